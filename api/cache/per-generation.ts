/** What is read once for each generation. */
import type { Client } from "@elastic/elasticsearch";
import type { LoadedGeneration } from "../generation/generations.ts";
import { LruCache } from "./lru-cache.ts";

/** Generations that are held: the live and the previous one, during a swap one more. */
const maxGenerations = 3;

/** Reads something of a generation; what else it is given is always the same for a client. */
type GenerationReader<T, More extends readonly unknown[]> = (
  elastic: Client,
  generation: LoadedGeneration,
  ...more: More
) => Promise<T>;

/** Tells clients apart: two servers may have generations of the same name. */
const numbers = new WeakMap<Client, number>();
let clients = 0;

/** A key for something of a generation, as this client has it. @param generation null for what is made before the first load */
export function generationKey(elastic: Client, generation: LoadedGeneration | null, what = ""): string {
  const number = numbers.get(elastic) ?? clients++;
  numbers.set(elastic, number);
  // Joined, a key is one string: as a template it would be a tree of its parts for as long as it is held.
  return [number, generation?.index("release") ?? "", what].join(" ");
}

/** The same reader, which remembers: simultaneous first readers read once. @param name of the cache in the figures */
export function perGeneration<T, More extends readonly unknown[] = []>(
  name: string,
  read: GenerationReader<T, More>,
): GenerationReader<T, More> {
  const held = new LruCache<T>({ name, maxSize: maxGenerations });
  return (elastic, generation, ...more) =>
    held.read(generationKey(elastic, generation), () => read(elastic, generation, ...more));
}

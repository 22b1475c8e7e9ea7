/** Searches the peptides of a generation; what was counted is kept for a while, since pages, files and details ask for it again. */
import { availableParallelism } from "node:os";
import { LruCache } from "../cache/lru-cache.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import type { Services } from "../context/services.ts";
import type { Peptides } from "./peptides.ts";
import { readPeptides } from "./peptides.ts";
import type { MatchedPeptides, MatchFormat } from "./search-peptides.ts";
import { unavailable } from "../problem/problem-error.ts";
import { Threads } from "../threads/threads.ts";
import type { Result, Task } from "./worker.ts";

/** Generations whose peptides are kept: the live and the previous one. */
const maxGenerations = 2;
/** ms that a thread may take for one task. */
const maxTaskMs = 10_000;
const maxThreads = 4;
/** Peptides that are written at a time: enough to be worth the way to a thread and back, and no more text than can wait. */
const batchOf = (writing: MatchFormat): number => (writing === "short" ? 2_500 : 125);

/** Peptides that match, in the order of their ids. */
export interface Counted extends MatchedPeptides {
  /** Genes of these. */
  readonly genes: number;
  /** All matches. */
  readonly matches: number;
}

/**
 * Searches peptides for motifs. Peptides of a generation are read once and searched by threads; counts are
 * remembered.
 */
export class MotifSearch {
  readonly #elastic: Services["elastic"];
  /** One for each processor up to a limit. */
  readonly #threads = new Threads<Task, Result>({
    module: new URL("./worker.ts", import.meta.url),
    size: Math.min(availableParallelism(), maxThreads),
    maxTaskMs,
    endError: () =>
      unavailable("motif search", "The motif search does not answer. Please try again in a moment."),
  });
  readonly #peptides = new LruCache<Peptides>({
    name: "peptides",
    maxSize: maxGenerations,
    onEvict: (name) => this.#threads.forget(name, { kind: "forget", name }),
  });
  readonly #counted = new LruCache<Counted>({
    name: "motifs",
    maxSize: 2 * 2 ** 20,
    sizeOf: ({ indices, counts }) => indices.byteLength + counts.byteLength,
  });

  constructor(elastic: Services["elastic"]) {
    this.#elastic = elastic;
  }

  /** The peptides of a generation, read from the index when they are first asked for. */
  #read(generation: LoadedGeneration): Promise<Peptides> {
    return this.#peptides.read(generation.name, async () => {
      const peptides = await readPeptides(this.#elastic, generation);
      this.#threads.keep(peptides.name, { kind: "keep", peptides });
      return peptides;
    });
  }

  /** Index of a peptide by its id; null when the generation has none of this name. */
  async indexOf(generation: LoadedGeneration, id: string): Promise<number | null> {
    const { infos } = await this.#read(generation);
    const index = infos.findIndex((info) => info.id === id);
    return index < 0 ? null : index;
  }

  /** Counts the matches in all peptides. @param motif one that can be read */
  async count(generation: LoadedGeneration, motif: string): Promise<Counted> {
    const peptides = await this.#read(generation);
    return this.#counted.read(`${generation.name} ${motif}`, () => this.#count(peptides, motif));
  }

  /** Counts the matches in one peptide, given by its index. */
  async countOne(generation: LoadedGeneration, motif: string, index: number): Promise<Counted> {
    const { name } = await this.#read(generation);
    const [matches = 0] =
      (await this.#threads.ask({ kind: "count", name, motif, from: index, to: index + 1 })) ?? [];
    const isFound = matches > 0;
    return {
      indices: Uint32Array.from(isFound ? [index] : []),
      counts: Uint32Array.from(isFound ? [matches] : []),
      genes: isFound ? 1 : 0,
      matches,
    };
  }

  async #count(peptides: Peptides, motif: string): Promise<Counted> {
    const { name, infos, text, offsets } = peptides;
    // As many stretches of the same number of residues as there are threads.
    const borders = Array.from({ length: this.#threads.size + 1 }, (_, i) => {
      const index = offsets.findIndex((offset) => offset >= (text.length * i) / this.#threads.size);
      return i === this.#threads.size || index < 0 ? infos.length : Math.min(index, infos.length);
    });
    const parts = await Promise.all(
      borders
        .slice(1)
        // `!`: one border less than there are borders.
        .map((to, i) => this.#threads.ask({ kind: "count", name, motif, from: borders[i]!, to })),
    );
    const all = parts.flatMap((part) => [...(part ?? [])]);
    const indices = Uint32Array.from(all.flatMap((count, index) => (count > 0 ? [index] : [])));
    return {
      indices,
      // `!`: an index of a peptide, and each has a count and a gene.
      counts: Uint32Array.from(indices, (index) => all[index]!),
      genes: new Set(Array.from(indices, (index) => infos[index]!.gene)).size,
      matches: all.reduce((sum, count) => sum + count, 0),
    };
  }

  /** Peptides as text in UTF-8, some at a time; the next ones are written while the former are being sent. */
  async *write(
    generation: LoadedGeneration,
    motif: string,
    { indices, counts }: MatchedPeptides,
    writing: MatchFormat,
    maxMatches: number,
  ): AsyncGenerator<Uint8Array> {
    const { name } = await this.#read(generation);
    const batch = batchOf(writing);
    const ask = (from: number) => {
      const matching = {
        indices: indices.slice(from, from + batch),
        counts: counts.slice(from, from + batch),
      };
      return this.#threads.ask({ kind: "write", name, motif, matching, writing, maxMatches: maxMatches });
    };
    const ahead: Promise<Uint8Array | Uint32Array | null>[] = [];
    for (let next = 0; next < indices.length || ahead.length > 0;) {
      while (next < indices.length && ahead.length < this.#threads.size) {
        const part = ask(next);
        // Whoever reads on is told; a reader who has gone is not.
        part.catch(() => undefined);
        ahead.push(part);
        next += batch;
      }
      const part = await ahead.shift();
      if (part instanceof Uint8Array) yield part;
    }
  }
}

const searches = new WeakMap<Services["elastic"], MotifSearch>();

/** The search of an api: one for all its requests. */
export function motifSearch({ elastic }: Pick<Services, "elastic">): MotifSearch {
  const search = searches.get(elastic) ?? new MotifSearch(elastic);
  searches.set(elastic, search);
  return search;
}

/** From `latest`, a release id or the name of a generation in an address to the generation that answers. */
import { errors } from "@elastic/elasticsearch";
import { notFound, unavailable } from "../problem/problem-error.ts";
import type { Generations, LoadedGeneration } from "./generations.ts";

/** Thrown when a part of a combined search finds its index gone. */
export class IndexGoneError extends Error {}

/** Whether a generation was removed while a request worked on it. */
export const isIndexGone = (error: unknown): boolean =>
  error instanceof IndexGoneError ||
  (error instanceof errors.ResponseError && error.message.includes("index_not_found_exception"));

/** Thrown when a record lacks a field that every load writes. */
export class FieldMissingError extends Error {}

/** A generation that was loaded by an older version, which did not have a field that is read or sorted by. */
export const isFieldMissing = (error: unknown): boolean =>
  error instanceof FieldMissingError ||
  (error instanceof errors.ResponseError &&
    /No mapping found for \[\w+\] in order to sort/.test(error.message));

interface HasGenerations {
  readonly generations: Generations;
}

/** The generation that an address means, among those that are known; null where it is none of them. */
export const findGeneration = (generations: Generations, release: string): LoadedGeneration | null =>
  release === "latest"
    ? generations.live
    : (generations.loaded.find((one) => one.release === release || one.name === release) ??
      generations.staged.find((one) => one.name === release) ??
      null);

/** Throws a problem: 404 that names the releases there are, or 503 while none is loaded. */
export async function chooseGeneration(
  { generations }: HasGenerations,
  release: string,
): Promise<LoadedGeneration> {
  let found = findGeneration(generations, release);
  if (!found) {
    await generations.refresh();
    found = findGeneration(generations, release);
  }
  if (found) return found;
  if (generations.loaded.length === 0 || release === "latest")
    throw unavailable("release", "No release is loaded yet.");
  const releases = [...new Set(generations.loaded.map((generation) => generation.release))];
  throw notFound(`There is no release ${release}; there are latest, ${releases.join(", ")}.`, { releases });
}

/** Does something with the generation chosen; when its indices have just been removed, once more with the one that is there now. */
export async function withGeneration<T>(
  services: HasGenerations,
  release: string,
  work: (generation: LoadedGeneration) => Promise<T>,
): Promise<T> {
  try {
    return await work(await chooseGeneration(services, release));
  } catch (error) {
    if (!isIndexGone(error)) throw error;
    await services.generations.refresh();
    return work(await chooseGeneration(services, release));
  }
}

/**
 * Names of aliases and indices.
 *
 * A load writes one generation of every index beside the live one, e.g. `karyon-genes--2025-09-01--k3f9`; the alias
 * `karyon-genes` says which generation is live. All aliases move in one call.
 */
import { entities, entityKinds } from "./fields/entities.ts";
import type { EntityIndex } from "./fields/entities.ts";

const otherKinds = ["annotations", "sequences", "files", "documents", "pages", "release"] as const;
export type IndexKind = EntityIndex | (typeof otherKinds)[number];
export const indexKinds: readonly IndexKind[] = [
  ...entityKinds.map((kind) => entities[kind].index),
  ...otherKinds,
];

/** Whether a text is the name of a kind of index. */
export const isIndexKind = (name: string): name is IndexKind => indexKinds.some((kind) => kind === name);

/** One load of one release: the release id (ISO date) and a token that tells two loads of the same release apart. */
export interface Generation {
  readonly release: string;
  readonly token: string;
}

/** Prefix of every index and alias; tests use others beside each other on one server. */
export const defaultPrefix = "karyon";

/** `2025-09-01--k3f9`: how a generation is written in index names, answers and logs. */
export const generationName = (generation: Generation): string =>
  `${generation.release}--${generation.token}`;

/** Reads what generationName wrote; null for anything else. */
export function parseGeneration(name: string): Generation | null {
  const match = /^(\d{4}-\d{2}-\d{2})--([a-z0-9]+)$/.exec(name);
  // Both groups match something.
  return match ? { release: match[1]!, token: match[2]! } : null;
}

/** The alias that the live index of a kind carries. */
export const aliasName = (kind: IndexKind, prefix = defaultPrefix): string => `${prefix}-${kind}`;

/**
 * The alias that every index of the previous generation carries, moved in the same call as the live ones. A generation
 * with neither a live alias nor this one nor `stagedAlias` is unfinished and must not be read.
 */
export const previousAlias = (prefix = defaultPrefix): string => `${prefix}-previous`;

/** The alias that every index of a staged generation carries: complete and verified, and not yet published. */
export const stagedAlias = (prefix = defaultPrefix): string => `${prefix}-staged`;

/** The Redis channel on which the name of the generation that went live is published, after a load or a rollback. */
export const swapChannel = (prefix = defaultPrefix): string => `${prefix}:swap`;

/** The index of a kind in one generation; as long as it is live, its alias stands for it. */
export const indexName = (kind: IndexKind, generation: Generation, prefix = defaultPrefix): string =>
  `${prefix}-${kind}--${generationName(generation)}`;

/** The generation that an index of the given kind belongs to; null when the name is not one of ours. */
export function generationOfIndex(name: string, kind: IndexKind, prefix = defaultPrefix): Generation | null {
  const start = `${prefix}-${kind}--`;
  return name.startsWith(start) ? parseGeneration(name.slice(start.length)) : null;
}

/** A new token: four to six characters in base 36 that grow with time, so that names sort by age within a release. */
export const newToken = (now = Date.now()): string => Math.floor(now / 1000).toString(36);

import type { GenomeHit } from "../../../api/contract/index.ts";

const isNamed = ({ id, label, matched }: GenomeHit, name: string): boolean =>
  [id, label, matched?.text].some((one) => one?.toLowerCase() === name);

/** The genes that are called exactly so, by id, name or synonym, in any case. */
export function hitsNamed(hits: readonly GenomeHit[], name: string): GenomeHit[] {
  const lowerCased = name.trim().toLowerCase();
  return hits.filter((hit) => isNamed(hit, lowerCased));
}

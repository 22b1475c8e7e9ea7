/** Centromeres as texts name them: cen2, centromere of chromosome II. Pure. */
import type { Site } from "../../../config/schema.ts";
import type { GeneTable } from "../../queries/gene-table.ts";
import { chromosomeNamed } from "./location.ts";
import type { Location } from "./location.ts";

/** Where the centromere of each chromosome is, 1-based, both ends included, by the id of the chromosome. */
export type Centromeres = ReadonlyMap<string, { readonly start: number; readonly end: number }>;

const written = /^(?:(?:centromere|cen)[ -]?(?:(?:of|on|in) )?(?:the )?(.+)|(chr.+) centromere)$/;

interface Named {
  readonly centromeres: Centromeres;
  /** One of them can be called cen1. */
  readonly genes: Pick<GeneTable, "find">;
}

/** The place of the centromere that a folded text names; null for other texts, and where the release does not tell it. */
export function centromereOf(
  folded: string,
  { centromeres, genes }: Named,
  chromosomes: Site["chromosomes"],
): Location | null {
  const [, behind, before] = written.exec(folded) ?? [];
  const name = behind ?? before;
  if (name === undefined || genes.find(folded) !== undefined) return null;
  const chromosome = chromosomeNamed(name.startsWith("chr") ? name : `chromosome ${name}`, chromosomes);
  const place = chromosome === null ? undefined : centromeres.get(chromosome);
  return chromosome !== null && place !== undefined
    ? { chromosome, ...place, called: `centromere of chromosome ${chromosome}` }
    : null;
}

/** How many hits of each group are shown (spec 1 §9). Pure. */
import type { SearchSettings } from "../../../config/schema.ts";
import type { EntityType } from "../../contract/suggest.ts";

export type Totals = Readonly<Record<EntityType, number>>;

/** The most of each group that can ever be shown: as many are fetched. */
export function maxShown({ groups }: Pick<SearchSettings, "groups">): Totals {
  return {
    gene: groups.gene.shown,
    term: groups.term.shown,
    reference: groups.reference.shown,
    gocam: groups.gocam.shown + groups.gocam.shortfall_total,
    allele: groups.allele.shown,
  };
}

/**
 * What is shown when so many match. Pathway models fill up what genes and publications leave of `shortfall_total`; all
 * groups together stay within `max_options`, at the cost of the models.
 */
export function shownCounts(
  totals: Totals,
  { groups, max_options }: Pick<SearchSettings, "groups" | "max_options">,
): Totals {
  const shortfall = Math.max(0, groups.gocam.shortfall_total - totals.gene - totals.reference);
  const gene = Math.min(totals.gene, groups.gene.shown);
  const term = Math.min(totals.term, groups.term.shown);
  const reference = Math.min(totals.reference, groups.reference.shown);
  const allele = Math.min(totals.allele, groups.allele.shown);
  const left = Math.max(0, max_options - gene - term - reference - allele);
  return {
    gene,
    term,
    reference,
    allele,
    gocam: Math.min(totals.gocam, groups.gocam.shown + shortfall, left),
  };
}

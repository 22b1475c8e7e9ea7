/** Annotations that are about orthologs, where it is not known about which. Pure. */
import type { GenePage, TermShort } from "../../../api/contract/index.ts";

type Row = GenePage["ortholog_annotations"][number];

export interface TermsOfSeveral {
  readonly taxonid: number;
  /** How many there are of the organism. */
  readonly orthologs: number;
  readonly terms: readonly TermShort[];
}

/** Organisms with several orthologs and terms that may be about any of them. */
export function termsOfSeveral(rows: readonly Row[]): TermsOfSeveral[] {
  return [...Map.groupBy(rows, ({ taxonid }) => taxonid)].flatMap(([taxonid, own]) => {
    const orthologs = new Set(own.map(({ ortholog }) => ortholog.uniquename)).size;
    const terms = own[0]?.terms ?? [];
    return orthologs > 1 && terms.length > 0 ? [{ taxonid, orthologs, terms }] : [];
  });
}

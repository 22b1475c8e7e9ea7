/** Orthologs by species, for the row above their table. Pure. */
import type { GenePage, Site, TermShort } from "../../../api/contract/index.ts";

type Ortholog = GenePage["ortholog_annotations"][number];

export interface SpeciesOrthologs {
  readonly organism: Site["organisms"][number];
  /** Each once, in the order of the release. */
  readonly genes: readonly Pick<Ortholog["ortholog"], "uniquename" | "name">[];
  /** What is known of any of them, each once. */
  readonly terms: readonly TermShort[];
}

/** The deployment's organisms in which orthologs are assigned, in its order. */
export function speciesOf(orthologs: readonly Ortholog[], organisms: Site["organisms"]): SpeciesOrthologs[] {
  return organisms.flatMap((organism) => {
    const own = orthologs.filter(({ taxonid }) => taxonid === organism.taxonid);
    if (own.length === 0) return [];
    const genes = new Map(own.map(({ ortholog }) => [ortholog.uniquename, ortholog]));
    const terms = new Map(own.flatMap(({ terms: of = [] }) => of.map((term) => [term.termid, term])));
    return [{ organism, genes: [...genes.values()], terms: [...terms.values()] }];
  });
}

/** Spellings and plurals that are brought to one form, in the indices and in what is typed. */

/** British spellings as American ones. Words that only look British are changed too, in the index as in the query. */
export const spellings: readonly (readonly [british: string, american: string])[] = [
  ["(.{3})is(ation|ations|ational|e|es|ed|ing|er|ers)$", "$1iz$2"],
  ["(.{3}ly)s(e|es|ed|ing)$", "$1z$2"],
  ["(.{3})our(s|al|ed|ing)?$", "$1or$2"],
  ["(.{2}[bt])re(s|d)?$", "$1er$2"],
  ["(.{2}l)l(ing|ed|er|ers)$", "$1$2"],
  ["(.{2}og)ue(s)?$", "$1$2"],
  ["^(an|leuk|hypoglyc|hyperglyc|sept|isch)aem", "$1em"],
  ["^haem$", "heme"],
  ["^haem", "hem"],
  ["^oe(?=str|soph|dem)", "e"],
  ["^sulph", "sulf"],
];

/** Words that no rule brings to one form: plural and singular. */
export const irregularPlurals: ReadonlyMap<string, string> = new Map([
  ["mitochondria", "mitochondrion"],
  ["nuclei", "nucleus"],
  ["nucleoli", "nucleolus"],
  ["septa", "septum"],
  ["loci", "locus"],
  ["asci", "ascus"],
  ["fungi", "fungus"],
  ["bacteria", "bacterium"],
  ["hyphae", "hypha"],
  ["foci", "focus"],
  ["stimuli", "stimulus"],
  ["axes", "axis"],
  ["analyses", "analysis"],
  ["syntheses", "synthesis"],
  ["hypotheses", "hypothesis"],
  ["phenomena", "phenomenon"],
  ["spectra", "spectrum"],
  ["data", "datum"],
  ["media", "medium"],
  ["termini", "terminus"],
  ["vertices", "vertex"],
  ["matrices", "matrix"],
  ["indices", "index"],
  ["larvae", "larva"],
  ["algae", "alga"],
  ["villi", "villus"],
  ["cilia", "cilium"],
  ["flagella", "flagellum"],
  // No form of "code": protein-coding genes have nothing to do with evidence codes.
  ["coding", "coding"],
]);

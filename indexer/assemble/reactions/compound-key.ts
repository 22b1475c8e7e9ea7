/** What is the same compound, however it is written. Pure. */

/** Other words for what nearly every reaction has, by their key. */
const sameAs: Readonly<Record<string, string>> = {
  water: "h2o",
  proton: "h+",
  oxygen: "o2",
  dioxygen: "o2",
  "molecular oxygen": "o2",
  "carbon dioxide": "co2",
  "coenzyme a": "coa",
  coash: "coa",
  "coa-sh": "coa",
  "hydrogen peroxide": "h2o2",
  pi: "phosphate",
  orthophosphate: "phosphate",
  ppi: "diphosphate",
  pyrophosphate: "diphosphate",
  nad: "nad+",
  nadp: "nadp+",
  ammonium: "nh4+",
  ammonia: "nh3",
};

/** Amounts and charges that formulas have in brackets: H(2)O, NAD(+), Ca(2+). */
const bracketed = /\((\d*[+-]|\d+)\)/g;
const isFormula = (name: string): boolean => /^(?:\(?[A-Z]|\[)[A-Za-z0-9()+-]*$/.test(name);

/** One name of a compound for its many writings: "H(2)O", "water" and "H2O" are h2o, "a 2-oxo acid" is 2-oxo acid. */
export function compoundKey(name: string): string {
  const bare = name.replace(/^(?:an?|the|any) (?=\S)/i, "").replaceAll(/\s+(?=\+$)|(?<=\s)\s+/g, "");
  const key = (isFormula(bare) ? bare.replaceAll(bracketed, "$1") : bare).toLowerCase();
  return sameAs[key] ?? key;
}

import { families } from "../vocabulary/families.ts";
import { molecules } from "../vocabulary/themes.ts";
import type { Ontology, Term } from "./obo.ts";

const namespace = "molecular_function";

/** Grouping terms: name, definition, the true id where there is one, and the term above. */
const groups = {
  root: [namespace, "What a gene product does at the level of molecules.", "GO:0003674", null],
  catalytic: ["catalytic activity", "Speeding up a reaction.", "GO:0003824", "root"],
  binding: ["binding", "Holding on to another molecule without changing it.", "GO:0005488", "root"],
  proteinBinding: ["protein binding", "Holding on to a protein.", "GO:0005515", "binding"],
  transferase: [
    "transferase activity",
    "Moving a chemical group from one molecule to another.",
    undefined,
    "catalytic",
  ],
  kinase: ["kinase activity", "Moving a phosphate group to another molecule.", undefined, "transferase"],
  hydrolase: ["hydrolase activity", "Splitting a bond with water.", undefined, "catalytic"],
  oxidoreductase: ["oxidoreductase activity", "Moving electrons between molecules.", undefined, "catalytic"],
  nucleicAcid: ["nucleic acid binding", "Holding on to DNA or RNA.", undefined, "binding"],
  structural: ["structural molecule activity", "Giving a structure its strength.", undefined, "root"],
  transporter: [
    "transporter activity",
    "Carrying a substance from one side to the other.",
    undefined,
    "root",
  ],
  regulator: [
    "molecular function regulator activity",
    "Changing the activity of another molecule.",
    undefined,
    "root",
  ],
} as const;
type Group = keyof typeof groups;

const slim: readonly Group[] = [
  "transferase",
  "kinase",
  "hydrolase",
  "oxidoreductase",
  "nucleicAcid",
  "structural",
  "transporter",
  "regulator",
  "proteinBinding",
];

/** The group that a function belongs to by its name. */
function groupOf(name: string): Group {
  if (
    name.endsWith("protein binding") ||
    /^(histone|SNARE|actin|microtubule|unfolded|nuclear loc)/.test(name)
  )
    return "proteinBinding";
  if (/^(DNA|RNA) binding$/.test(name)) return "nucleicAcid";
  if (name.endsWith(" binding")) return "binding";
  if (name.includes("kinase")) return "kinase";
  if (name.includes("transmembrane") || name.includes("transporter")) return "transporter";
  if (/phosphatase|GTPase|ATP hydrolysis|nuclease|hydrolase|helicase|motor/.test(name)) return "hydrolase";
  if (/transferase|ligase|synthase/.test(name)) return "transferase";
  if (/dehydrogenase|electron/.test(name)) return "oxidoreductase";
  if (name.startsWith("structural")) return "structural";
  return /factor activity|coactivator|exchange|chaperone|receptor/.test(name) ? "regulator" : "catalytic";
}

/** Builds the function terms that the protein families name, with grouping terms above them. */
export function addFunctions(go: Ontology): {
  readonly functions: readonly Term[];
  readonly slim: readonly Term[];
} {
  for (const [name, definition, id, above] of Object.values(groups)) {
    const isA = above === null ? [] : [go.named(groups[above][0])];
    go.add(name, namespace, { definition, isA }, id);
  }
  const names = families
    .flatMap((family) => family.functions)
    .flatMap((name) =>
      name.includes("{molecule}")
        ? molecules.map((molecule) => name.replace("{molecule}", molecule))
        : [name],
    );
  return {
    slim: slim.map((group) => go.named(groups[group][0])),
    functions: [...new Set(names)].map((name, index) =>
      go.add(name, namespace, {
        xrefs: equationOf(name) === null ? [] : [`RHEA:${firstReaction + index}`],
        definition: functionDefinition(name),
        isA: [go.named(groups[groupOf(name)][0])],
        synonyms: name.endsWith(" activity") ? [[name.slice(0, -9), "RELATED"]] : [],
      }),
    ),
  };
}

/** Numbers in Rhea that nobody uses. */
const firstReaction = 9_000_000;

/** The equations of what enzymes and carriers do with a molecule, as true definitions write them. */
const equations: readonly (readonly [RegExp, (molecule: string) => string])[] = [
  [/^(?!protein)(.+) kinase activity$/, (it) => `ATP + ${it} = ADP + H(+) + ${it} phosphate`],
  [/^(.+) synthase activity$/, (it) => `${it} precursor + 2 H(+) + NADPH + O(2) = ${it} + NADP(+) + H(2)O`],
  [/^(.+) dehydrogenase activity$/, (it) => `${it} + NAD(P)+ = dehydro-${it} + NAD(P)H + H+`],
  [/^(.+) transmembrane transporter activity$/, (it) => `${it}(out) + H+(out) = ${it}(in) + H+(in)`],
  [/^ATP hydrolysis activity$/, () => "ATP + H2O = ADP + H+ + phosphate"],
  [/^GTPase activity$/, () => "GTP + H2O = GDP + H+ + phosphate"],
];

function equationOf(name: string): string | null {
  for (const [pattern, write] of equations) {
    const found = pattern.exec(name);
    if (found) return write(found[1] ?? "");
  }
  return null;
}

function functionDefinition(name: string): string {
  if (name.endsWith(" binding")) return `Holding on to ${name.slice(0, -8)}.`;
  const equation = equationOf(name);
  if (equation === null) return `The molecular function of a ${name.replace(/ activity.*$/, "")}.`;
  return equation.includes("(out)")
    ? `Enables the transfer of a solute from one side of a membrane to the other according to the reaction: ${equation}.`
    : `Catalysis of the reaction: ${equation}.`;
}

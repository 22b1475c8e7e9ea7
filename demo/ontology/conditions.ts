import { molecules, substances } from "../vocabulary/themes.ts";
import { Ontology } from "./obo.ts";
import type { Term } from "./obo.ts";

const namespace = "fission_yeast_phenotype_condition";

export interface Conditions {
  readonly terms: readonly Term[];
  readonly media: readonly Term[];
  readonly temperatures: readonly (readonly [term: Term, degrees: readonly string[]])[];
  readonly others: readonly Term[];
  /** By substance: the term and its usual dose. */
  readonly bySubstance: ReadonlyMap<string, { readonly term: Term; readonly dose: string }>;
}

/** Conditions of an experiment: media, temperatures, substances in or out of the medium. */
export function buildConditions(): Conditions {
  const fyeco = new Ontology("FYECO", 9000001);
  const add = (name: string, definition: string, ...isA: Term[]): Term =>
    fyeco.add(name, namespace, { definition, isA });
  const root = fyeco.add(
    "phenotype condition",
    namespace,
    { definition: "Whatever the experimenter controls beside the cells." },
    "FYECO:0000001",
  );
  const medium = add("growth medium", "What the cells grow on.", root);
  const temperature = add("growth temperature", "How warm it is.", root);
  const excess = add("excess of a substance", "More of a substance than in the usual medium.", root);
  const lack = add("lack of a substance", "Less of a substance than in the usual medium.", root);
  const media = [
    "rich medium",
    "minimal medium",
    "sporulation medium",
    "low glucose medium",
    "agar plates",
    "liquid culture",
  ].map((name) => add(name, `Cells were kept on ${name}.`, medium));
  const temperatures = (
    [
      ["standard temperature", ["25C", "30C"]],
      ["high temperature", ["36C", "37C"]],
      ["low temperature", ["17C", "20C"]],
    ] as const
  ).map(
    ([name, degrees]) =>
      [add(name, `Cells were kept at ${degrees.join(" to ")}.`, temperature), degrees] as const,
  );
  const bySubstance = new Map(
    substances.map(([name, dose]) => [
      name,
      { term: add(`+ ${name}`, `The medium holds ${name}.`, excess), dose },
    ]),
  );
  const others = molecules.slice(0, 16).map((name) => add(`- ${name}`, `The medium holds no ${name}.`, lack));
  return { terms: fyeco.terms, media, temperatures, others, bySubstance };
}

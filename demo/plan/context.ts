import type { Complexes } from "./complexes.ts";
import type { Conditions } from "../ontology/conditions.ts";
import type { Phenotypes } from "../ontology/fypo.ts";
import type { GeneOntology } from "../ontology/go.ts";
import type { Term } from "../ontology/obo.ts";
import type { GenePlan } from "./plan.ts";
import type { Random } from "../random/random.ts";
import type { References } from "./references.ts";

/** What every writer needs to know. */
export interface Context extends Complexes {
  /** ISO date */
  readonly release: string;
  /** The last full year before the release: nothing is dated later. */
  readonly lastYear: number;
  readonly seed: Random;
  readonly plans: readonly GenePlan[];
  readonly coding: readonly GenePlan[];
  readonly references: References;
  readonly go: GeneOntology;
  readonly phenotypes: Phenotypes;
  readonly conditions: Conditions;
  readonly diseases: readonly Term[];
  /** Structures as mmCIF that are written as BinaryCIF when all are known. */
  readonly binaryModels: string[];
}

/** The made-up organism. 999999 is, as far as known, not assigned by the NCBI taxonomy. */
export const organism = {
  taxonid: 999999,
  genus: "Karyonia",
  species: "exemplaris",
  common_name: "demo yeast",
} as const;
/** Prefix of gene ids and name of the database in the official formats. */
export const database = "KaryonDemo";

/** Name as people write it: the gene name, else the id. */
export const label = (plan: GenePlan): string => plan.name || plan.id;

/** A gene that works with this one: of its complex, else a coding gene near the start of the fame list or anywhere. */
export function partner(context: Context, plan: GenePlan, random: Random): GenePlan | null {
  const complex = context.complexOf.get(plan.index);
  const mates = complex && random.chance(0.4) ? context.complexes.get(complex) : undefined;
  const first = random.pick(mates ?? context.coding);
  const second = random.pick(context.coding);
  const chosen = mates ? first : first.fame > second.fame ? first : second;
  return chosen.index === plan.index ? null : chosen;
}

import { partner } from "../plan/context.ts";
import type { Context } from "../plan/context.ts";
import type { Term } from "../ontology/obo.ts";
import type { GenePlan } from "../plan/plan.ts";
import { molecules } from "../vocabulary/themes.ts";
import { curators } from "../vocabulary/people.ts";

export interface Chemical {
  readonly id: string;
  readonly label: string;
}

export interface Activity {
  readonly id: string;
  /** null: the model does not know who does it. */
  readonly gene: GenePlan | null;
  readonly function: Term;
  readonly occursIn: Term;
  readonly partOf: Term;
  readonly input: Chemical | null;
  readonly output: Chemical | null;
  readonly reference: string;
}

interface Edge {
  readonly source: Activity;
  readonly target: Activity;
  readonly relation: string;
}

/** A pathway model, before it is written in one of the two file formats. */
export interface Model {
  /** Without prefix: the name of its file. */
  readonly id: string;
  readonly title: string;
  readonly date: string;
  readonly contributor: string;
  readonly process: Term;
  readonly activities: readonly Activity[];
  readonly edges: readonly Edge[];
}

/** Causal relations between activities: number → what it says. */
const relations = {
  "RO:0002413": "provides input for",
  "RO:0002629": "directly positively regulates",
  "RO:0002630": "directly negatively regulates",
  "RO:0002304": "causally upstream of, positive effect",
  "RO:0012009": "constitutively upstream of",
} as const;
// Object.keys forgets the key type
const causal = Object.keys(relations) as (keyof typeof relations)[];

/** CHEBI-like numbers from 900001, which ChEBI does not use. */
const chemical = (number: number): Chemical => ({
  id: `CHEBI:${900001 + number}`,
  label: molecules[number] ?? "metabolite",
});

/** Composes the models: chains of activities of genes of one theme, with a branch here and there. Every third begins with what the one before ends with. */
export function makeModels(
  context: Context,
  count = Math.min(80, Math.round(context.plans.length / 40)),
): Model[] {
  const candidates = context.coding.filter(({ family }) => family);
  const starters = candidates.length > 0 ? candidates : context.plans;
  const models: Model[] = [];
  for (let number = 0; number < Math.max(2, count); number++)
    models.push(makeModel(context, starters, number, number % 3 === 1 ? models.at(-1) : undefined));
  return models;
}

function makeModel(
  context: Context,
  candidates: readonly GenePlan[],
  number: number,
  before: Model | undefined,
): Model {
  const random = context.seed.fork(`model ${number}`);
  const id = `9de0${String(number).padStart(4, "0")}00000001`;
  const first = random.pick(candidates);
  const process = random.pick((context.go.processes.get(first.theme) ?? [context.go.roots.P]).slice(0, 2));
  const metabolic = molecules.some((molecule) => molecule === first.theme);
  const related = candidates.filter((plan) => plan.theme === first.theme);
  const activities: Activity[] = [];
  const size = random.between(3, 12);
  for (let i = 0; i < size; i++) {
    const gene =
      i === 0
        ? first
        : random.chance(0.6)
          ? random.pick(related)
          : (partner(context, first, random) ?? first);
    const name = random.pick(gene.family?.functions ?? ["protein binding"]).replace("{molecule}", gene.theme);
    activities.push({
      id: `gomodel:${id}/9de0${String(number).padStart(4, "0")}${String(i + 100).padStart(8, "0")}`,
      gene,
      function: context.go.named(name),
      occursIn: context.go.named(random.pick(gene.family?.components ?? ["cytosol"])),
      partOf: process,
      input: metabolic ? chemical((number + i) % molecules.length) : null,
      output: metabolic ? chemical((number + i + 1) % molecules.length) : null,
      reference: context.references.cite(gene, random),
    });
  }
  const [start] = activities;
  const shared = before?.activities.at(-1);
  if (start && shared) activities[0] = { ...shared, id: start.id };
  const last = activities.at(-1);
  if (last && number % 5 === 2) activities[activities.length - 1] = { ...last, gene: null };
  const edges: Edge[] = [];
  activities.forEach((target, i) => {
    const source = activities[random.chance(0.75) ? i - 1 : random.between(0, Math.max(0, i - 1))];
    if (source && source !== target)
      edges.push({ source, target, relation: metabolic ? "RO:0002413" : random.pick(causal) });
  });
  return {
    id,
    process,
    activities,
    edges,
    title: `${process.name} (${process.id})`,
    date: random.date(2021, context.lastYear),
    contributor: `https://orcid.org/${random.pick(curators)}`,
  };
}

/** What pathway models have in common: activities, genes, and molecules that one passes on to the other. Pure. */
import type { GocamPage } from "../../../index-mappings/pages/others.ts";
import type { MapLink } from "../../../index-mappings/pages/pathway-map.ts";
import { distinctActivities } from "../../../index-mappings/pages/same-activity.ts";

type Model = Pick<GocamPage, "gocam_id" | "activities" | "activity_enabling_genes">;
type Draft = Pick<MapLink, "activities" | "genes" | "molecules">;

/** Molecules that more models make or take, such as water, say nothing of the way from one to another. */
const maxModelsOfMolecule = 3;

/** So does a gene with activities in more models. */
const maxModelsOfGene = 20;

const byLabel = (a: { readonly label: string }, b: { readonly label: string }): number =>
  a.label < b.label ? -1 : Number(a.label > b.label);

/** Drafts of links by their two ends, in the order of their ids. */
class Links {
  readonly #drafts = new Map<string, Draft>();

  between(one: string, other: string): Draft {
    const key = one < other ? `${one} ${other}` : `${other} ${one}`;
    const draft = this.#drafts.get(key) ?? { activities: [], genes: [], molecules: [] };
    this.#drafts.set(key, draft);
    return draft;
  }

  all(): MapLink[] {
    return [...this.#drafts]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, draft]) => {
        const [source = "", target = ""] = key.split(" ");
        return {
          source,
          target,
          activities: draft.activities.toSorted(byLabel),
          genes: draft.genes.toSorted(),
          molecules: draft.molecules.toSorted(byLabel),
        };
      });
  }
}

/** Calls back for each two of some models. */
function forPairs(models: readonly string[], call: (one: string, other: string) => void): void {
  models.forEach((one, at) => {
    for (const other of models.slice(at + 1)) call(one, other);
  });
}

/** Models by what they have, each once. */
function holders<T>(
  models: readonly Model[],
  has: (model: Model) => Iterable<readonly [key: string, thing: T]>,
): { readonly thing: T; readonly models: readonly string[] }[] {
  const found = new Map<string, { thing: T; models: Set<string> }>();
  for (const model of models)
    for (const [key, thing] of has(model)) {
      const known = found.get(key);
      if (known) known.models.add(model.gocam_id);
      else found.set(key, { thing, models: new Set([model.gocam_id]) });
    }
  return [...found.values()].map(({ thing, models: ids }) => ({ thing, models: [...ids].toSorted() }));
}

const called = ({ enabled_by: by, molecular_function: does }: GocamPage["activities"][number]): string =>
  [by?.gene?.name ?? by?.label, does?.name].filter(Boolean).join(": ");

function linkMolecules(models: readonly Model[], links: Links): void {
  const of = (role: "inputs" | "outputs") =>
    new Map(
      holders(models, ({ activities }) =>
        activities.flatMap((activity) => activity[role].map((molecule) => [molecule.id, molecule] as const)),
      ).map((one) => [one.thing.id, one]),
    );
  const takers = of("inputs");
  for (const { thing, models: makers } of of("outputs").values()) {
    const taking = takers.get(thing.id)?.models ?? [];
    if (Math.max(makers.length, taking.length) > maxModelsOfMolecule) continue;
    for (const maker of makers)
      for (const taker of taking)
        if (maker !== taker)
          links.between(maker, taker).molecules.push({
            id: thing.id,
            label: thing.gene?.name ?? thing.label,
            is_back: maker > taker,
          });
  }
}

/** Links between models, each pair once. */
export function linksBetween(models: readonly Model[]): MapLink[] {
  const links = new Links();
  for (const { thing, models: ids } of holders(models, distinctActivities))
    forPairs(ids, (one, other) =>
      links.between(one, other).activities.push({ id: thing.id, label: called(thing) }),
    );
  for (const { thing, models: ids } of holders(models, ({ activity_enabling_genes: genes }) =>
    genes.map(({ uniquename }) => [uniquename, uniquename] as const),
  ))
    if (ids.length <= maxModelsOfGene)
      forPairs(ids, (one, other) => links.between(one, other).genes.push(thing));
  linkMolecules(models, links);
  return links.all();
}

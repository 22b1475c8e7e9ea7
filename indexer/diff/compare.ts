/** What changes from one snapshot to another. */
import { geneAttributes } from "./snapshot.ts";
import type { AnnotationFacts, GeneAttribute, Snapshot } from "./snapshot.ts";

export interface Change {
  readonly entity: "data set" | "gene" | "term" | "allele" | "annotation";
  /** An id that is gone: merged into one that was there, renamed to a new one, split into several, or removed. */
  readonly change: "added" | "removed" | "changed" | "merged" | "renamed" | "split";
  readonly id: string;
  /** The attribute that changes; "name" for what is added or removed, the type for annotations. */
  readonly field: string;
  /** "" when there is nothing. */
  readonly before: string;
  readonly after: string;
}

/** Changes by entity and kind of change, each group in the order of ids. */
export function compare(a: Snapshot, b: Snapshot): Change[] {
  return [
    ...datasetChanges(a, b),
    ...comings("gene", namesOf(a.genes), namesOf(b.genes), (id) => b.formerGenes.get(id) ?? []),
    ...geneChanges(a, b),
    ...comings("term", namesOf(a.terms), namesOf(b.terms), (id) => [b.formerTerms.get(id) ?? []].flat()),
    ...termChanges(a, b),
    ...comings("allele", a.alleles, b.alleles, () => []),
    ...annotationChanges(a, b),
  ];
}

const namesOf = (things: ReadonlyMap<string, { readonly name: string }>): ReadonlyMap<string, string> =>
  new Map([...things].map(([id, { name }]) => [id, name]));

/** Ids on both sides, in their order. */
const shared = (a: ReadonlyMap<string, unknown>, b: ReadonlyMap<string, unknown>): string[] =>
  [...a.keys()].filter((id) => b.has(id)).sort();

function comings(
  entity: Change["entity"],
  a: ReadonlyMap<string, string>,
  b: ReadonlyMap<string, string>,
  successors: (id: string) => readonly string[],
): Change[] {
  const only = (some: ReadonlyMap<string, string>, others: ReadonlyMap<string, string>): [string, string][] =>
    [...some].filter(([id]) => !others.has(id)).sort(([first], [second]) => (first < second ? -1 : 1));
  const named = (id: string): string => [id, b.get(id) ?? ""].filter(Boolean).join(" ");
  const leaving = only(a, b).map(([id, name]): Change => {
    const now = successors(id).filter((successor) => b.has(successor));
    const [first] = now;
    if (first === undefined) return { entity, change: "removed", id, field: "name", before: name, after: "" };
    const change = now.length > 1 ? "split" : a.has(first) ? "merged" : "renamed";
    return { entity, change, id, field: "id", before: name, after: now.map(named).join(", ") };
  });
  return [
    ...only(b, a).map(([id, name]): Change => ({
      entity,
      change: "added",
      id,
      field: "name",
      before: "",
      after: name,
    })),
    ...leaving.sort((one, other) => order.indexOf(one.change) - order.indexOf(other.change)),
  ];
}

const order: readonly Change["change"][] = ["removed", "merged", "renamed", "split"];

function geneChanges(a: Snapshot, b: Snapshot): Change[] {
  // Object.keys forgets the key type, hence the cast.
  const attributes = Object.keys(geneAttributes) as GeneAttribute[];
  return shared(a.genes, b.genes).flatMap((id) => {
    const [before, after] = [a.genes.get(id), b.genes.get(id)];
    if (!before || !after) return [];
    return attributes
      .filter((field) => before[field] !== after[field])
      .map((field) => changed("gene", id, field, before[field], after[field]));
  });
}

const changed = (
  entity: Change["entity"],
  id: string,
  field: string,
  before: string,
  after: string,
): Change => ({
  entity,
  change: "changed",
  id,
  field,
  before,
  after,
});

function termChanges(a: Snapshot, b: Snapshot): Change[] {
  return shared(a.terms, b.terms).flatMap((id) => {
    const [before, after] = [a.terms.get(id), b.terms.get(id)];
    if (!before || !after) return [];
    const state = (isObsolete: boolean): string => (isObsolete ? "obsolete" : "in use");
    return [
      ...(before.name === after.name ? [] : [changed("term", id, "name", before.name, after.name)]),
      ...(before.isObsolete === after.isObsolete
        ? []
        : [changed("term", id, "state", state(before.isObsolete), state(after.isObsolete))]),
      ...(before.genes === after.genes
        ? []
        : [changed("term", id, "number of genes", String(before.genes), String(after.genes))]),
    ];
  });
}

function datasetChanges(a: Snapshot, b: Snapshot): Change[] {
  if (!a.datasets || !b.datasets) return [];
  const sides = [a.datasets, b.datasets] as const;
  const ids = [...new Set(sides.flatMap((datasets) => [...datasets.keys()]))].sort();
  return ids.flatMap((id): Change[] => {
    const [before, after] = [sides[0].get(id), sides[1].get(id)];
    if (!before)
      return [
        { entity: "data set", change: "added", id, field: "name", before: "", after: after?.source ?? "" },
      ];
    if (!after)
      return [{ entity: "data set", change: "removed", id, field: "name", before: before.source, after: "" }];
    return (["rows", "date", "source"] as const)
      .filter((field) => before[field] !== after[field])
      .map((field) => changed("data set", id, field, String(before[field]), String(after[field])));
  });
}

/** Annotations that came and went, by type, each under its genes. */
function annotationChanges(a: Snapshot, b: Snapshot): Change[] {
  const one = (change: "added" | "removed", { type, genes, term }: AnnotationFacts): Change => {
    const name = term === null ? "" : (b.terms.get(term) ?? a.terms.get(term))?.name;
    const text = [term ?? "", name ?? ""].filter(Boolean).join(" ");
    const [before, after] = change === "added" ? ["", text] : [text, ""];
    return { entity: "annotation", change, id: genes.join(" "), field: type, before, after };
  };
  const only = (change: "added" | "removed", some: Snapshot, others: Snapshot): Change[] =>
    [...some.annotations].flatMap(([id, facts]) => (others.annotations.has(id) ? [] : [one(change, facts)]));
  const key = ({ field, change, id }: Change): string => `${field}\t${change}\t${id}`;
  return [...only("added", b, a), ...only("removed", a, b)].sort((first, second) =>
    key(first) < key(second) ? -1 : 1,
  );
}

/** What changes from one snapshot to another. */
import type { GeneFacts, Snapshot } from "./snapshot.ts";

export interface Change {
  readonly entity: "gene" | "term" | "allele";
  readonly change: "added" | "removed" | "changed";
  readonly id: string;
  /** The attribute that changes; "name" for what is added or removed. */
  readonly field: string;
  /** "" when there is nothing. */
  readonly before: string;
  readonly after: string;
}

const geneFields: readonly (keyof GeneFacts)[] = ["name", "product", "location", "type"];

/** Changes by entity and kind of change, each group in the order of ids. */
export function compare(a: Snapshot, b: Snapshot): Change[] {
  const geneNames = ({ genes }: Snapshot): ReadonlyMap<string, string> =>
    new Map([...genes].map(([id, { name }]) => [id, name]));
  return [
    ...comings("gene", geneNames(a), geneNames(b)),
    ...geneChanges(a, b),
    ...comings("term", a.terms, b.terms),
    ...comings("allele", a.alleles, b.alleles),
  ];
}

function comings(
  entity: Change["entity"],
  a: ReadonlyMap<string, string>,
  b: ReadonlyMap<string, string>,
): Change[] {
  const only = (some: ReadonlyMap<string, string>, others: ReadonlyMap<string, string>): [string, string][] =>
    [...some].filter(([id]) => !others.has(id)).sort(([first], [second]) => (first < second ? -1 : 1));
  return [
    ...only(b, a).map(([id, name]): Change => ({
      entity,
      change: "added",
      id,
      field: "name",
      before: "",
      after: name,
    })),
    ...only(a, b).map(([id, name]): Change => ({
      entity,
      change: "removed",
      id,
      field: "name",
      before: name,
      after: "",
    })),
  ];
}

function geneChanges(a: Snapshot, b: Snapshot): Change[] {
  return [...a.genes.keys()].sort().flatMap((id) => {
    const before = a.genes.get(id);
    const after = b.genes.get(id);
    if (!before || !after) return [];
    return geneFields
      .filter((field) => before[field] !== after[field])
      .map((field): Change => ({
        entity: "gene",
        change: "changed",
        id,
        field,
        before: before[field],
        after: after[field],
      }));
  });
}

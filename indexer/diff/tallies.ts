/** How many there are of what on both sides of a comparison, and what falls so far that somebody should look. */
import { indexKinds } from "../../index-mappings/names.ts";
import { geneAttributes } from "./snapshot.ts";
import type { GeneAttribute, Snapshot } from "./snapshot.ts";

/** A number on both sides; null where a side does not tell it. */
export interface Tally {
  readonly group: "kind" | "data set" | "annotation type" | "genes with";
  readonly name: string;
  readonly before: number | null;
  readonly after: number | null;
  /** Whether it falls by more than 2 %. */
  readonly isAlarm: boolean;
}

/** Share that has to stay, as in a load. */
const minShare = 0.98;

function tally(group: Tally["group"], name: string, before: number | null, after: number | null): Tally {
  return {
    group,
    name,
    before,
    after,
    isAlarm: before !== null && after !== null && after < before * minShare,
  };
}

/** Numbers of both sides: documents by kind, rows by data set, annotations by type, genes that something is known of. */
export function talliesOf(a: Snapshot, b: Snapshot): Tally[] {
  return [
    ...indexKinds.map((kind) => tally("kind", kind, a.counts[kind], b.counts[kind])),
    ...datasetTallies(a, b),
    ...annotationTallies(a, b),
    ...geneTallies(a, b),
  ];
}

/** All names of either side, in their order, with the number of each. */
function both(
  group: Tally["group"],
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): Tally[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  return names.map((name) => tally(group, name, before.get(name) ?? 0, after.get(name) ?? 0));
}

function datasetTallies(a: Snapshot, b: Snapshot): Tally[] {
  if (!a.datasets || !b.datasets) return [];
  const rows = (datasets: NonNullable<Snapshot["datasets"]>): ReadonlyMap<string, number> =>
    new Map([...datasets].map(([id, dataset]) => [id, dataset.rows]));
  return both("data set", rows(a.datasets), rows(b.datasets));
}

function annotationTallies(a: Snapshot, b: Snapshot): Tally[] {
  const counts = ({ annotations }: Snapshot): ReadonlyMap<string, number> => {
    const byType = new Map<string, number>();
    for (const { type } of annotations.values()) byType.set(type, (byType.get(type) ?? 0) + 1);
    return byType;
  };
  return both("annotation type", counts(a), counts(b));
}

function geneTallies(a: Snapshot, b: Snapshot): Tally[] {
  const known = ({ genes }: Snapshot, attribute: GeneAttribute): number =>
    [...genes.values()].filter((facts) => facts[attribute] !== "").length;
  // Object.entries forgets the key type, hence the cast.
  return (Object.entries(geneAttributes) as [GeneAttribute, string][]).map(([attribute, words]) =>
    tally("genes with", words, known(a, attribute), known(b, attribute)),
  );
}

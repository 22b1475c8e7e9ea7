/** Which terms and domains a set of genes has more often than chance would give, and how surprising that is. Pure. */
import { listAt } from "../threads/shared-lists.ts";
import type { AnnotatedGenes } from "./annotated-genes.ts";
import { falseDiscoveryRates, upperTail } from "./hypergeometric.ts";

/** By the number of a thing, how many of the genes have it. */
function countsOf(
  ranks: Iterable<number>,
  { things, ofGene }: Pick<AnnotatedGenes, "things" | "ofGene">,
): Uint32Array {
  const counts = new Uint32Array(things.namespaceOf.length);
  // `!`: things are numbered from 0.
  for (const rank of ranks) for (const thing of listAt(ofGene, rank)) counts[thing]! += 1;
  return counts;
}

/** A term or domain that the set has, tested. Counts are of genes. */
export interface TestedThing {
  readonly thing: number;
  readonly inSet: number;
  readonly inBackground: number;
  readonly p: number;
  readonly q: number;
}

/**
 * Tests the things that a set of genes has against a background that it is part of.
 * @param isTested which things are looked at, by their number and how many genes of the set have them
 */
export function testThings(
  set: readonly number[],
  background: ReadonlySet<number>,
  annotated: Pick<AnnotatedGenes, "things" | "ofGene">,
  isTested: (thing: number, inSet: number) => boolean,
): readonly TestedThing[] {
  const inSet = countsOf(set, annotated);
  const inBackground = countsOf(background, annotated);
  // `!`: things are numbered from 0, and there is a q for each p.
  const counted = [...inSet.keys()]
    .filter((thing) => inSet[thing]! > 0 && isTested(thing, inSet[thing]!))
    .map((thing) => ({ thing, inSet: inSet[thing]!, inBackground: inBackground[thing]! }));
  const ps = counted.map((one) =>
    upperTail({
      background: background.size,
      inBackground: one.inBackground,
      set: set.length,
      inSet: one.inSet,
    }),
  );
  const qs = falseDiscoveryRates(ps);
  return counted.map((one, index) => ({ ...one, p: ps[index]!, q: qs[index]! }));
}

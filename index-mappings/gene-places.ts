/** Which genes lie on each other, and which next to each other. Pure. */
import { firstAtLeast } from "./first-at-least.ts";

/** Where a gene lies: 1-based, both ends included, UTRs too. */
export interface GenePlace {
  readonly id: string;
  readonly chromosome: string;
  readonly start: number;
  readonly end: number;
  /** Anything but forward and reverse, or null, where the release does not tell. */
  readonly strand: string | null;
}

/** What lies around one gene, in the order of the chromosome. */
export interface GenesAround<T extends GenePlace> {
  /** Those that share bases with it. */
  readonly overlapping: readonly T[];
  /** Those of them that are read the other way. */
  readonly antisense: readonly T[];
  /** The nearest ones on either side that share none with it, as many as are equally near; none at an end of its chromosome. */
  readonly before: readonly T[];
  readonly behind: readonly T[];
  /** Bases between it and the nearest other gene, 0 where they touch or overlap; null for the only gene of a chromosome. */
  readonly distance: number | null;
}

const isStranded = ({ strand }: GenePlace): boolean => strand === "forward" || strand === "reverse";

/** Pairs of genes that share bases, each found once. */
function* overlapsIn<T extends GenePlace>(byStart: readonly T[]): Generator<readonly [T, T]> {
  for (const [at, gene] of byStart.entries())
    for (let next = at + 1; next < byStart.length; next++) {
      // Within the genes.
      const other = byStart[next]!;
      if (other.start > gene.end) break;
      yield [gene, other];
    }
}

/** Of a chromosome's genes. */
function aroundEach<T extends GenePlace>(genes: readonly T[], found: Map<string, GenesAround<T>>): void {
  const byStart = genes.toSorted((a, b) => a.start - b.start || a.end - b.end);
  const byEnd = genes.toSorted((a, b) => a.end - b.end || a.start - b.start);
  const overlapping = new Map<string, T[]>(genes.map(({ id }) => [id, []]));
  for (const [gene, other] of overlapsIn(byStart)) {
    overlapping.get(gene.id)?.push(other);
    overlapping.get(other.id)?.push(gene);
  }
  const endingFrom = (position: number): number => firstAtLeast(byEnd, position, ({ end }) => end);
  const startingFrom = (position: number): number => firstAtLeast(byStart, position, ({ start }) => start);
  for (const gene of genes) {
    const last = byEnd[endingFrom(gene.start) - 1];
    const next = byStart[startingFrom(gene.end + 1)];
    const shared = overlapping.get(gene.id) ?? [];
    const distances = [
      ...(shared.length > 0 ? [0] : []),
      ...(last ? [gene.start - last.end - 1] : []),
      ...(next ? [next.start - gene.end - 1] : []),
    ];
    found.set(gene.id, {
      overlapping: shared.toSorted((a, b) => a.start - b.start || a.end - b.end),
      antisense: shared.filter(
        (other) => isStranded(gene) && isStranded(other) && other.strand !== gene.strand,
      ),
      before: last ? byEnd.slice(endingFrom(last.end), endingFrom(gene.start)) : [],
      behind: next ? byStart.slice(startingFrom(next.start), startingFrom(next.start + 1)) : [],
      distance: distances.length === 0 ? null : Math.min(...distances),
    });
  }
}

/** What lies around each of some genes, by id. */
export function genesAround<T extends GenePlace>(places: Iterable<T>): ReadonlyMap<string, GenesAround<T>> {
  const found = new Map<string, GenesAround<T>>();
  for (const genes of Map.groupBy(places, ({ chromosome }) => chromosome).values()) aroundEach(genes, found);
  return found;
}

/** Chromosome sequences by sequence id, and the way to an interval of one. */
import type { Deployment } from "../../../config/schema.ts";
import { tableOf } from "../../genetic-code/of-sequence.ts";
import type { GeneticCodes } from "../../genetic-code/of-sequence.ts";
import type { Rows } from "../rows/rows.ts";
import { reverseComplement } from "./residues.ts";
import type { Range, Strand } from "../joins/features.ts";

export interface Chromosome {
  readonly id: string;
  readonly residues: string;
  readonly displayName: string;
  /** NCBI translation table */
  readonly geneticCode: number;
  readonly onFrontPage: boolean;
}

/** In the order of the deployment's list; sequences that it does not name come last. */
export type Chromosomes = ReadonlyMap<string, Chromosome>;

/** The sequences, in the order of the deployment; those that it does not name come last. */
export async function joinChromosomes(
  rows: Rows,
  deployment: Deployment,
  codes: GeneticCodes,
): Promise<Chromosomes> {
  const chromosomes = new Map<string, Chromosome>(
    // Places for the sequences that are named; those that the release lacks are taken out again.
    deployment.site.chromosomes.map(
      ({ id, long_display_name: displayName, show_on_front_page: onFrontPage }) => [
        id,
        { id, residues: "", displayName, geneticCode: 0, onFrontPage },
      ],
    ),
  );
  const read = new Set<string>();
  for await (const record of rows("fasta-dna")) {
    const { id } = record;
    read.add(id);
    chromosomes.set(id, {
      ...(chromosomes.get(id) ?? { id, displayName: id, onFrontPage: false }),
      residues: record.sequence.toUpperCase(),
      geneticCode: tableOf(codes, record),
    });
  }
  for (const id of chromosomes.keys()) if (!read.has(id)) chromosomes.delete(id);
  return chromosomes;
}

/** Residues of a range in the direction of the strand; what lies beyond the sequence is left out. */
export function residuesOf(
  chromosome: Chromosome | undefined,
  { start, end }: Range,
  strand: Strand,
): string {
  const residues = chromosome?.residues.slice(Math.max(0, start - 1), end) ?? "";
  return strand === "reverse" ? reverseComplement(residues) : residues;
}

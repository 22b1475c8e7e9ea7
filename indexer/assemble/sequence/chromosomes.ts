/** Chromosome sequences by sequence id, and the way to an interval of one. */
import type { Deployment } from "../../../config/schema.ts";
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

const standardCode = 1;

/** The sequences, in the order of the deployment; those that it does not name come last. */
export async function joinChromosomes(rows: Rows, deployment: Deployment): Promise<Chromosomes> {
  const read = new Map<string, string>();
  for await (const record of rows("fasta-dna")) read.set(record.id, record.sequence.toUpperCase());
  const configured = deployment.site.chromosomes.filter(({ id }) => read.has(id));
  const chromosomes = new Map<string, Chromosome>();
  for (const {
    id,
    long_display_name: displayName,
    genetic_code: geneticCode,
    show_on_front_page: onFrontPage,
  } of configured) {
    chromosomes.set(id, { id, residues: read.get(id) ?? "", displayName, geneticCode, onFrontPage });
  }
  for (const [id, residues] of read) {
    if (!chromosomes.has(id))
      chromosomes.set(id, { id, residues, displayName: id, geneticCode: standardCode, onFrontPage: false });
  }
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

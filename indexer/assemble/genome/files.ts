/** The files that the genome browser draws its tracks from, beside the sequence: made once for a load, some megabytes. */
import { indexFile, trackFiles } from "../../../index-mappings/files.ts";
import type { Chromosomes } from "../sequence/chromosomes.ts";
import type { Features } from "../joins/features.ts";
import type { Genes } from "../joins/genes.ts";
import type { Rows } from "../rows/rows.ts";
import { bgzip } from "./bgzip.ts";
import { domainLines } from "./domain-lines.ts";
import { geneLines } from "./gene-lines.ts";
import { gffText, sortLines } from "./gff3.ts";
import type { GffLine } from "./gff3.ts";
import { tabixIndex } from "./tabix.ts";

export interface GenomeFile {
  readonly name: string;
  readonly bytes: Buffer;
}

export interface GenomeJoins {
  readonly genes: Genes;
  readonly features: Features;
  readonly chromosomes: Chromosomes;
  readonly rows: Rows;
}

/** Genes and protein domains as indexed GFF3. */
export async function genomeFilesOf({
  genes,
  features,
  chromosomes,
  rows,
}: GenomeJoins): Promise<GenomeFile[]> {
  const order = [...chromosomes.keys()];
  return [
    ...indexedFile(trackFiles.genes, geneLines(features, genes), order),
    ...indexedFile(trackFiles.domains, await domainLines(rows, features, genes), order),
  ];
}

/** The lines as a sorted, packed file, and its index. */
export function indexedFile(
  name: string,
  unsorted: readonly GffLine[],
  chromosomes: readonly string[],
): GenomeFile[] {
  const head = "##gff-version 3\n";
  const lines = sortLines(unsorted, chromosomes);
  const { bytes, offsets } = bgzip([head, ...lines.map(gffText)]);
  // One offset more than there are lines, and the head has the first.
  const index = tabixIndex(
    lines.map(({ chromosome, start, end }, i) => ({
      chromosome,
      start,
      end,
      from: offsets[i + 1] ?? 0n,
      to: offsets[i + 2] ?? 0n,
    })),
  );
  return [
    { name, bytes },
    { name: indexFile(name), bytes: index },
  ];
}

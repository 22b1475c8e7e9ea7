/** Matches of protein domains as GFF3 lines, where they lie on the genome: one for each match, with its exons as parts. */
import type { TableRow } from "../../read/tables.ts";
import type { Features, GeneModel, Range, TranscriptModel } from "../joins/features.ts";
import type { Genes } from "../joins/genes.ts";
import { transcriptOfPeptide } from "../joins/peptides.ts";
import type { Rows } from "../rows/rows.ts";
import type { GffLine } from "./gff3.ts";
import { onGenome } from "./on-genome.ts";

/** Matches of peptides that no coding transcript of the gene stands for have no location and are left out. */
export async function domainLines(rows: Rows, features: Features, genes: Genes): Promise<GffLine[]> {
  const names = new Map<string, TableRow<"domain-names">>();
  for await (const row of rows("domain-names")) names.set(row.id, row);
  const counts = new Map<string, number>();
  const lines: GffLine[] = [];
  for await (const { gene, peptide, domain, database, start, end } of rows("protein-domains")) {
    const model = features.genes.get(genes.find(gene)?.id ?? "");
    const transcript = model?.transcripts.find(({ id }) => id === transcriptOfPeptide(peptide));
    if (!model || !transcript) continue;
    const match = `${transcript.id}:${domain}`;
    const count = (counts.get(match) ?? 0) + 1;
    counts.set(match, count);
    const named = names.get(domain);
    lines.push(
      ...matchLines(
        model,
        transcript,
        { start, end },
        {
          ID: `${match}:${count}`,
          Name: named?.name || domain,
          description: named?.description ?? null,
          gene: model.id,
          domain,
          database,
          residues: `${start}..${end}`,
        },
      ),
    );
  }
  return lines;
}

function matchLines(
  { chromosome, strand }: GeneModel,
  transcript: TranscriptModel,
  residues: Range,
  attributes: GffLine["attributes"] & { readonly ID: string },
): GffLine[] {
  const intervals = onGenome(transcript, strand, residues);
  const [first, last] = [intervals[0], intervals.at(-1)];
  if (!first || !last) return [];
  const match: GffLine = {
    chromosome,
    type: "protein_match",
    start: first.start,
    end: last.end,
    strand,
    attributes,
  };
  if (intervals.length === 1) return [match];
  return [
    match,
    ...intervals.map((range): GffLine => ({
      chromosome,
      type: "match_part",
      ...range,
      strand,
      attributes: { Parent: attributes.ID },
    })),
  ];
}

/** Gene models as GFF3 lines: genes, all of their transcripts, and the pieces of these. Pure. */
import type { Features, GeneModel, TranscriptModel } from "../joins/features.ts";
import type { Gene, Genes } from "../joins/genes.ts";
import type { GffLine } from "./gff3.ts";

/** The GFF3 lines of all genes with their transcripts and parts. */
export function geneLines(features: Features, genes: Genes): GffLine[] {
  return [...features.genes.values()].flatMap((model) => {
    const gene = genes.byId.get(model.id);
    return [
      geneLine(model, gene),
      ...model.transcripts.flatMap((transcript) => transcriptLines(model, transcript)),
    ];
  });
}

/** What the browser shows of a gene; `description` stands under its name. */
const geneLine = ({ id, chromosome, start, end, strand }: GeneModel, gene: Gene | undefined): GffLine => ({
  chromosome,
  type: "gene",
  start,
  end,
  strand,
  attributes: {
    ID: id,
    Name: gene?.name ?? id,
    description: gene?.product ?? null,
    gene: id,
    feature_type: gene?.feature_type ?? null,
    uniprot: gene?.uniprot ?? null,
  },
});

function transcriptLines(
  { id: gene, chromosome, strand }: GeneModel,
  { id, type, start, end, pieces }: TranscriptModel,
): GffLine[] {
  return [
    { chromosome, type, start, end, strand, attributes: { ID: id, Parent: gene, Name: id, gene } },
    ...pieces.map(({ type: piece, start: from, end: to, phase }): GffLine => ({
      chromosome,
      type: piece,
      start: from,
      end: to,
      strand,
      ...(piece === "CDS" && { phase }),
      attributes: { Parent: id },
    })),
  ];
}

import type { ReferenceGene } from "./query-genes.ts";

/** Places, lengths and exons of genes and their first transcripts. */
export async function readGenome(
  genes: ReadonlyMap<string, ReferenceGene>,
  gff: readonly string[],
  peptides: readonly string[],
): Promise<void> {
  interface Piece {
    readonly type: string;
    readonly start: number;
    readonly end: number;
  }
  const transcripts = new Map<string, { id: string; type: string; start: number; end: number }[]>();
  const pieces = new Map<string, Piece[]>();
  for (const line of gff.flatMap((text) => text.split("\n"))) {
    const [seqid, , type = "", from, to, , strand = "", , attributes = ""] = line.split("\t");
    if (line.startsWith("#") || attributes === "") continue;
    const of = (name: string): string | undefined =>
      new RegExp(`(?:^|;)${name}=([^;]*)`).exec(attributes)?.[1];
    const [id, parent, start, end] = [of("ID"), of("Parent"), Number(from), Number(to)];
    const found = genes.get(id ?? "");
    if (type === "gene" && found) {
      found.chromosome = seqid!;
      found.start = start;
      found.end = end;
      found.strand = strand;
    }
    if (parent === undefined) continue;
    if (["CDS", "five_prime_UTR", "three_prime_UTR", "exon"].includes(type))
      pieces.set(parent, [...(pieces.get(parent) ?? []), { type, start, end }]);
    else if (type !== "intron" && genes.has(parent))
      transcripts.set(parent, [...(transcripts.get(parent) ?? []), { id: id!, type, start, end }]);
  }
  const lengths = new Map<string, number>();
  for (const text of peptides) {
    for (const record of text.split(/^>/m).slice(1)) {
      const [head = "", ...residues] = record.split("\n");
      lengths.set(head.split(/\s/)[0]!.replace(/:pep$/, ""), residues.join("").replace(/\*$/, "").length);
    }
  }
  countAround([...genes.values()].filter(({ strand }) => strand !== ""));
  for (const found of genes.values()) {
    const [first, ...more] = (transcripts.get(found.id) ?? []).toSorted((a, b) =>
      a.id.localeCompare(b.id, "en", { numeric: true }),
    );
    if (!first) continue;
    const ofFirst = (pieces.get(first.id) ?? []).toSorted((a, b) => a.start - b.start);
    const exons = (type?: string): number => {
      const chosen = ofFirst.filter((piece) => type === undefined || piece.type === type);
      return chosen.filter((piece, index) => index === 0 || piece.start > chosen[index - 1]!.end + 1).length;
    };
    found.numbers["transcript_count"] = more.length + 1;
    if (first.type === "mRNA" && exons("CDS") > 0) {
      found.numbers["exon_count"] = exons("CDS");
      found.numbers["five-prime-utr-exons"] = exons("five_prime_UTR");
      found.numbers["three-prime-utr-exons"] = exons("three_prime_UTR");
    }
    if (ofFirst.length > 0) found.numbers["all-exons"] = exons();
    found.numbers["spliced_rna_length"] = ofFirst.reduce((sum, { start, end }) => sum + end - start + 1, 0);
    found.numbers["unspliced_rna_length"] = first.end - first.start + 1;
    const length = lengths.get(first.id);
    if (found.type === "mRNA gene" && length !== undefined) found.numbers["protein_length"] = length;
  }
}

/** Each gene beside each other one of its chromosome: slower than what the indexer does, and simpler. */
function countAround(placed: readonly ReferenceGene[]): void {
  for (const chromosome of Map.groupBy(placed, (gene) => gene.chromosome).values()) {
    for (const gene of chromosome) {
      let [overlapping, antisense, nearest] = [0, 0, Infinity];
      for (const other of chromosome) {
        if (other === gene) continue;
        const apart = Math.max(gene.start - other.end, other.start - gene.end) - 1;
        nearest = Math.min(nearest, Math.max(0, apart));
        if (apart >= 0) continue;
        overlapping++;
        if ([gene, other].every(({ strand }) => /[+-]/.test(strand)) && gene.strand !== other.strand)
          antisense++;
      }
      gene.numbers["overlapping_gene_count"] = overlapping;
      if (/[+-]/.test(gene.strand)) gene.numbers["antisense_gene_count"] = antisense;
      if (nearest < Infinity) gene.numbers["nearest_gene_distance"] = nearest;
    }
  }
}

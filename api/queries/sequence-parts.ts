/** What the nucleotide sequence of a gene is made of: parts of transcript 1 with flanks. Pure. */
import { counted } from "../../index-mappings/counted.ts";
import type { GeneRow } from "./gene-table.ts";
import type { NucleotideOptions, SequenceOption } from "../contract/query.ts";

/** 1-based, inclusive, in the direction of the chromosome. */
export interface Interval {
  readonly start: number;
  readonly end: number;
  /** Introns and flanks are written small, as on the page of the gene. */
  readonly isSmall: boolean;
}

type Gene = Pick<GeneRow, "transcript" | "strand">;

/**
 * The intervals of a sequence, from its 5' end on. Flanks begin at the coding range; where the UTR of their side is
 * included, at the end of the transcript. Introns inside a UTR belong to it.
 */
export function intervalsOf({ transcript, strand }: Gene, options: NucleotideOptions): Interval[] {
  const pieces = transcript?.pieces ?? [];
  const takes = {
    exon: options.include_exons,
    cds_intron: options.include_introns,
    five_prime_utr: options.include_5_prime_utr,
    three_prime_utr: options.include_3_prime_utr,
    five_prime_utr_intron: options.include_5_prime_utr && options.include_introns,
    three_prime_utr_intron: options.include_3_prime_utr && options.include_introns,
  };
  const inner = pieces
    .filter(([type]) => takes[type])
    .map(([type, start, end]): Interval => ({ start, end, isSmall: type.endsWith("intron") }));
  const edge = (isStart: boolean, withUtr: boolean): number | null => {
    const exons = withUtr ? pieces : pieces.filter(([type]) => type === "exon");
    if (exons.length === 0) return null;
    // The 5' end is the low one on the forward strand.
    return isStart === (strand !== "reverse")
      ? Math.min(...exons.map(([, start]) => start))
      : Math.max(...exons.map(([, , end]) => end));
  };
  const flank = (bases: number | null | undefined, at: number | null, isStart: boolean): Interval[] => {
    if (bases == null || bases === 0 || at === null) return [];
    return isStart === (strand !== "reverse")
      ? [{ start: at - bases, end: at - 1, isSmall: true }]
      : [{ start: at + 1, end: at + bases, isSmall: true }];
  };
  return [
    ...flank(options.upstream_bases, edge(true, options.include_5_prime_utr), true),
    ...inner,
    ...flank(options.downstream_bases, edge(false, options.include_3_prime_utr), false),
  ];
}

/** Residues of a gene's sequence, flanks in full where the chromosome may end before: an upper bound that needs no reading. */
export function residuesOf(row: Gene & Pick<GeneRow, "protein_length">, option: SequenceOption): number {
  if (option === "none") return 0;
  if (option === "protein") return row.protein_length ?? 0;
  return intervalsOf(row, option.nucleotide).reduce((sum, { start, end }) => sum + end - start + 1, 0);
}

/** What a sequence is made of, for the head of a FASTA entry. */
export function describeSequence(option: SequenceOption): string {
  if (option === "none") return "";
  if (option === "protein") return "peptide";
  const { nucleotide: parts } = option;
  const included = [
    parts.upstream_bases ? `${counted(parts.upstream_bases, "base")} upstream` : "",
    parts.include_5_prime_utr ? "5' UTR" : "",
    parts.include_exons ? "exons" : "",
    parts.include_introns ? "introns" : "",
    parts.include_3_prime_utr ? "3' UTR" : "",
    parts.downstream_bases ? `${counted(parts.downstream_bases, "base")} downstream` : "",
  ];
  return included.filter((part) => part !== "").join(", ");
}

/** Lines of GFF3 files as the genome browser reads them. Pure. */
import type { Range, Strand } from "../joins/features.ts";

export interface GffLine extends Range {
  readonly chromosome: string;
  readonly type: string;
  readonly strand: Strand;
  /** Of a coding piece: residues to leave out before its first codon. */
  readonly phase?: number;
  /** In this order; those without a value are left out. Names that begin with a capital have a meaning in GFF3. */
  readonly attributes: Readonly<Record<string, string | null>>;
}

const signs = { forward: "+", reverse: "-", unstranded: "." } as const;

/** Characters that separate something in GFF3, and control characters, as %XX. */
const escaped = (text: string): string => text.replaceAll(/[\p{Cc}%;=&,]/gu, encodeURIComponent);

/** The line, with its line feed. */
export function gffText({ chromosome, type, start, end, strand, phase, attributes }: GffLine): string {
  const written = Object.entries(attributes).flatMap(([name, value]) =>
    value === null || value === "" ? [] : [`${name}=${escaped(value)}`],
  );
  return `${[chromosome, ".", type, start, end, ".", signs[strand], phase ?? ".", written.join(";")].join("\t")}\n`;
}

/**
 * By chromosome, in the order given, then by start; of those that begin together the longest first, so that what has
 * parts comes before them.
 */
export function sortLines(lines: readonly GffLine[], chromosomes: readonly string[]): GffLine[] {
  const ranks = new Map(chromosomes.map((id, rank) => [id, rank]));
  const rankOf = ({ chromosome }: GffLine): number => ranks.get(chromosome) ?? chromosomes.length;
  return lines.toSorted(
    (a, b) =>
      rankOf(a) - rankOf(b) ||
      (a.chromosome < b.chromosome ? -1 : a.chromosome > b.chromosome ? 1 : 0) ||
      a.start - b.start ||
      b.end - a.end,
  );
}

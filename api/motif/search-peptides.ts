/** What a thread does with the peptides: counts matches, and writes them down. Pure. */
import type { MotifFormat, PeptideMatch } from "../contract/motif.ts";
import { residueOf } from "./alphabet.ts";
import { buildMachine } from "./machine.ts";
import { parseMotif } from "./parse-motif.ts";
import type { PeptideInfo, Peptides } from "./peptides.ts";
import { Scanner } from "./scanner.ts";

/** Residues shown before and after a match. */
const around = 25;
/** Residues in a line of FASTA. */
const lineLength = 60;

/** How matching peptides are written: as the files, or as JSON in short or with details. */
export type Writing = Exclude<MotifFormat, "json"> | "short" | "detailed";

const scannerOf = (motif: string): Scanner => new Scanner(buildMachine(parseMotif(motif)));

/** Matches of each peptide from `from` to before `to`. */
export function countMatches({ text, offsets }: Peptides, motif: string, from: number, to: number): Uint32Array {
  const scanner = scannerOf(motif);
  const counts = new Uint32Array(to - from);
  for (let i = from; i < to; i++) counts[i - from] = scanner.find(text, offsets[i]!, offsets[i + 1]!, 0);
  return counts;
}

const read = (text: Uint8Array, from: number, to: number): string => {
  let residues = "";
  for (let i = from; i < to; i++) residues += residueOf(text[i]!);
  return residues;
};

const shortOf = ({ gene, name, product }: PeptideInfo) => ({ uniquename: gene, name, product });

const cell = (text: string | number | null): string => String(text ?? "").replaceAll(/[\t\r\n]/g, " ");
const row = (...cells: readonly (string | number | null)[]): string => `${cells.map(cell).join("\t")}\n`;

/** First lines of the files. */
export const headers: Readonly<Record<Exclude<MotifFormat, "json">, string>> = {
  tsv: row("systematic_id", "name", "product", "peptide", "length", "matches"),
  ids: "",
  fasta: "",
  matches: row("peptide", "systematic_id", "name", "start", "end", "before", "match", "after"),
};

interface Found {
  readonly info: PeptideInfo;
  /** Where the residues begin in the text, and behind which they end. */
  readonly begin: number;
  readonly end: number;
  readonly count: number;
  /** Spans in the text, as many as were asked for. */
  readonly spans: Int32Array;
}

function matchesOf(text: Uint8Array, { begin, end, count, spans }: Found, most: number): NonNullable<PeptideMatch["matches"]> {
  return Array.from({ length: Math.min(count, most) }, (_, i) => {
    const [from, to] = [spans[2 * i]!, spans[2 * i + 1]!];
    return {
      start: from - begin + 1, end: to - begin,
      before: read(text, Math.max(begin, from - around), from), match: read(text, from, to), after: read(text, to, Math.min(end, to + around)),
    };
  });
}

function write(text: Uint8Array, found: Found, writing: Writing, most: number): string {
  const { info, begin, end, count } = found;
  switch (writing) {
    case "short": return JSON.stringify({ peptide_id: info.id, match_count: count } satisfies PeptideMatch);
    case "detailed": return JSON.stringify({ peptide_id: info.id, match_count: count, gene: shortOf(info), length: end - begin, matches: matchesOf(text, found, most) } satisfies PeptideMatch);
    case "tsv": return row(info.gene, info.name, info.product, info.id, end - begin, count);
    case "ids": return row(info.gene);
    case "fasta": return `>${info.id} ${[info.gene, info.name, info.product].filter(Boolean).map(cell).join(" ")}\n${read(text, begin, end).replaceAll(new RegExp(`.{1,${lineLength}}`, "g"), "$&\n")}`;
    case "matches": return matchesOf(text, found, most).map((match) => row(info.id, info.gene, info.name, match.start, match.end, match.before, match.match, match.after)).join("");
  }
}

/**
 * Writes peptides that match, one behind the other; JSON with commas between them.
 * @param indices of the peptides
 * @param most matches of a peptide to be written
 */
export function writeMatches({ text, offsets, infos }: Peptides, motif: string, indices: Uint32Array, writing: Writing, most: number): string {
  const scanner = scannerOf(motif);
  const kept = writing === "detailed" || writing === "matches" ? most : 0;
  const written = Array.from(indices, (index) => {
    const [from, to] = [offsets[index]!, offsets[index + 1]!];
    const count = scanner.find(text, from, to, kept);
    return write(text, { info: infos[index]!, begin: from + 1, end: to - 1, count, spans: scanner.spans }, writing, most);
  });
  return written.join(writing === "short" || writing === "detailed" ? "," : "");
}

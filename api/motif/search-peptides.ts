/** What a thread does with the peptides: counts matches, and writes them down. Pure. */
import type { MotifFormat, PeptideMatch } from "../contract/motif.ts";
import { codeCount, residueOf } from "./alphabet.ts";
import { buildMachine } from "./machine.ts";
import { parseMotif } from "./parse-motif.ts";
import type { PeptideInfo, Peptides } from "./peptides.ts";
import { Scanner } from "./scanner.ts";
import { tsvCell, tsvLine } from "../contract/values/tsv.ts";
import type { TsvValue } from "../contract/values/tsv.ts";

/** Residues shown before and after a match. */
const around = 25;
/** Residues in a line of FASTA. */
const lineLength = 60;

/** How matching peptides are written: as the files, or as JSON in short or with details. */
export type MatchFormat = Exclude<MotifFormat, "json"> | "short" | "detailed";

/** Each has a copy of the residues. */
const scanners = new WeakMap<Peptides, Scanner>();

function scannerOf(peptides: Peptides, motif: string): Scanner {
  const scanner = scanners.get(peptides) ?? new Scanner(peptides);
  scanners.set(peptides, scanner);
  scanner.use(buildMachine(parseMotif(motif)));
  return scanner;
}

/** Matches of each peptide from `from` to before `to`. */
export function countMatches(peptides: Peptides, motif: string, from: number, to: number): Uint32Array {
  const scanner = scannerOf(peptides, motif);
  const counts = new Uint32Array(to - from);
  for (let i = from; i < to; i++) counts[i - from] = scanner.find(i, 0);
  return counts;
}

/** ASCII of the residues by code. */
const letters = Uint8Array.from({ length: codeCount }, (_, code) => residueOf(code).charCodeAt(0));

function read(text: Uint8Array, from: number, to: number): string {
  const residues = Buffer.allocUnsafe(to - from);
  // Bytes of a peptide are numbers of letters.
  for (let i = from; i < to; i++) residues[i - from] = letters[text[i]!]!;
  return residues.toString("latin1");
}

const shortOf = ({ gene, name, product }: PeptideInfo) => ({ uniquename: gene, name, product });

const row = (...cells: readonly TsvValue[]): string => tsvLine(cells);

/** First lines of the files. */
export const headers: Readonly<Record<Exclude<MotifFormat, "json">, string>> = {
  tsv: row("systematic_id", "name", "product", "peptide", "length", "matches"),
  ids: "",
  fasta: "",
  matches: row("peptide", "systematic_id", "name", "start", "end", "before", "match", "after"),
};

const none = new Int32Array();

interface PeptideMatches {
  readonly info: PeptideInfo;
  /** Where the residues begin in the text, and behind which they end. */
  readonly begin: number;
  readonly end: number;
  readonly count: number;
  /** Spans of all matches in the text. */
  readonly spans: Int32Array;
}

function matchesOf(
  text: Uint8Array,
  { begin, end, count, spans }: PeptideMatches,
  maxMatches: number,
): NonNullable<PeptideMatch["matches"]> {
  const residues = read(text, begin, end);
  return Array.from({ length: Math.min(count, maxMatches) }, (_, i) => {
    // `!`: the scanner has written two places for each match.
    const from = spans[2 * i]! - begin;
    const to = spans[2 * i + 1]! - begin;
    return {
      start: from + 1,
      end: to,
      before: residues.slice(Math.max(0, from - around), from),
      match: residues.slice(from, to),
      after: residues.slice(to, to + around),
    };
  });
}

/** Residues outside and inside of matches by turns, from the first residue on: a few characters a match, where spans would take many. */
function runsOf({ begin, count, spans }: PeptideMatches): number[] {
  const runs: number[] = [];
  let at = begin;
  for (let i = 0; i < count; i++) {
    // As above.
    const [from, to] = [spans[2 * i]!, spans[2 * i + 1]!];
    // There is one, as just asked.
    if (from === at && runs.length > 0) runs[runs.length - 1]! += to - from;
    else runs.push(from - at, to - from);
    at = to;
  }
  return runs;
}

function write(text: Uint8Array, found: PeptideMatches, writing: MatchFormat, maxMatches: number): string {
  const { info, begin, end, count } = found;
  switch (writing) {
    case "short":
      return JSON.stringify({ peptide_id: info.id, match_count: count } satisfies PeptideMatch);
    case "detailed":
      return JSON.stringify({
        peptide_id: info.id,
        match_count: count,
        gene: shortOf(info),
        length: end - begin,
        matches: matchesOf(text, found, maxMatches),
        ...(count > maxMatches ? { runs: runsOf(found) } : {}),
      } satisfies PeptideMatch);
    case "tsv":
      return row(info.gene, info.name, info.product, info.id, end - begin, count);
    case "ids":
      return row(info.gene);
    case "fasta":
      return `>${info.id} ${[info.gene, info.name, info.product].filter(Boolean).map(tsvCell).join(" ")}\n${read(text, begin, end).replaceAll(new RegExp(`.{1,${lineLength}}`, "g"), "$&\n")}`;
    case "matches":
      return matchesOf(text, found, maxMatches)
        .map((match) =>
          row(info.id, info.gene, info.name, match.start, match.end, match.before, match.match, match.after),
        )
        .join("");
  }
}

/** Peptides that match: their indices, and how many matches each has. */
export interface MatchedPeptides {
  readonly indices: Uint32Array;
  readonly counts: Uint32Array;
}

/**
 * Writes peptides that match, one behind the other; JSON with commas between them.
 * @param maxMatches matches of a peptide to be written with what stands around them; where there are more, all are written as runs
 */
export function writeMatches(
  peptides: Peptides,
  motif: string,
  { indices, counts }: MatchedPeptides,
  writing: MatchFormat,
  maxMatches: number,
): string {
  const { text, offsets, infos } = peptides;
  // Where only numbers of matches are written, these are known already.
  const scanner = writing === "detailed" || writing === "matches" ? scannerOf(peptides, motif) : null;
  const written = Array.from(indices, (index, i) => {
    // `!`: there is one offset more than peptides, and info and count of each.
    const [from, to] = [offsets[index]!, offsets[index + 1]!];
    scanner?.find(index, Infinity);
    return write(
      text,
      { info: infos[index]!, begin: from + 1, end: to - 1, count: counts[i]!, spans: scanner?.spans ?? none },
      writing,
      maxMatches,
    );
  });
  return written.join(writing === "short" || writing === "detailed" ? "," : "");
}

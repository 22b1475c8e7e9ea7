/** How many residues one request may ask for: known before any sequence is read. Pure. */
import { count, counted } from "../../index-mappings/counted.ts";
import type { NucleotideOptions, SequenceOption } from "../contract/query.ts";
import { residuesOf } from "./sequence-parts.ts";

/** Of a file, which is sent as it is made: some eight genomes of a yeast, two seconds of work. */
export const maxFileResidues = 100_000_000;
/** Of a JSON answer, which is in memory as a whole. */
export const maxAnswerResidues = 10_000_000;

type Row = Parameters<typeof residuesOf>[0];

const flanksOf = ({ upstream_bases: upstream, downstream_bases: downstream }: NucleotideOptions): number =>
  (upstream ?? 0) + (downstream ?? 0);

/** What is asked for, what is the limit, and how to ask for less; null when the sequences of these genes are within it. */
export function sequenceProblem(
  rows: readonly Row[],
  option: SequenceOption,
  isFile: boolean,
): string | null {
  if (option === "none") return null;
  const max = isFile ? maxFileResidues : maxAnswerResidues;
  const asked = rows.reduce((sum, row) => sum + residuesOf(row, option), 0);
  if (asked <= max) return null;
  const unit = option === "protein" ? "residues" : "bases";
  const genes = Math.max(1, Math.floor((max * rows.length) / asked));
  const flanks = option === "protein" ? 0 : flanksOf(option.nucleotide);
  const shorter = flanks - Math.ceil((asked - max) / rows.length);
  const ways = [
    `at most ${counted(genes, "such gene")}`,
    ...(shorter > 0 ? [`flanks of at most ${counted(shorter, "base")} together`] : []),
    ...(isFile || asked > maxFileResidues ? [] : ["a file (`format=fasta` or `format=jsonl`)"]),
  ];
  return (
    `asks for ${count(asked)} ${unit} of ${counted(rows.length, "gene")}; ` +
    `${isFile ? "a file" : "a JSON answer"} holds ${count(max)} at most. Ask for ${ways.join(", or for ")}`
  );
}

/** Residues that are made at a time: little enough for other requests to be answered in between. */
const maxBatchResidues = 1_000_000;

/** The rows in order, a batch at a time: at most `maxRows`, with no more residues than are made at a time, or a single gene. */
export function* batchesOf<R extends Row>(
  rows: readonly R[],
  option: SequenceOption,
  maxRows: number,
): Generator<readonly R[], void> {
  let [from, residues] = [0, 0];
  for (const [index, row] of rows.entries()) {
    const more = residuesOf(row, option);
    if (index > from && (index - from === maxRows || residues + more > maxBatchResidues)) {
      yield rows.slice(from, index);
      [from, residues] = [index, 0];
    }
    residues += more;
  }
  if (from < rows.length) yield rows.slice(from);
}

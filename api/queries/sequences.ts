/** Sequences of genes: the peptide of transcript 1, or parts of it with flanks from the chromosome. */
import type { Client } from "@elastic/elasticsearch";
import type { ResultRow } from "../../index-mappings/queries.ts";
import { chunkSize } from "../../index-mappings/sequences.ts";
import type { SequenceDoc } from "../../index-mappings/sequences.ts";
import type { NucleotideOptions, SequenceOption } from "../contract/query.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { reverseComplement } from "../sequence/complement.ts";

/** Documents that are read at a time. */
const step = 500;

/** 1-based, inclusive, in the direction of the chromosome. */
type Stretch = readonly [start: number, end: number];

/**
 * The stretches of a sequence, from its 5' end on. Flanks begin at the coding range; where the UTR of their side is
 * included, at the end of the transcript. Introns inside a UTR belong to it.
 */
function stretchesOf(
  { transcript, strand }: Pick<ResultRow, "transcript" | "strand">,
  options: NucleotideOptions,
): Stretch[] {
  const pieces = transcript?.pieces ?? [];
  const takes = {
    exon: options.include_exons,
    cds_intron: options.include_introns,
    five_prime_utr: options.include_5_prime_utr,
    three_prime_utr: options.include_3_prime_utr,
    five_prime_utr_intron: options.include_5_prime_utr && options.include_introns,
    three_prime_utr_intron: options.include_3_prime_utr && options.include_introns,
  };
  const inner = pieces.filter(([type]) => takes[type]).map(([, start, end]): Stretch => [start, end]);
  const edge = (isStart: boolean, withUtr: boolean): number | null => {
    const exons = withUtr ? pieces : pieces.filter(([type]) => type === "exon");
    if (exons.length === 0) return null;
    // The 5' end is the low one on the forward strand.
    return isStart === (strand !== "reverse")
      ? Math.min(...exons.map(([, start]) => start))
      : Math.max(...exons.map(([, , end]) => end));
  };
  const flank = (bases: number | null | undefined, at: number | null, isStart: boolean): Stretch[] => {
    if (bases == null || bases === 0 || at === null) return [];
    return isStart === (strand !== "reverse") ? [[at - bases, at - 1]] : [[at + 1, at + bases]];
  };
  return [
    ...flank(options.upstream_bases, edge(true, options.include_5_prime_utr), true),
    ...inner,
    ...flank(options.downstream_bases, edge(false, options.include_3_prime_utr), false),
  ];
}

async function readDocs(
  elastic: Client,
  generation: LoadedGeneration,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (let at = 0; at < ids.length; at += step) {
    const { docs } = await elastic.mget<Pick<SequenceDoc, "residues">>({
      index: generation.index("sequences"),
      ids: ids.slice(at, at + step),
      _source: ["residues"],
    });
    for (const doc of docs) if ("_source" in doc && doc._source) found.set(doc._id, doc._source.residues);
  }
  return found;
}

async function peptides(
  elastic: Client,
  generation: LoadedGeneration,
  rows: readonly ResultRow[],
): Promise<(string | null)[]> {
  const found = await readDocs(
    elastic,
    generation,
    rows.flatMap(({ transcript }) => transcript?.id ?? []),
  );
  return rows.map(({ transcript }) => found.get(transcript?.id ?? "") ?? null);
}

const chunkOf = (position: number): number => Math.floor((position - 1) / chunkSize);

async function nucleotides(
  elastic: Client,
  generation: LoadedGeneration,
  rows: readonly ResultRow[],
  options: NucleotideOptions,
): Promise<(string | null)[]> {
  const wanted = rows.map((row) => ({
    row,
    stretches: stretchesOf(row, options)
      .map(([start, end]): Stretch => [Math.max(1, start), end])
      .filter(([start, end]) => end >= start),
  }));
  const ids = new Set<string>();
  for (const { row, stretches } of wanted) {
    for (const [start, end] of stretches)
      for (let chunk = chunkOf(start); chunk <= chunkOf(end); chunk++)
        ids.add(`${row.chromosome ?? ""}:${chunk}`);
  }
  const chunks = await readDocs(elastic, generation, [...ids]);
  const residues = (chromosome: string, [start, end]: Stretch): string => {
    let text = "";
    for (let chunk = chunkOf(start); chunk <= chunkOf(end); chunk++) {
      const from = chunk * chunkSize + 1;
      text += (chunks.get(`${chromosome}:${chunk}`) ?? "").slice(Math.max(0, start - from), end - from + 1);
    }
    return text;
  };
  return wanted.map(({ row: { chromosome, strand }, stretches }) => {
    if (chromosome === null || stretches.length === 0) return null;
    return stretches
      .map((stretch) =>
        strand === "reverse"
          ? reverseComplement(residues(chromosome, stretch))
          : residues(chromosome, stretch),
      )
      .join("");
  });
}

/** The sequences of some rows, in their order; null for a gene without one. Flanks end where the chromosome does. */
export async function sequencesOf(
  elastic: Client,
  generation: LoadedGeneration,
  rows: readonly ResultRow[],
  option: SequenceOption,
): Promise<(string | null)[]> {
  if (option === "none") return rows.map(() => null);
  return option === "protein"
    ? peptides(elastic, generation, rows)
    : nucleotides(elastic, generation, rows, option.nucleotide);
}

/** What a sequence is made of, for the head of a FASTA entry. */
export function describeSequence(option: SequenceOption): string {
  if (option === "none") return "";
  if (option === "protein") return "peptide";
  const { nucleotide: parts } = option;
  const included = [
    parts.upstream_bases ? `${parts.upstream_bases} bases upstream` : "",
    parts.include_5_prime_utr ? "5' UTR" : "",
    parts.include_exons ? "exons" : "",
    parts.include_introns ? "introns" : "",
    parts.include_3_prime_utr ? "3' UTR" : "",
    parts.downstream_bases ? `${parts.downstream_bases} bases downstream` : "",
  ];
  return included.filter((part) => part !== "").join(", ");
}

/** Answers of the motif search, written as they are found. */
import type { Response } from "express";
import type { MotifAnswer, MotifFormat } from "../contract/motif.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { sendStream } from "../http/send-stream.ts";
import type { Counted, MotifSearch } from "./motif-search.ts";
import { headers } from "./search-peptides.ts";

/** Matches told of each peptide when all are searched. */
const maxMatches = 20;

export interface Search {
  readonly search: MotifSearch;
  readonly generation: LoadedGeneration;
  /** The motif as it was understood. */
  readonly motif: string;
  readonly counted: Counted;
  /** Whether one peptide was asked about: then all its matches are told. */
  readonly isOne: boolean;
}

const utf8 = new TextEncoder();

async function* json(
  { search, generation, motif, counted, isOne }: Search,
  detailed: number,
): AsyncGenerator<Uint8Array> {
  const { indices, counts, genes, matches } = counted;
  const head: MotifAnswer = {
    status: "OK",
    motif,
    peptide_count: indices.length,
    gene_count: genes,
    match_count: matches,
    peptide_matches: [],
  };
  // Each piece is compressed on its own: few large ones cost less.
  let before = JSON.stringify(head).slice(0, -"]}".length);
  for (const [range, writing] of [
    [[0, detailed], "detailed"],
    [[detailed], "short"],
  ] as const) {
    const part = { indices: indices.slice(...range), counts: counts.slice(...range) };
    for await (const written of search.write(
      generation,
      motif,
      part,
      writing,
      isOne ? Infinity : maxMatches,
    )) {
      yield Buffer.concat([utf8.encode(before), written]);
      before = ",";
    }
  }
  yield utf8.encode(before === "," ? "]}" : `${before}]}`);
}

/** @param detailed peptides to be told in detail */
export const sendJson = (found: Search, detailed: number, response: Response): Promise<void> =>
  sendStream(response, json(found, detailed), () => response.type("application/json"));

const files: Readonly<
  Record<Exclude<MotifFormat, "json">, { readonly type: string; readonly name: string }>
> = {
  tsv: { type: "text/tab-separated-values", name: "motif-genes.tsv" },
  ids: { type: "text/plain", name: "motif-genes.txt" },
  fasta: { type: "text/x-fasta", name: "motif-proteins.fasta" },
  matches: { type: "text/tab-separated-values", name: "motif-matches.tsv" },
};

async function* lines(
  { search, generation, motif, counted }: Search,
  format: Exclude<MotifFormat, "json">,
): AsyncGenerator<Uint8Array> {
  yield utf8.encode(headers[format]);
  yield* search.write(generation, motif, counted, format, Infinity);
}

/** All peptides that match, as a file. */
export function sendMatchFile(
  found: Search,
  format: Exclude<MotifFormat, "json">,
  response: Response,
): Promise<void> {
  const { type, name } = files[format];
  return sendStream(response, lines(found, format), () => response.attachment(name).type(type));
}

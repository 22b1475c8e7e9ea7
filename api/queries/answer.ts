/** Answers to queries: counted, saved, and with a page of rows or as a file. */
import { createHash } from "node:crypto";
import type { Request, Response } from "express";
import { clientOf } from "../admission/client.ts";
import type {
  CountAnswer,
  OutputOptions,
  OutputRequest,
  QueryAnswer,
  QueryWarning,
} from "../contract/query.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { sendPacked } from "../http/packed-answers.ts";
import { badRequest } from "../problem/problem-error.ts";
import { readGeneSubsets } from "../documents/release-documents.ts";
import type { Services } from "../context/services.ts";
import { termsAbove } from "./ancestor-terms.ts";
import type { TermsAbove } from "./ancestor-terms.ts";
import { noField, sortedBy } from "./fields.ts";
import { sendFile, sequenceIn } from "./files.ts";
import { labelsOf } from "./labels.ts";
import { unnamed } from "./legacy.ts";
import { rowMaker } from "./rows.ts";
import type { RowMaker } from "./rows.ts";
import { allGenes, countGenes, genesOnPage, prepare } from "./run.ts";
import type { PreparedQuery } from "./run.ts";
import { previousCount, recount, remember } from "./saved.ts";
import type { StoredQuery } from "./saved.ts";
import { sequenceProblem } from "./sequence-limit.ts";
import type { GeneRow } from "./gene-table.ts";

/** Ranks of the genes of a page, in their order, and how many genes there are in all; past the end there are none. */
async function genesOf(
  { sort, size, page }: OutputRequest,
  services: Services,
  prepared: PreparedQuery,
  where: string,
): Promise<{ count: number; ranks: readonly number[] }> {
  if (size === 0) return { count: await countGenes(services, prepared), ranks: [] };
  const [from, to] = size == null ? [0, Infinity] : [(page - 1) * size, page * size];
  if (sort == null) return genesOnPage(services, prepared, from, to);
  const all = await allGenes(services, prepared);
  const sorted = sortedBy(sort, prepared.table.rows, all);
  if (!sorted) throw badRequest([{ where, reason: noField(sort) }]);
  return { count: all.length, ranks: sorted.slice(from, to) };
}

const unknownFields = (names: readonly string[]): QueryWarning[] =>
  names.map((name) => ({ where: "output_options.field_names", message: noField(name) }));

/** Counts a query without saving it. */
export async function answerCount(
  constraints: unknown,
  services: Services,
  generation: LoadedGeneration,
): Promise<CountAnswer> {
  const prepared = await prepare(constraints, services, generation);
  const { id, warnings } = prepared;
  const { release } = generation;
  const count = await countGenes(services, prepared);
  const counts = await recount(services, id, release, count);
  return {
    id,
    status: "ok",
    release,
    count,
    previous: previousCount(counts, release),
    warnings: [...warnings],
  };
}

interface AnswerRequest {
  readonly constraints: unknown;
  readonly output: OutputRequest;
  readonly services: Services;
  readonly generation: LoadedGeneration;
  readonly request: Request;
  readonly response: Response;
}

/** Runs a query, saves it, and sends what is wanted of it. Refuses (400) more sequence than one answer can hold. */
export async function answerQuery(asking: AnswerRequest): Promise<void> {
  const { constraints, output, services, generation, request, response } = asking;
  const { format, output_options: options } = output;
  const [inBody, isFile] = [request.method === "POST", format !== "json"];
  const prepared = await prepare(constraints, services, generation);
  const { count, ranks } = await genesOf(
    isFile ? { ...output, size: null } : output,
    services,
    prepared,
    inBody ? "body.sort" : "query.sort",
  );
  // Ranks are those of the table's rows.
  const rows = ranks.map((rank) => prepared.table.rows[rank]!);
  const problem = sequenceProblem(rows, sequenceIn(format, options), isFile);
  if (problem !== null)
    throw badRequest([
      { where: inBody ? "body.output_options.sequence" : "query.sequence", reason: problem },
    ]);
  // The other formats have no place for them.
  const above =
    options.ancestor_terms && (format === "json" || format === "jsonl")
      ? await termsAbove(options.ancestor_terms, services, generation)
      : null;
  const remembered = remember(
    services,
    clientOf(request),
    prepared.id,
    unnamed(constraints),
    generation.release,
    count,
  );
  if (format === "json") {
    await sendPage(asking, prepared, { count, ranks, rows, above, remembered });
    return;
  }
  await remembered;
  const fieldsAt = inBody ? "body.output_options.field_names" : "query.fields";
  // Sequences and annotations would fill all the room there is.
  const isKept = format !== "fasta" && format !== "gaf" && areKept(options, rows);
  const key = isKept ? keyOf([format, options], ranks, generation) : null;
  await sendFile(
    { key, format, options, fieldsAt, above, rows, table: prepared.table },
    services,
    generation,
    response,
  );
}

interface FoundGenes {
  readonly count: number;
  readonly ranks: readonly number[];
  readonly rows: readonly GeneRow[];
  readonly above: TermsAbove | null;
  readonly remembered: Promise<StoredQuery>;
}

/** Rows from which on an answer is kept as it was packed; those with sequences are too large for that. */
const manyRows = 500;
const areKept = ({ sequence, gaf_options: gaf }: OutputOptions, rows: readonly unknown[]): boolean =>
  rows.length >= manyRows && sequence === "none" && !gaf;

/** The order of genes is not told by a query's id, and what is known of a query may change. */
const keyOf = (asked: unknown, ranks: readonly number[], generation: LoadedGeneration): string =>
  `${generation.index("genes")} ${createHash("sha1").update(JSON.stringify(asked)).update(Int32Array.from(ranks)).digest("base64url")}`;

/** Letters that are written at a time: to write each few costs more than the few, and texts of more than 128 KB are garbage that only a collection of the whole heap takes away. */
const pieceLength = 96 * 1024;
/** Rows of the first piece, by whose length it is known how many the next takes. */
const firstRows = 100;

/** The answer in JSON; all else is answered between any two pieces. */
async function* jsonPieces(
  begun: string,
  genes: readonly GeneRow[],
  rowsOf: RowMaker["rowsOf"],
): AsyncGenerator<string> {
  yield begun;
  for (let at = 0, size = firstRows; at < genes.length;) {
    const part = genes.slice(at, at + size);
    const rows = (await rowsOf(part)).join(",");
    yield (at === 0 ? "" : ",") + rows;
    at += part.length;
    size = Math.ceil((part.length * pieceLength) / rows.length);
  }
  yield "]}";
}

async function sendPage(
  { output, services, generation, request, response }: AnswerRequest,
  prepared: PreparedQuery,
  { count, ranks, rows: genes, above, remembered: remembering }: FoundGenes,
): Promise<void> {
  const { output_options: options } = output;
  const maker = rowMaker(options, above, prepared.table, services, generation);
  const [remembered, subsets] = await Promise.all([
    remembering,
    readGeneSubsets(services.elastic, generation),
  ]);
  const head = {
    id: prepared.id,
    status: "ok",
    release: generation.release,
    count,
    previous: previousCount(remembered.counts, generation.release),
    warnings: [...prepared.warnings, ...unknownFields(maker.unknown), ...(above?.warnings ?? [])],
    saved: remembered.saved,
    // What is read from the store was checked when it was saved.
    constraints: remembered.constraints as QueryAnswer["constraints"],
    labels: labelsOf(prepared, subsets ?? {}),
    page: output.page,
    size: output.size ?? count,
  } satisfies Omit<QueryAnswer, "rows">;
  const begun = `${JSON.stringify(head).slice(0, -1)},"rows":[`;
  if (!areKept(options, genes)) {
    response.type("application/json").send(`${begun}${(await maker.rowsOf(genes)).join(",")}]}`);
    return;
  }
  await sendPacked(request, response, {
    key: keyOf([head, options], ranks, generation),
    pieces: () => jsonPieces(begun, genes, maker.rowsOf),
    head: () => response.type("application/json"),
  });
}

/** Answers to queries: counted, saved, and with a page of rows or as a file. */
import type { Request, Response } from "express";
import type { CountAnswer, QueryAnswer, QueryWarning, Wanted } from "../contract/query.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { badRequest } from "../http/problem-error.ts";
import { readGeneSubsets } from "../pages/release-documents.ts";
import type { Services } from "../services.ts";
import { termsAbove } from "./ancestor-terms.ts";
import { sortedBy } from "./fields.ts";
import { sendFile } from "./files.ts";
import { labelsOf } from "./labels.ts";
import { tidied } from "./legacy.ts";
import { rowMaker } from "./rows.ts";
import { allGenes, countGenes, firstGenes, prepare } from "./run.ts";
import type { Prepared } from "./run.ts";
import { previousCount, recount, remember } from "./saved.ts";

/** Genes that are read with the first page, so that the next pages are there already. */
const readAhead = 500;

/** Ranks of the genes asked for, in their order, and how many there are in all. */
async function genesOf(
  { sort, size, page }: Wanted,
  services: Services,
  prepared: Prepared,
): Promise<{ count: number; page: number; ranks: readonly number[] }> {
  if (size === 0) return { count: await countGenes(services, prepared), page: 1, ranks: [] };
  const isPlain = (sort == null && prepared.tree.kind !== "gene_list") || sort === "product";
  if (size != null && isPlain && page * size <= readAhead) {
    const { count, first } = await firstGenes(services, prepared, readAhead);
    const within = Math.min(page, Math.max(1, Math.ceil(count / size)));
    return { count, page: within, ranks: first.slice((within - 1) * size, within * size) };
  }
  const all = await allGenes(services, prepared);
  const sorted = sort == null ? all : sortedBy(sort, prepared.table.rows, all);
  if (!sorted) throw badRequest([{ where: "body.sort", reason: `there is no field ${sort ?? ""}` }]);
  if (size == null) return { count: all.length, page: 1, ranks: sorted };
  const within = Math.min(page, Math.max(1, Math.ceil(all.length / size)));
  return { count: all.length, page: within, ranks: sorted.slice((within - 1) * size, within * size) };
}

const unknownFields = (names: readonly string[]): QueryWarning[] =>
  names.map((name) => ({ where: "output_options.field_names", message: `there is no field ${name}` }));

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

interface Asking {
  readonly constraints: unknown;
  readonly wanted: Wanted;
  readonly services: Services;
  readonly generation: LoadedGeneration;
  readonly request: Request;
  readonly response: Response;
}

/** Runs a query, saves it, and sends what is wanted of it. */
export async function answerQuery({
  constraints: given,
  wanted,
  services,
  generation,
  request,
  response,
}: Asking): Promise<void> {
  const prepared = await prepare(given, services, generation);
  const constraints = tidied(given);
  const { id, warnings, table } = prepared;
  const { release } = generation;
  const { ancestor_terms: ancestors } = wanted.output_options;
  // The other formats have no place for them.
  const above =
    ancestors && (wanted.format === "json" || wanted.format === "jsonl")
      ? await termsAbove(ancestors, services, generation)
      : null;
  if (wanted.format !== "json") {
    const { count, ranks } = await genesOf({ ...wanted, size: null }, services, prepared);
    await remember(services, id, constraints, release, count);
    await sendFile(
      {
        format: wanted.format,
        options: wanted.output_options,
        fieldsAt: request.method === "POST" ? "body.output_options.field_names" : "query.fields",
        above,
        rows: ranks.map((rank) => table.rows[rank]!),
      },
      services,
      generation,
      response,
    );
    return;
  }
  const { count, page, ranks } = await genesOf(wanted, services, prepared);
  const maker = rowMaker(wanted.output_options, above, services, generation);
  const [remembered, rows, subsets] = await Promise.all([
    remember(services, id, constraints, release, count),
    maker.rowsOf(ranks.map((rank) => table.rows[rank]!)),
    readGeneSubsets(services.elastic, generation),
  ]);
  // What is read from the store was checked when it was saved.
  const saved = remembered.constraints as QueryAnswer["constraints"];
  const answer: QueryAnswer = {
    id,
    status: "ok",
    release,
    count,
    previous: previousCount(remembered.counts, release),
    warnings: [...warnings, ...unknownFields(maker.unknown), ...(above?.warnings ?? [])],
    saved: remembered.saved,
    constraints: saved,
    labels: labelsOf(prepared, subsets ?? {}),
    page,
    size: wanted.size ?? count,
    rows,
  };
  response.json(answer);
}

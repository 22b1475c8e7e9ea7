/** Results as files, sent as they are made. */
import type { Response } from "express";
import type { QueryBuilderSettings } from "../../config/query-builder.ts";
import { gafAspects } from "../contract/query.ts";
import type { OutputOptions, QueryFormat, SequenceOption } from "../contract/query.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { badRequest } from "../problem/problem-error.ts";
import { sendPacked } from "../http/packed-answers.ts";
import { sendStream } from "../http/send-stream.ts";
import type { Services } from "../context/services.ts";
import type { TermsAbove } from "./ancestor-terms.ts";
import { cellOf, cellText, headOf, noField } from "./fields.ts";
import { gafLines } from "./gaf-lines.ts";
import type { GeneRow, GeneTable } from "./gene-table.ts";
import { rowMaker } from "./rows.ts";
import { batchesOf } from "./sequence-limit.ts";
import { describeSequence } from "./sequence-parts.ts";
import { sequencesOf } from "./sequences.ts";
import { tsvCell, tsvLine } from "../contract/values/tsv.ts";

type FileFormat = Exclude<QueryFormat, "json">;

const files: Readonly<Record<FileFormat, { readonly mediaType: string; readonly name: string }>> = {
  jsonl: { mediaType: "application/jsonl", name: "gene_results.jsonl" },
  tsv: { mediaType: "text/tab-separated-values", name: "gene_list.tsv" },
  ids: { mediaType: "text/plain", name: "gene_ids.txt" },
  fasta: { mediaType: "text/x-fasta", name: "sequence.fasta" },
  gaf: { mediaType: "text/plain", name: "gene_results.gaf.tsv" },
};

/** Residues in a line of FASTA. */
const width = 60;

function wrapped(sequence: string): string {
  let lines = "";
  for (let at = 0; at < sequence.length; at += width) lines += `${sequence.slice(at, at + width)}\n`;
  return lines;
}

/** The sequences that a file or an answer has: those of FASTA are proteins where none are named, some formats have none. */
export function sequenceIn(
  format: QueryFormat,
  { sequence }: Pick<OutputOptions, "sequence">,
): SequenceOption {
  if (format === "fasta") return sequence === "none" ? "protein" : sequence;
  return format === "json" || format === "jsonl" ? sequence : "none";
}

interface FileText {
  readonly head: string;
  readonly textOf: (rows: readonly GeneRow[]) => Promise<string>;
}

/** Columns of a table that names none. */
const usualFields = ["gene_uniquename", "name", "product"];

interface FileRequest {
  /** Tells the file from all others, where it is kept for those who ask for it again. */
  readonly key: string | null;
  readonly format: FileFormat;
  readonly options: OutputOptions;
  /** Part of the request that names the fields. */
  readonly fieldsAt: string;
  /** Told in lines of JSON. */
  readonly above: TermsAbove | null;
  readonly rows: readonly GeneRow[];
  /** That they are of. */
  readonly table: GeneTable;
}

function textOf(
  { format, options, fieldsAt, above, table }: FileRequest,
  services: Services,
  generation: LoadedGeneration,
  builder: QueryBuilderSettings,
): FileText {
  const named = options.field_names.length === 0 ? { ...options, field_names: usualFields } : options;
  const { fields, unknown, rowsOf } = rowMaker(named, above, table, services, generation);
  // A file has no place for warnings.
  if (unknown.length > 0)
    throw badRequest(unknown.map((name) => ({ where: fieldsAt, reason: noField(name) })));
  switch (format) {
    case "ids":
      return { head: "", textOf: async (rows) => rows.map(({ gene_uniquename: id }) => `${id}\n`).join("") };
    case "tsv":
      return {
        head: tsvLine(fields.map((field) => headOf(field, builder))),
        textOf: async (rows) =>
          rows.map((row) => tsvLine(fields.map((field) => cellText(cellOf(row, field))))).join(""),
      };
    case "jsonl":
      return {
        head: "",
        textOf: async (rows) => (await rowsOf(rows)).map((row) => `${row}\n`).join(""),
      };
    case "gaf": {
      const { head, linesOf } = gafLines(options.gaf_options?.aspects ?? gafAspects, services, generation);
      return {
        head,
        textOf: async (rows) => (await linesOf(rows.map(({ gene_uniquename: id }) => id))).join(""),
      };
    }
    case "fasta": {
      const sequence = sequenceIn("fasta", options);
      const described = describeSequence(sequence);
      const shown = fields.filter(({ field }) => field !== "gene_uniquename");
      return {
        head: "",
        async textOf(rows) {
          const sequences = await sequencesOf(services.elastic, generation, rows, sequence);
          return rows
            .map((row, index) => {
              const residues = sequences[index];
              if (residues == null || residues === "") return "";
              const head = [
                ...shown.map((field) => tsvCell(cellText(cellOf(row, field)))),
                described,
                `length:${residues.length}`,
              ].join("|");
              return `>${row.gene_uniquename} ${head}\n${wrapped(residues)}`;
            })
            .join("");
        },
      };
    }
  }
}

/** Genes whose text is made at a time. */
const maxBatch = 500;

async function* pieces(
  { head, textOf: text }: FileText,
  rows: readonly GeneRow[],
  sequence: SequenceOption,
): AsyncGenerator<string> {
  let before = head;
  for (const batch of batchesOf(rows, sequence, maxBatch)) {
    yield before + (await text(batch));
    before = "";
  }
  yield before;
}

/** Sends all rows. Throws a problem (400) that names the fields that there are not. */
export function sendFile(
  sent: FileRequest,
  services: Services,
  generation: LoadedGeneration,
  response: Response,
): Promise<void> {
  const { mediaType, name } = files[sent.format];
  const text = textOf(sent, services, generation, services.deployment.queryBuilder);
  const made = (): AsyncGenerator<string> => pieces(text, sent.rows, sequenceIn(sent.format, sent.options));
  const head = (): void =>
    void response.type(mediaType).set("Content-Disposition", `attachment; filename="${name}"`);
  return sent.key === null
    ? sendStream(response, made(), head)
    : sendPacked(response.req, response, { key: sent.key, pieces: made, head });
}

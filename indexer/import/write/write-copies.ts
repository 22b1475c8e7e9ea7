/** Copies what a release takes as it is: ontologies and tables of its own formats. */
import { readFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import { oboOfGraphs } from "../ontologies/read-obo-graphs.ts";
import type { LineBatch } from "../../read/lines.ts";
import { readObo } from "../../read/read-obo.ts";
import { readTable } from "../../read/read-table.ts";
import { tables } from "../../read/tables.ts";
import type { Table } from "../../read/tables/columns.ts";
import type { OboTerm } from "../../read/records.ts";
import { isGeneTable, noting } from "../sources/open-source.ts";
import type { Source } from "../sources/open-source.ts";
import type { ReleaseWriter } from "./release-writer.ts";

/** Entities of formats that pages go by. */
const entities: Readonly<Record<string, string>> = {
  references: "reference",
  "go-refs": "reference",
  alleles: "allele",
  orthologs: "ortholog",
  interactions: "interaction",
  modifications: "modification",
  phaf: "phenotype-annotation",
  "gene-term-pairs": "phenotype-annotation",
};

/** Copies the OBO files, writes ontologies of other formats as OBO, and answers the terms of all. */
export async function writeOntologies(writer: ReleaseWriter, sources: readonly Source[]): Promise<OboTerm[]> {
  const terms: OboTerm[] = [];
  for (const source of sources)
    await noting(source, async () => {
      const { kind } = source.detected;
      if (kind !== "obo" && kind !== "obo-graphs") return;
      const text = kind === "obo" ? await textOf(source) : await oboOfGraphs(source);
      const batches = readObo(kind === "obo" ? source.lines() : linesIn(text), source.note);
      let batch = await batches.next();
      for (; !batch.done; batch = await batches.next()) terms.push(...batch.value);
      const id = uniqueId(writer, `ontology-${nameOf(source)}`);
      await writer.text(
        {
          id,
          entity: "term",
          path: `ontologies/${id.slice("ontology-".length)}.obo.gz`,
          source: source.file,
          date: source.date,
        },
        "obo",
        text,
        batch.value,
      );
    });
  return terms;
}

/** The lines of a text that no file has. */
async function* linesIn(text: string): AsyncGenerator<LineBatch, void> {
  yield { first: 1, lines: text.split("\n") };
}

/** Copies tables that are in a format of releases already; the gene list is made anew. */
export async function writeReleaseTables(writer: ReleaseWriter, sources: readonly Source[]): Promise<void> {
  for (const source of sources) {
    const { detected } = source;
    if (detected.kind !== "release-table" || isGeneTable(source)) continue;
    await noting(source, async () => {
      const table: Table = tables[detected.format];
      const batches = readTable(table, source.lines(), source.note);
      let batch = await batches.next();
      for (; !batch.done;) batch = await batches.next();
      const id = uniqueId(writer, detected.format);
      await writer.text(
        {
          id,
          entity: entities[detected.format] ?? detected.format,
          path: `tables/${id}.tsv.gz`,
          source: source.file,
          date: source.date,
        },
        detected.format,
        await textOf(source),
        batch.value,
      );
    });
  }
}

const nameOf = ({ file }: Source): string =>
  file
    .replace(/(?:\.gz|\.obo|\.json|-basic)+(?=$|\.)/g, "")
    .replaceAll(/[^A-Za-z0-9._-]+/g, "-")
    .toLowerCase();

function uniqueId(writer: ReleaseWriter, id: string): string {
  const taken = new Set(writer.datasets.map((dataset) => dataset.id));
  let free = id;
  for (let number = 2; taken.has(free); number++) free = `${id}-${number}`;
  return free;
}

async function textOf({ path }: Source): Promise<string> {
  const bytes = await readFile(path);
  return (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString("utf8");
}

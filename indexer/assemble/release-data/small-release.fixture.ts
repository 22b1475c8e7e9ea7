/** Releases of a few rows for the tests: written to a temporary directory, read by the real readers. */
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadDeployment } from "../../../config/load.ts";
import { openRelease } from "../../read/open-release.ts";
import type { OtherFormat } from "../../read/records.ts";
import { tables } from "../../read/tables.ts";
import type { TableFormat } from "../../read/tables.ts";
import { ReleaseData } from "./release-data.ts";

/** Cells by column; those left out are blank. */
type Cells = Readonly<Record<string, string>>;
/** Rows of the tables, and the text of other files, by format. */
export type SmallRelease = { readonly [F in TableFormat]?: readonly Cells[] } & {
  readonly [F in OtherFormat]?: string;
};

/** Opens the data of a release with one data set for each format given, for the fission yeast deployment. */
export async function smallReleaseData(content: SmallRelease): Promise<ReleaseData> {
  const dir = await mkdtemp(join(tmpdir(), "karyon-small-release-"));
  const datasets = [];
  for (const [format, given] of Object.entries(content)) {
    const { text, rows } =
      typeof given === "string" ? { text: given, rows: rowsIn(given, format) } : tableText(format, given);
    await writeFile(join(dir, format), text);
    datasets.push({
      id: format,
      entity: format,
      format,
      path: format,
      rows,
      date: "2025-09-01",
      source: "a test",
      licence: "none",
    });
  }
  const organism = {
    taxonid: 4896,
    genus: "Schizosaccharomyces",
    species: "pombe",
    common_name: "fission yeast",
  };
  await writeFile(
    join(dir, "release.json"),
    JSON.stringify({ schema: 1, release: "2025-09-01", organism, datasets }),
  );
  return new ReleaseData(await openRelease(dir), await loadDeployment({ folder: "fission-yeast" }));
}

function tableText(format: string, rows: readonly Cells[]): { text: string; rows: number } {
  // Only the names of tables have rows of cells in a SmallRelease.
  const { columns, header } = tables[format as TableFormat];
  const names = Object.values(columns)
    .map((column) => column.header)
    .join("\t");
  const lines = rows.map((cells) =>
    Object.keys(columns)
      .map((key) => cells[key] ?? "")
      .join("\t"),
  );
  const head = { none: [], row: [names], "hash-row": [`#${names}`] }[header];
  return { text: [...head, ...lines].map((line) => `${line}\n`).join(""), rows: rows.length };
}

function rowsIn(text: string, format: string): number {
  if (format === "obo") return text.match(/^\[Term\]/gm)?.length ?? 0;
  if (format === "mmcif") return text.match(/^data_/gm)?.length ?? 0;
  if (format.startsWith("fasta")) return text.match(/^>/gm)?.length ?? 0;
  if (format === "gff3")
    return text.split("\n").filter((line) => line !== "" && !line.startsWith("#")).length;
  const parsed: unknown = JSON.parse(text);
  return Array.isArray(parsed) ? parsed.length : 1;
}

/** A gene of a SmallRelease. */
export const geneRow = (id: string, name = "", geneType = "protein coding gene"): Cells => ({
  id,
  name,
  chromosome: "chromosome_1",
  geneType,
});

/** Terms of an OBO file: id, and the lines of its stanza. */
export const oboText = (namespace: string, terms: Readonly<Record<string, readonly string[]>>): string =>
  [
    `format-version: 1.2\ndefault-namespace: ${namespace}\n`,
    ...Object.entries(terms).map(([id, lines]) => ["[Term]", `id: ${id}`, ...lines, ""].join("\n")),
  ].join("\n");

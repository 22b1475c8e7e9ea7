/** Tables that are passed on as the release has them, a row that it has twice once: their columns are those of their formats. */
import { join } from "node:path";
import { bytesOf } from "../../read/bytes.ts";
import { linesOf } from "../../read/lines.ts";
import { tables } from "../../read/tables.ts";
import type { TableFormat } from "../../read/tables.ts";
import type { Table } from "../../read/tables/columns.ts";
import type { ReleaseData } from "../release-data/release-data.ts";
import { columnMeanings } from "./column-meanings.ts";
import { column, tsv } from "./spec.ts";
import type { DownloadSpec } from "./spec.ts";

/** Lines of all data sets of a format, the cells in the order of the format: those that an older file lacks are blank. Pages say what a file says twice once, too. */
async function* linesOfFormat(data: ReleaseData, format: TableFormat): AsyncGenerator<string> {
  const table: Table = tables[format];
  const keys = Object.entries(table.columns);
  const written = new Set<string>();
  for (const dataset of data.release.datasets(format)) {
    let order = keys.map((_, index) => index);
    let isFirst = table.header !== "none";
    // The check of the release has read every line before.
    for await (const { lines } of linesOf(bytesOf(join(data.release.dir, dataset.path)), () => undefined))
      for (const line of lines) {
        if (isFirst) {
          const names = line.replace(/^#/, "").split("\t");
          order = keys.map(([, { header, aliases = [] }]) =>
            names.findIndex((name) => name === header || aliases.includes(name)),
          );
          isFirst = false;
        } else if (line !== "") {
          const cells = line.split("\t");
          const row = `${order.map((at) => cells[at] ?? "").join("\t")}\n`;
          if (written.has(row)) continue;
          written.add(row);
          yield row;
        }
      }
  }
}

const passedOn = (
  format: TableFormat,
  text: Pick<DownloadSpec, "name" | "title" | "description" | "group" | "unit">,
): DownloadSpec => {
  const table: Table = tables[format];
  const names = Object.values(table.columns).map(({ header }) => header);
  const hash = table.header === "hash-row" ? "#" : "";
  return {
    ...tsv,
    ...text,
    columns: names.map((name) => column(name, columnMeanings[name] ?? "")),
    from: [format],
    ...(table.header !== "none" && { head: () => `${hash}${names.join("\t")}\n` }),
    rows: (data) => linesOfFormat(data, format),
  };
};

const annotations = { group: "Annotations", unit: "annotations" } as const;
const proteins = { group: "Genes", unit: "matches" } as const;
const history = { group: "History", unit: "genes" } as const;

export const passedOnFiles = [
  passedOn("modifications", {
    ...annotations,
    name: "modifications.tsv",
    title: "Protein modifications",
    description: "Modified residues of proteins, with evidence.",
  }),
  passedOn("qualitative-expression", {
    ...annotations,
    name: "qualitative-expression.tsv",
    title: "Qualitative expression",
    description: "When and where RNA and protein of a gene are there.",
  }),
  passedOn("quantitative-expression", {
    ...annotations,
    name: "quantitative-expression.tsv",
    title: "Quantitative expression",
    description: "Molecules of RNA and protein in a cell, as measured.",
  }),
  passedOn("disease-association", {
    ...annotations,
    name: "diseases.tsv",
    title: "Diseases",
    description: "Diseases in which the human ortholog of a gene takes part.",
  }),
  passedOn("complex-annotation", {
    ...annotations,
    name: "complexes.tsv",
    title: "Complexes",
    description: "Genes whose products are parts of a complex.",
  }),
  passedOn("protein-domains", {
    ...proteins,
    name: "protein-domains.tsv",
    title: "Protein domains and features",
    description: "Where domains, families, membrane domains and signal peptides lie in proteins.",
  }),
  passedOn("disordered-regions", {
    ...proteins,
    name: "disordered-regions.tsv",
    title: "Disordered regions",
    description: "Stretches of proteins without a fixed structure.",
    unit: "regions",
  }),
  passedOn("paralogs", {
    ...proteins,
    name: "paralogs.tsv",
    title: "Paralogs",
    description: "Groups of genes of this organism that came from one.",
    unit: "groups",
  }),
  passedOn("new-genes", {
    ...history,
    name: "new-genes.tsv",
    title: "New genes",
    description: "Genes that were added to the gene list, with the day.",
  }),
  passedOn("removed-genes", {
    ...history,
    name: "removed-genes.tsv",
    title: "Removed genes",
    description: "Genes that were taken from the gene list, with the day and the reason.",
  }),
  passedOn("obsolete-ids", {
    ...history,
    name: "obsolete-ids.tsv",
    title: "Former ids",
    description: "Ids that genes had once, and the gene that each means now.",
    unit: "ids",
  }),
];

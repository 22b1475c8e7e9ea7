/** What happened to each gene's structure, newest first, from the history data sets. */
import type { HistoryEntry } from "../../../index-mappings/pages/gene.ts";
import type { TableRow } from "../../read/tables.ts";
import type { Rows } from "../rows/rows.ts";
import { orNull } from "../text/blank.ts";
import type { Genes } from "./genes.ts";
import type { ByGene } from "./proteins.ts";

/**
 * Superseded coordinates, coordinate changes and the making of genes. The sources overlap: a change that a row about
 * previous coordinates tells already (same date and coordinates) adds no row.
 */
export async function joinHistory(rows: Rows, genes: Genes): Promise<ByGene<HistoryEntry>> {
  const entries = new Map<string, Map<string, HistoryEntry>>();
  const add = (id: string, row: HistoryEntry, what: string) => {
    const gene = genes.find(id.replace(/\.\d+$/, "")) ?? genes.find(id);
    if (!gene || row.date === "") return;
    // What became part of the gene had an id of its own.
    const entry = id === gene.id ? row : { ...row, comments: sentences(id, row.comments ?? "") };
    const known = entries.get(gene.id) ?? new Map<string, HistoryEntry>();
    entries.set(gene.id, known);
    const key = `${entry.date} ${what}`;
    const said = known.get(key);
    known.set(
      key,
      said
        ? {
            ...said,
            comments: said.comments ?? entry.comments,
            references: said.references ?? entry.references,
          }
        : entry,
    );
  };
  for await (const row of rows("previous-coordinates"))
    add(row.gene, superseded(row), bareCoordinates(row.value));
  for await (const row of rows("gene-coordinate-changes"))
    if (row.change === "before") add(row.gene, changed(row), bareCoordinates(row.coordinates));
  for await (const row of rows("new-genes")) add(row.gene, created(row), "added");
  return new Map(
    [...entries].map(([gene, known]) => [
      gene,
      [...known.values()].sort((a, b) => b.date.localeCompare(a.date)),
    ]),
  );
}

const superseded = (row: TableRow<"previous-coordinates">): HistoryEntry => ({
  date: row.date,
  previous_coords: `${row.featureType} ${row.value}`.trim(),
  references: sentences(row.dbXrefRemoved, row.referenceRemoved),
  comments: sentences(row.commentsRemoved, row.commentsAdded),
  genome_snapshot_link: orNull(row.genomeSnapshot),
});

const changed = (row: TableRow<"gene-coordinate-changes">): HistoryEntry => ({
  date: row.date,
  previous_coords: orNull(row.coordinates),
  references: orNull(row.reference),
  comments: orNull(row.comment),
  genome_snapshot_link: null,
});

const created = (row: TableRow<"new-genes">): HistoryEntry => ({
  date: row.date,
  previous_coords: null,
  references: orNull(row.reference),
  comments: ["gene added", orNull(row.comment)].filter(Boolean).join(": "),
  genome_snapshot_link: null,
});

/** Coordinates without the sequence id and the blanks that only one of the sources writes. */
const bareCoordinates = (text: string): string => text.replace(/^[^:(]+:/, "").replaceAll(/\s/g, "");

const sentences = (...texts: string[]): string | null =>
  orNull([...new Set(texts.filter((text) => text !== ""))].join("; "));

/** Reads GAF 2.0, 2.1 and 2.2 by whatever ids the file names genes. */
import type { GeneIndex } from "../genes/gene-index.ts";
import type { Source } from "../sources/open-source.ts";
import type { AnnotationRow } from "./annotation-row.ts";
import { expectVersion } from "../sources/version.ts";
import { usualRelation } from "./relations.ts";

const versions = { format: "GAF", known: ["2.0", "2.1", "2.2"] };
const minColumns = 15;
const columns = 17;

/**
 * The annotations of genes that the release has; others are noted and left out.
 * @throws ReadFailure when the file is of another version
 */
export async function readGaf({ lines, note }: Source, genes: GeneIndex): Promise<AnnotationRow[]> {
  const rows: AnnotationRow[] = [];
  for await (const batch of lines())
    for (const [index, text] of batch.lines.entries()) {
      const line = batch.first + index;
      const [, version] = /^!gaf-version:\s*(\S+)/i.exec(text) ?? [];
      if (version !== undefined) expectVersion(version, versions, line, text);
      if (text.trim() === "" || text.startsWith("!")) continue;
      const cells = text.split("\t");
      if (cells.length < minColumns || cells.length > columns) {
        note(line, `expected ${minColumns} to ${columns} columns of GAF, found ${cells.length}`, text);
        continue;
      }
      const row = rowOf(cells);
      const reason = wrong(row);
      if (reason !== null) {
        note(line, reason, text);
        continue;
      }
      const gene = genes.find(`${row.db}:${row.gene}`, row.gene, ...row.synonyms.split("|"), row.symbol);
      if (gene === null)
        note(line, `"${row.db}:${row.gene}" (${row.symbol}) is no gene of the assembly: the row is left out`);
      else rows.push({ ...row, gene });
    }
  return rows;
}

function rowOf(cells: readonly string[]): AnnotationRow {
  const at = (column: number) => (cells[column - 1] ?? "").trim();
  const qualifiers = at(4)
    .split("|")
    .filter((word) => word !== "");
  const relation = qualifiers.find((word) => word.toUpperCase() !== "NOT") ?? usualRelation(at(9), at(5));
  return {
    db: at(1),
    gene: at(2),
    symbol: at(3),
    relation: qualifiers.some((word) => word.toUpperCase() === "NOT") ? `NOT|${relation}` : relation,
    term: at(5),
    references: at(6),
    evidence: at(7),
    withFrom: at(8),
    aspect: at(9),
    objectName: at(10),
    synonyms: at(11),
    objectType: at(12),
    taxon: at(13),
    date: at(14),
    assignedBy: at(15),
    extension: at(16),
    geneProductForm: at(17),
  };
}

function wrong({ term, evidence, aspect, date }: AnnotationRow): string | null {
  if (!/^GO:\d{7}$/.test(term)) return `GO_ID: expected a GO id, such as GO:0008150, found "${term}"`;
  if (!/^[A-Z]{2,3}$/.test(evidence))
    return `Evidence_Code: expected a GO evidence code, such as IDA, found "${evidence}"`;
  if (!/^[PFC]$/.test(aspect)) return `Aspect: expected P, F or C, found "${aspect}"`;
  return /^\d{8}$|^\d{4}-\d{2}-\d{2}$/.test(date)
    ? null
    : `Date: expected a date as 20250901, found "${date}"`;
}

/** Reads GPAD 1.1, 1.2 and 2.0. */
import type { GeneIndex } from "../genes/gene-index.ts";
import type { Source } from "../sources/open-source.ts";
import { expectVersion } from "../sources/version.ts";
import type { AnnotationRow } from "./annotation-row.ts";
import { aspectOfRelation, codeOfEvidence, relationOfId, withRelationNames } from "./relations.ts";

/** The cells that both generations of the format have. */
interface Cells {
  readonly object: string;
  readonly negated: boolean;
  readonly relation: string;
  readonly term: string;
  readonly references: string;
  readonly evidence: string;
  readonly withFrom: string;
  readonly taxon: string;
  readonly date: string;
  readonly assignedBy: string;
  readonly extension: string;
  readonly properties: string;
}

const versions = { format: "GPAD", known: ["1.1", "1.2", "2.0"] };
const columns = 12;

/**
 * The annotations of genes that the release has; others are noted and left out.
 * @throws ReadFailure when the file is of another version
 */
export async function readGpad({ lines, note }: Source, genes: GeneIndex): Promise<AnnotationRow[]> {
  const rows: AnnotationRow[] = [];
  let version = "";
  for await (const batch of lines())
    for (const [index, text] of batch.lines.entries()) {
      const line = batch.first + index;
      const [, said] = /^!gpad?-version:\s*(\S+)/i.exec(text) ?? [];
      if (said !== undefined) expectVersion(said, versions, line, text);
      version = said ?? version;
      if (text.trim() === "" || text.startsWith("!")) continue;
      const cells = text.split("\t");
      // The last two may be left out.
      if (cells.length < columns - 2 || cells.length > columns) {
        note(line, `expected ${columns} columns of GPAD ${version}, found ${cells.length}`, text);
        continue;
      }
      const row = rowOf(version.startsWith("2") ? second(cells) : first(cells));
      if (typeof row === "string") {
        note(line, row, text);
        continue;
      }
      const gene = genes.find(`${row.db}:${row.gene}`, row.gene);
      if (gene === null)
        note(line, `"${row.db}:${row.gene}" is no gene of the assembly: the row is left out`);
      else rows.push({ ...row, gene });
    }
  return rows;
}

const at = (cells: readonly string[], column: number): string => (cells[column - 1] ?? "").trim();

/** Columns that all versions have in the same place. */
const fromTerm = (cells: readonly string[]) => ({
  term: at(cells, 4),
  references: at(cells, 5),
  evidence: at(cells, 6),
  withFrom: at(cells, 7),
  taxon: at(cells, 8),
  date: at(cells, 9),
  assignedBy: at(cells, 10),
  extension: at(cells, 11),
  properties: at(cells, 12),
});

function second(cells: readonly string[]): Cells {
  return {
    object: at(cells, 1),
    negated: at(cells, 2).toUpperCase() === "NOT",
    relation: relationOfId[at(cells, 3)] ?? at(cells, 3),
    ...fromTerm(cells),
  };
}

/** 1.1 and 1.2 have database and id apart and the relation in words, with NOT before it. */
function first(cells: readonly string[]): Cells {
  const words = at(cells, 3)
    .split("|")
    .filter((word) => word !== "");
  return {
    object: `${at(cells, 1)}:${at(cells, 2)}`,
    negated: words.some((word) => word.toUpperCase() === "NOT"),
    relation: words.find((word) => word.toUpperCase() !== "NOT") ?? "",
    ...fromTerm(cells),
  };
}

/** The row as GAF 2.2 has it, or what is wrong with it. */
function rowOf(cells: Cells): AnnotationRow | string {
  const { object, relation, term, evidence, properties, date } = cells;
  if (!/^GO:\d{7}$/.test(term))
    return `Ontology_Class_ID: expected a GO id, such as GO:0008150, found "${term}"`;
  if (!/^[a-z_]+$/.test(relation)) return `Relation: no relation of GO annotations: "${relation}"`;
  const code = codeOfEvidence[evidence] ?? /(?:^|\|)go_?evidence=([A-Z]{2,3})/i.exec(properties)?.[1];
  if (code === undefined) return `Evidence: no GO evidence code is known for "${evidence}"`;
  const day = date.slice(0, 10).replaceAll("-", "");
  if (!/^\d{8}$/.test(day)) return `Date: expected a date as 2025-09-01, found "${date}"`;
  const colon = object.indexOf(":");
  return {
    db: object.slice(0, colon),
    gene: object.slice(colon + 1),
    symbol: "",
    relation: cells.negated ? `NOT|${relation}` : relation,
    term,
    references: cells.references,
    evidence: code,
    withFrom: cells.withFrom,
    aspect: aspectOfRelation(relation),
    objectName: "",
    synonyms: "",
    objectType: "",
    taxon: "",
    date: day,
    assignedBy: cells.assignedBy,
    extension: withRelationNames(cells.extension),
    geneProductForm: "",
  };
}

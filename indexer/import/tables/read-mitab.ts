/** Reads PSI-MITAB 2.5 to 2.8: interactions between two molecules. */
import { ReadFailure } from "../../read/problem.ts";
import type { GeneIndex } from "../genes/gene-index.ts";
import type { Source } from "../sources/open-source.ts";
import type { Cells } from "./cells.ts";
import { linesOfTable } from "./lines-of-table.ts";

/** Columns by version. */
const widths: Readonly<Record<number, string>> = { 15: "2.5", 36: "2.6", 42: "2.7", 46: "2.8" };

/** Places of the columns that are read, from 0. */
const column = {
  ids: [0, 1],
  alternatives: [2, 3],
  aliases: [4, 5],
  method: 6,
  publications: 8,
  type: 11,
  sources: 12,
  roles: [18, 19],
  annotations: 27,
  created: 30,
  negative: 35,
} as const;

/** Methods of the PSI-MI ontology that the interaction tables of other sources call otherwise. */
const methods: Readonly<Record<string, string>> = {
  "MI:0018": "Two-hybrid",
  "MI:0397": "Two-hybrid",
  "MI:0398": "Two-hybrid",
  "MI:0399": "Two-hybrid",
  "MI:0055": "FRET",
  "MI:0090": "PCA",
  "MI:0047": "Far Western",
  "MI:0114": "Co-crystal Structure",
  "MI:0027": "Co-fractionation",
  "MI:0403": "Co-localization",
  "MI:0415": "Biochemical Activity",
  "MI:1313": "Proximity Label-MS",
};

/** `psi-mi:"MI:0018"(two hybrid)`: the database, the value, what it is called. */
interface Field {
  readonly db: string;
  readonly value: string;
  readonly text: string;
}

/**
 * The interactions between genes that the release has, each once; others are noted and left out, and so are those that
 * the file says were looked for and not found.
 * @throws ReadFailure when the first line has the columns of no version
 */
export async function readMitab(source: Source, genes: GeneIndex): Promise<Cells<"interactions">[]> {
  const rows = new Map<string, Cells<"interactions">>();
  let width = 0;
  for await (const { line, cells, text } of linesOfTable(source)) {
    width ||= widthOf(cells, line, text);
    const reason =
      cells.length === width
        ? wrong(cells)
        : `expected ${width} columns of MITAB ${widths[width]}, found ${cells.length}`;
    if (reason !== null) {
      source.note(line, reason, text);
      continue;
    }
    const sides = ([0, 1] as const).map((side) => genes.find(...namesOf(cells, side)));
    const unknown = sides.indexOf(null);
    const [a = null, b = null] = sides;
    if (a === null || b === null) {
      const name = cells[column.ids[unknown === 1 ? 1 : 0]];
      source.note(line, `"${name}" is no gene of the assembly: the interaction is left out`);
      continue;
    }
    for (const row of rowsOf(cells, a, b)) {
      const key = [row.geneA, row.geneB, row.type, row.evidence, row.reference].join("\t");
      if (!rows.has(key)) rows.set(key, row);
    }
  }
  return [...rows.values()];
}

/** @throws ReadFailure when no version has so many columns */
function widthOf(cells: readonly string[], line: number, text: string): number {
  if (widths[cells.length] === undefined)
    throw new ReadFailure(
      line,
      `this is no PSI-MITAB: it has ${cells.length} columns, and MITAB 2.5 has 15, 2.6 has 36, 2.7 has 42, 2.8 has 46`,
      text,
    );
  return cells.length;
}

function wrong(cells: readonly string[]): string | null {
  if (/^true$/i.test(cells[column.negative] ?? ""))
    return "an interaction that was looked for and not found: left out";
  for (const at of [...column.ids, column.method, column.type])
    if (fields(cells[at] ?? "").length === 0 && at !== column.method && at !== column.type)
      return `column ${at + 1}: expected database:value, found "${cells[at]}"`;
    else if (cells[at] !== "-" && fields(cells[at] ?? "").length === 0)
      return `column ${at + 1}: expected a term such as psi-mi:"MI:0018"(two hybrid), found "${cells[at]}"`;
  return null;
}

/** All that a side is called, the surest first. */
function namesOf(cells: readonly string[], side: 0 | 1): string[] {
  return [column.ids, column.alternatives, column.aliases].flatMap((columns) =>
    fields(cells[columns[side]] ?? "").flatMap(({ db, value }) => [value, `${db}:${value}`]),
  );
}

/** The evidence in the curators' own words, as Karyon writes it beside the method. */
const wordsOf = (cells: readonly string[]): string | undefined =>
  fields(cells[column.annotations] ?? "").find(({ db }) => db === "evidence")?.value;

/** One row for each paper, the bait before its prey. */
function rowsOf(cells: readonly string[], a: string, b: string): Cells<"interactions">[] {
  const [roleA = "", roleB = ""] = column.roles.map((at) => fields(cells[at] ?? "")[0]?.text ?? "");
  const turned = roleA === "prey" && roleB === "bait";
  const [method] = fields(cells[column.method] ?? "");
  const [type] = fields(cells[column.type] ?? "");
  const papers = fields(cells[column.publications] ?? "").filter(({ db }) => db === "pubmed");
  const sources = fields(cells[column.sources] ?? "").map(({ text, value }) => text || value);
  const row = {
    geneA: turned ? b : a,
    geneB: turned ? a : b,
    type: isGenetic(method, type) ? "genetic" : "physical",
    evidence:
      wordsOf(cells) ??
      (method === undefined ? "" : (methods[method.value] ?? sentenceCase(method.text || method.value))),
    sources: sources.join("|"),
    date: (cells[column.created] ?? "").replace(/^-$/, "").replaceAll("/", "-"),
  };
  return papers.length === 0 ? [row] : papers.map(({ value }) => ({ ...row, reference: `PMID:${value}` }));
}

/** MI:0208 and what stands below it have the word in their names; MI:0254 is the method genetic interference. */
const isGenetic = (method: Field | undefined, type: Field | undefined): boolean =>
  /\bgenetic\b/.test(type?.text ?? "") ||
  type?.value === "MI:0208" ||
  (type === undefined && method?.value === "MI:0254");

const sentenceCase = (text: string): string => text.replace(/^./, (letter) => letter.toUpperCase());

/** The fields of a cell; values with signs of the format stand in quotation marks. */
function fields(cell: string): Field[] {
  const pattern = /([^|:"]+):(?:"((?:[^"\\]|\\.)*)"|([^|("]+))(?:\(((?:"[^"]*"|[^|])*?)\))?(?=\||$)/g;
  return [...cell.matchAll(pattern)].map(([, db = "", inQuotes, plain, text = ""]) => ({
    db: db.trim(),
    value: (inQuotes ?? plain ?? "").trim(),
    text: text.replaceAll('"', ""),
  }));
}

/** A table of the release from another table that has its columns under other names. */
import type { MakeOf } from "../../../config/sources.ts";
import { counted } from "../../../index-mappings/counted.ts";
import { tables } from "../../read/tables.ts";
import type { Table } from "../../read/tables/columns.ts";
import { linesIn, MakingError } from "./materials.ts";
import { tableRows } from "./table.ts";
import type { Material, Remark } from "./materials.ts";

/** The table of a format, whose name is checked by then; undefined for formats that are no tables. */
const tableOf = (format: string): Table | undefined =>
  Object.entries(tables).find(([name]) => name === format)?.[1];

/** The header row of a table; none where the format has none. */
export function* headerRow({ header }: Table, names: readonly string[]): Generator<string, void> {
  if (header !== "none") yield `${header === "hash-row" ? "#" : ""}${names.join("\t")}`;
}

/** Ids of the gene list. */
export async function geneIds(made: readonly Material[]): Promise<ReadonlySet<string>> {
  const genes = made.find(({ format }) => format === "pombase-genes");
  if (!genes) throw new MakingError("there is no gene list above it");
  const ids = new Set<string>();
  for await (const line of linesIn(genes)) ids.add(line.slice(0, line.indexOf("\t")));
  return ids;
}

/** A column of the format, and where its cells come from. */
interface Taken {
  readonly name: string;
  /** Column of the file; null for a constant. */
  readonly from: string | null;
  readonly convert: (cell: string) => string;
}

/** The lines of the table. Rows that are left out are counted in a remark. */
export async function* makeColumns(
  make: MakeOf<"columns">,
  format: string,
  material: Material,
  made: readonly Material[],
  remark: Remark,
): AsyncGenerator<string, void> {
  const table = tableOf(format);
  if (!table) throw new MakingError(`${format} is no table`);
  const taken = takenColumns(make, table);
  const kept = Object.entries(make.keep).map(([name, pattern]) => [name, new RegExp(pattern)] as const);
  const columns = [...new Set([...taken.flatMap(({ from }) => from ?? []), ...kept.map(([name]) => name)])];
  const genes = make.genes.length > 0 ? await geneIds(made) : new Set<string>();
  const names = taken.map(({ name }) => name);
  const indexes = new Map(columns.map((name, index) => [name, index]));
  const cellOf = (row: readonly string[], name: string): string => {
    const cell = row[indexes.get(name) ?? -1] ?? "";
    return cell === make.blank ? "" : cell;
  };
  let ofOtherGenes = 0;
  yield* headerRow(table, names);
  for await (const row of tableRows({ material, columns, headless: make.headless, member: make.member })) {
    if (!kept.every(([name, pattern]) => pattern.test(cellOf(row, name)))) continue;
    const raw = taken.map(({ from }) => (from === null ? "" : cellOf(row, from)));
    for (const cells of splitRows(raw, names, make.split)) {
      const line = cells.map((cell, index) => taken[index]?.convert(cell) ?? cell);
      const valueOf = (name: string): string => line[names.indexOf(name)] ?? "";
      if (make.require.some((name) => valueOf(name) === "")) continue;
      if (make.genes.some((name) => !genes.has(valueOf(name)))) ofOtherGenes++;
      else yield line.join("\t");
    }
  }
  if (ofOtherGenes > 0)
    remark(`${counted(ofOtherGenes, "row")} of genes that are not in the gene list left out`);
}

function takenColumns(make: MakeOf<"columns">, table: Table): Taken[] {
  const named = new Set([...Object.keys(make.columns), ...Object.keys(make.constants)]);
  const taken = Object.entries(table.columns)
    .filter(([key, { header }]) => named.has(header) || !table.optional?.includes(key))
    .map(([, { header }]): Taken => {
      const constant = make.constants[header];
      if (constant !== undefined) return { name: header, from: null, convert: () => constant };
      return { name: header, from: make.columns[header] ?? header, convert: converterOf(make, header) };
    });
  const unknown = [...named].find((name) => !taken.some((column) => column.name === name));
  if (unknown !== undefined)
    throw new MakingError(`sources.json names a column “${unknown}” that the format does not have`);
  return taken;
}

function converterOf({ values, prefixes }: MakeOf<"columns">, name: string): Taken["convert"] {
  const known = values[name];
  const beginnings = Object.entries(prefixes[name] ?? {});
  return (cell) => {
    if (known) {
      const value = known[cell];
      if (value === undefined) throw new MakingError(`nothing says what “${cell}” of ${name} means`);
      return value;
    }
    const beginning = beginnings.find(([prefix]) => cell.startsWith(prefix));
    return beginning ? beginning[1] + cell.slice(beginning[0].length) : cell;
  };
}

/** One row for each combination of the values of split cells. */
function splitRows(
  row: readonly string[],
  names: readonly string[],
  split: Readonly<Record<string, string>>,
): readonly (readonly string[])[] {
  let rows: readonly (readonly string[])[] = [row];
  for (const [name, separator] of Object.entries(split)) {
    const index = names.indexOf(name);
    rows = rows.flatMap((cells) =>
      (cells[index] ?? "")
        .split(separator)
        .map((part) => part.trim())
        .filter((part) => part !== "")
        .map((part) => cells.with(index, part)),
    );
  }
  return rows;
}

/** Tables by the names of their columns, whatever stands before the header row. */
import { linesIn, MakingError } from "./materials.ts";
import type { Material } from "./materials.ts";

export interface TableSource {
  readonly material: Material;
  /** Columns that are needed. */
  readonly columns: readonly string[];
  /** Columns of a file without a header row. */
  readonly headless?: readonly string[] | undefined;
  /** Beginning of the name of a file in a zip archive. */
  readonly member?: string | undefined;
}

/** Yields rows as cells of the columns that are needed, in their order. The header row is the first line that has them all. */
export async function* tableRows({
  material,
  columns,
  headless,
  member,
}: TableSource): AsyncGenerator<string[], void> {
  let indexes = headless === undefined ? null : indexesOf(columns, headless, material);
  let first = "";
  for await (const line of linesIn(material, member)) {
    if (line === "") continue;
    const cells = line.split("\t");
    if (indexes) {
      const row = indexes.map((index) => cells[index] ?? "");
      yield row;
      continue;
    }
    first ||= line;
    const header = cells.map((cell, index) => (index === 0 ? cell.replace(/^#\s*/, "") : cell));
    if (columns.every((name) => header.includes(name))) indexes = indexesOf(columns, header, material);
  }
  if (!indexes) {
    const header = first.split("\t").map((cell, index) => (index === 0 ? cell.replace(/^#\s*/, "") : cell));
    const missing = columns.filter((name) => !header.includes(name));
    throw new MakingError(
      `${material.name} has no header row with ${missing.map((name) => `“${name}”`).join(", ")}: its first line is “${first.slice(0, 100)}”`,
    );
  }
}

function indexesOf(columns: readonly string[], header: readonly string[], { name }: Material): number[] {
  return columns.map((column) => {
    const index = header.indexOf(column);
    if (index < 0) throw new MakingError(`${name} has no column “${column}”`);
    return index;
  });
}

/** Tables by the names of their columns, whatever stands before the header row. */
import { linesIn, MakingError } from "./materials.ts";
import type { Material } from "./materials.ts";

export interface TableSource {
  readonly material: Material;
  /** Columns that are needed. */
  readonly wanted: readonly string[];
  /** Columns of a file without a header row. */
  readonly headless?: readonly string[] | undefined;
  /** Beginning of the name of a file in a zip archive. */
  readonly member?: string | undefined;
}

/** Yields rows as cells of the wanted columns, in their order. The header row is the first line that has them all. */
export async function* tableRows({
  material,
  wanted,
  headless,
  member,
}: TableSource): AsyncGenerator<string[], void> {
  let places = headless === undefined ? null : placesOf(wanted, headless, material);
  let first = "";
  for await (const line of linesIn(material, member)) {
    if (line === "") continue;
    const cells = line.split("\t");
    if (places) {
      const row = places.map((place) => cells[place] ?? "");
      yield row;
      continue;
    }
    first ||= line;
    const header = cells.map((cell, index) => (index === 0 ? cell.replace(/^#\s*/, "") : cell));
    if (wanted.every((name) => header.includes(name))) places = placesOf(wanted, header, material);
  }
  if (!places) {
    const header = first.split("\t").map((cell, index) => (index === 0 ? cell.replace(/^#\s*/, "") : cell));
    const missing = wanted.filter((name) => !header.includes(name));
    throw new MakingError(
      `${material.name} has no header row with ${missing.map((name) => `“${name}”`).join(", ")}: its first line is “${first.slice(0, 100)}”`,
    );
  }
}

function placesOf(wanted: readonly string[], header: readonly string[], { name }: Material): number[] {
  return wanted.map((column) => {
    const place = header.indexOf(column);
    if (place < 0) throw new MakingError(`${name} has no column “${column}”`);
    return place;
  });
}

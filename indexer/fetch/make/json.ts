/** Data sets in JSON. */
import { z } from "zod";
import { MakingError, textOf } from "./materials.ts";
import type { Material } from "./materials.ts";

const items = z.array(z.record(z.string(), z.unknown()));

/** The lines of a JSON array with those items that have these values. */
export async function* makeJsonItems(
  material: Material,
  where: Readonly<Record<string, string>>,
): AsyncGenerator<string, void> {
  let read;
  try {
    read = items.safeParse(JSON.parse(await textOf(material)));
  } catch {
    read = null;
  }
  if (!read?.success) throw new MakingError(`${material.name} is no JSON array of objects`);
  const kept = read.data.filter((item) => Object.entries(where).every(([key, value]) => item[key] === value));
  yield "[";
  for (const [index, item] of kept.entries())
    yield `${JSON.stringify(item)}${index < kept.length - 1 ? "," : ""}`;
  yield "]";
}

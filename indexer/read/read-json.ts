/** Reads the JSON formats: one document or one array a file. Such files are small, so they are read whole. */
import { parseJson } from "./json.ts";
import type { z } from "zod";
import type { LineBatch } from "./lines.ts";
import type { Note } from "./problem.ts";
import type { Located } from "./records.ts";

/** `datasets[3].rows`: a location in a JSON document; "" is the whole. */
function jsonPath(path: readonly PropertyKey[]): string {
  return path
    .map((part, index) => (typeof part === "number" ? `[${part}]` : `${index > 0 ? "." : ""}${String(part)}`))
    .join("");
}

/** What a schema has against a value, one sentence each with its path. */
export function schemaProblems(error: z.ZodError, path: readonly PropertyKey[] = []): string[] {
  return error.issues.map((issue) => {
    const at = jsonPath([...path, ...issue.path]);
    return at === "" ? issue.message : `${at}: ${issue.message}`;
  });
}

async function documentOf(lines: AsyncIterable<LineBatch>): Promise<unknown> {
  const parts: string[] = [];
  for await (const batch of lines) parts.push(batch.lines.join("\n"));
  return parseJson(parts.join("\n"));
}

/** Yields the one record of a JSON document; returns 1. */
export async function* readDocument<T>(
  schema: z.ZodType<T>,
  lines: AsyncIterable<LineBatch>,
  note: Note,
): AsyncGenerator<readonly Located<T>[], number> {
  const parsed = schema.safeParse(await documentOf(lines));
  if (parsed.success) yield [{ line: null, ...parsed.data }];
  else for (const reason of schemaProblems(parsed.error)) note(null, reason);
  return 1;
}

/** Yields the records of a JSON array, those that fit the schema, and returns the number of its items. */
export async function* readArray<T>(
  schema: z.ZodType<T>,
  lines: AsyncIterable<LineBatch>,
  note: Note,
): AsyncGenerator<readonly Located<T>[], number> {
  const items = await documentOf(lines);
  if (!Array.isArray(items)) {
    note(null, "expected an array");
    return 0;
  }
  const records: Located<T>[] = [];
  items.forEach((item: unknown, index) => {
    const parsed = schema.safeParse(item);
    if (parsed.success) records.push({ line: null, ...parsed.data });
    else for (const reason of schemaProblems(parsed.error, [index])) note(null, reason);
  });
  yield records;
  return items.length;
}

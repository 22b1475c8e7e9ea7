/** The history as text: what lies in the browser and in exported files, in the forms of all versions. Pure. */
import { isObject } from "../../../api/contract/values/is-object.ts";
import type { QueryNode } from "../../../api/contract/query.ts";
import { NotAQueryError, parseNode } from "../query-tree/parse-node.ts";
import type { HistoryEntry } from "./entry.ts";

/** 1: a list of {constraints, id, resultCount}, which exported files still are. 2: {version, entries}. */
const version = 2;

export interface ReadHistory {
  readonly entries: readonly HistoryEntry[];
  /** newer: written by a later version, which is to be left alone; unreadable: something else. */
  readonly trouble: "newer" | "unreadable" | null;
}

const textOr = <T>(value: unknown, otherwise: T): string | T =>
  typeof value === "string" ? value : otherwise;
const countOf = (value: unknown): number => (typeof value === "number" && Number.isFinite(value) ? value : 0);

function readPrevious(value: unknown): HistoryEntry["previous"] {
  return isObject(value) && typeof value["count"] === "number"
    ? { release: textOr(value["release"], ""), count: value["count"] }
    : null;
}

/** An entry of version 1 or of an exported file as one of version 2. */
function lifted(value: unknown): Readonly<Record<string, unknown>> {
  if (!isObject(value)) throw new NotAQueryError("entry", "has to be an object");
  const { resultCount, updatedCount, ...rest } = value;
  const counted =
    typeof updatedCount === "number"
      ? { count: updatedCount, previous: { count: resultCount } }
      : { count: resultCount };
  return resultCount === undefined ? value : { ...rest, ...counted };
}

/** @throws NotAQueryError */
function readEntry(value: unknown): HistoryEntry {
  const entry = lifted(value);
  const constraints: QueryNode = parseNode(entry["constraints"]);
  const name = textOr(entry["name"], "").trim();
  return {
    constraints,
    id: textOr(entry["id"], ""),
    name: name === "" ? null : name,
    checked: entry["checked"] === true,
    count: countOf(entry["count"]),
    release: textOr(entry["release"], ""),
    previous: readPrevious(entry["previous"]),
    added: textOr(entry["added"], new Date(0).toISOString()),
  };
}

/** What one version stored, as the next one would have. A single entry that cannot be read costs no other. */
function readEntries(values: readonly unknown[]): readonly HistoryEntry[] {
  return values.flatMap((value) => {
    try {
      return [readEntry(value)];
    } catch (error) {
      if (error instanceof NotAQueryError) return [];
      throw error;
    }
  });
}

/** Reads what the browser keeps, whichever version wrote it. */
export function readHistory(text: string | null): ReadHistory {
  if (text === null || text === "") return { entries: [], trouble: null };
  try {
    const stored: unknown = JSON.parse(text);
    if (Array.isArray(stored)) return { entries: readEntries(stored), trouble: null };
    if (isObject(stored) && typeof stored["version"] === "number" && stored["version"] > version)
      return { entries: [], trouble: "newer" };
    if (isObject(stored) && Array.isArray(stored["entries"]))
      return { entries: readEntries(stored["entries"]), trouble: null };
  } catch {
    // Not even JSON.
  }
  return { entries: [], trouble: "unreadable" };
}

/** The history as it is kept in the browser. */
export const writeHistory = (entries: readonly HistoryEntry[]): string =>
  JSON.stringify({ version, entries });

/**
 * The queries as a file.
 * @param textOf what a query is called that nobody has named
 */
export function writeExport(entries: readonly HistoryEntry[], textOf: (node: QueryNode) => string): string {
  const exported = entries.map(({ id, constraints, name, checked, count, previous, release, added }) => ({
    id,
    name,
    text: textOf(constraints),
    is_default_name: name === null,
    constraints,
    checked,
    resultCount: previous?.count ?? count,
    updatedCount: previous === null ? null : count,
    release,
    added,
  }));
  return `${JSON.stringify(exported, null, 2)}\n`;
}

/** Says what is wrong with a file, and with which of its queries. */
export class ImportError extends Error {}

/** A message has to be read before it goes. */
const shortened = (text: string): string => (text.length > 120 ? `${text.slice(0, 120)}…` : text);

/** What is said of an entry of a file that is no query. */
export const entryError = (value: unknown, index: number, total: number, reason: string): ImportError =>
  new ImportError(
    `cannot parse a query from: ${shortened(JSON.stringify(value))} (entry ${index + 1} of ${total}; ${shortened(reason)}). Nothing was imported.`,
  );

/**
 * Reads an exported file.
 * @throws ImportError when anything in it is no query
 */
export function readExport(text: string): readonly HistoryEntry[] {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch (error) {
    throw new ImportError(
      `failed to parse imported queries: ${error instanceof Error ? error.message : "no JSON"}`,
      { cause: error },
    );
  }
  if (!Array.isArray(list)) throw new ImportError("import failed: text isn't an exported query list");
  return list.map((value: unknown, index) => {
    try {
      return readEntry(value);
    } catch (error) {
      if (error instanceof NotAQueryError) throw entryError(value, index, list.length, error.message);
      throw error;
    }
  });
}

/** Pages of a sorted list, also beyond the 10,000 hits that Elasticsearch counts off by itself. */
import type { Client, estypes } from "@elastic/elasticsearch";
import type { EsQuery } from "./es-query.ts";

/** Hits that one search may pass over (`index.max_result_window`). */
export const window = 10_000;

export interface SortedList {
  readonly index: string;
  readonly query: EsQuery;
  /** Has to be unambiguous: the last field tells any two hits apart. */
  readonly sort: estypes.SortCombinations[];
}

/** Sort values of the hit before `offset`; light searches step over what lies before it. */
async function valuesBefore(
  elastic: Client,
  list: SortedList,
  offset: number,
): Promise<estypes.SortResults | undefined> {
  let after: estypes.SortResults | undefined;
  for (let passed = 0; passed < offset;) {
    const size = Math.min(window, offset - passed);
    const { hits } = await elastic.search({
      ...list,
      size,
      _source: false,
      stored_fields: "_none_",
      track_total_hits: false,
      ...(after ? { search_after: after } : {}),
    });
    const last = hits.hits.at(-1);
    if (!last?.sort) return after;
    after = last.sort;
    passed += hits.hits.length;
  }
  return after;
}

/** The page of a list: `what` says which fields to read. `offset` has to be within the list. */
export async function readSlice<T>(
  elastic: Client,
  list: SortedList,
  offset: number,
  size: number,
  what: Pick<estypes.SearchRequest, "_source" | "docvalue_fields" | "stored_fields">,
): Promise<{ total: number; hits: estypes.SearchHit<T>[] }> {
  const deep = offset + size > window;
  const after = deep ? await valuesBefore(elastic, list, offset) : undefined;
  const { hits } = await elastic.search<T>({
    ...list,
    ...what,
    size,
    track_total_hits: true,
    ...(deep ? {} : { from: offset }),
    ...(after ? { search_after: after } : {}),
  });
  return { total: typeof hits.total === "number" ? hits.total : (hits.total?.value ?? 0), hits: hits.hits };
}

export interface PageRequest {
  /** From 1. */
  readonly page: number;
  readonly size: number;
}

export interface PageOfRows<T> {
  readonly total: number;
  readonly page: number;
  readonly size: number;
  readonly hits: readonly estypes.SearchHit<T>[];
}

/** A page by its number, from 1; past the end it is empty. */
export async function readPageOfRows<T>(
  elastic: Client,
  list: SortedList,
  { page, size }: PageRequest,
  what: Parameters<typeof readSlice>[4],
): Promise<PageOfRows<T>> {
  const { count: total } = await elastic.count({ index: list.index, query: list.query });
  const from = (page - 1) * size;
  const { hits } = from < total ? await readSlice<T>(elastic, list, from, size, what) : { hits: [] };
  return { total, page, size, hits };
}

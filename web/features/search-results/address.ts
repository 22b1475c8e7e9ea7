/** The state of the results page as its address holds it, with the names that the api gives its parameters. */
import type { EntityType } from "../../../api/contract/index.ts";
import type { FacetName } from "../../../api/contract/search.ts";
import type { SearchResults } from "../../shared/api-client/api.ts";
import { facetNames, facets, kinds, pageSizes, sorts } from "./kinds.ts";
import type { Sort } from "./kinds.ts";

export interface Wanted {
  readonly q: string;
  /** null for all kinds mixed. */
  readonly type: EntityType | null;
  readonly page: number;
  readonly size: number;
  readonly sort: Sort;
  /** Chosen values of facets; a facet without any is not in it. */
  readonly chosen: Readonly<Partial<Record<FacetName, readonly string[]>>>;
}

/** The api reads no more. */
export const longestWords = 200;

const isSort = (text: string): text is Sort => Object.hasOwn(sorts, text);

/** Reads `?q=cdc2&type=gene&chromosome=I&chromosome=II&page=2`; what cannot be read is as if it were not there. */
export function readAddress(search: string): Wanted {
  const params = new URLSearchParams(search);
  const type = kinds.find((kind) => kind.type === params.get("type"))?.type ?? null;
  const sort = params.get("sort") ?? "";
  const page = Number(params.get("page") ?? 1);
  const size = Number(params.get("size") ?? pageSizes[0]);
  const chosen: Partial<Record<FacetName, string[]>> = {};
  for (const name of facetNames) {
    const values = [...new Set(params.getAll(name))].filter((value) => value !== "");
    if (values.length > 0) chosen[name] = values;
  }
  return {
    q: (params.get("q") ?? "").trim().slice(0, longestWords),
    type,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    size: Number.isInteger(size) && size > 0 ? size : pageSizes[0],
    sort: isSort(sort) ? sort : "relevance",
    chosen,
  };
}

/** The address of a state without its `?`: always the same for equal states, and without what goes without saying. */
export function writeAddress({ q, type, page, size, sort, chosen }: Wanted): string {
  const params = new URLSearchParams({ q });
  if (type !== null) params.set("type", type);
  for (const name of facetNames) for (const value of chosen[name] ?? []) params.append(name, value);
  if (sort !== "relevance") params.set("sort", sort);
  if (size !== pageSizes[0]) params.set("size", String(size));
  if (page !== 1) params.set("page", String(page));
  return params.toString();
}

/** Another kind of result for the same words. Facets and orders of the present kind do not fit it. */
export const withType = (wanted: Wanted, type: EntityType | null): Wanted => ({
  ...wanted,
  type,
  page: 1,
  sort: "relevance",
  chosen: {},
});

/** What an answer is about: without what was not understood, and all kinds mixed where the kind asked for is none that this site lists. */
export function answered(
  wanted: Wanted,
  { totals, ignored }: Pick<SearchResults, "totals" | "ignored">,
): Wanted {
  const params = [...new URLSearchParams(writeAddress(wanted))];
  const understood =
    ignored.length === 0
      ? wanted
      : readAddress(
          new URLSearchParams(
            params.filter(([name, value]) => !ignored.includes(`${name}=${value}`)),
          ).toString(),
        );
  return totals.some(({ type }) => type === understood.type) ? understood : { ...understood, type: null };
}

/** Other words for the same kind of result. */
export const withWords = (wanted: Wanted, q: string): Wanted => ({
  ...wanted,
  q: q.trim(),
  page: 1,
  chosen: {},
});

/** Chosen values of one facet replaced. A facet shows its kind of result only. */
export function withChosen(wanted: Wanted, name: FacetName, values: readonly string[]): Wanted {
  const { type } = facets[name];
  const { [name]: _before, ...others } = wanted.type === type ? wanted.chosen : {};
  return { ...wanted, type, page: 1, chosen: values.length > 0 ? { ...others, [name]: values } : others };
}

/** A value of a facet chosen, or no longer chosen. */
export function toggled(wanted: Wanted, name: FacetName, value: string): Wanted {
  const values = wanted.chosen[name] ?? [];
  return withChosen(
    wanted,
    name,
    values.includes(value) ? values.filter((other) => other !== value) : [...values, value],
  );
}

/** Every chosen value with its facet, in the order of the page. */
export const choices = ({ chosen }: Wanted): { name: FacetName; value: string }[] =>
  facetNames.flatMap((name) => (chosen[name] ?? []).map((value) => ({ name, value })));

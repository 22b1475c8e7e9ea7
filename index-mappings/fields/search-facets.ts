/** Filters, orders and file columns of search results, as the catalogues of the kinds of things say them. Pure. */
import { entities, searchedKinds } from "./entities.ts";
import type { SearchedKind } from "./entities.ts";
import { entriesOf } from "./field.ts";
import type { Field } from "./field.ts";

type Catalogues = { [K in SearchedKind]: (typeof entities)[K]["fields"] };

/** The public name of a facet: the one that its entry gives, else that of the field. */
type FacetNames<C> = {
  [K in keyof C]: C[K] extends { readonly facet: { readonly name: infer Name extends string } }
    ? Name
    : C[K] extends { readonly facet: object }
      ? K
      : never;
}[keyof C];
export type FacetName = { [K in SearchedKind]: FacetNames<Catalogues[K]> }[SearchedKind];

/** A facet as its catalogue describes it. */
export interface FacetEntry {
  /** Of the parameter that sets it. */
  readonly name: FacetName;
  readonly kind: SearchedKind;
  /** Of the index. */
  readonly field: string;
  readonly title: string;
  /** By number of things, by value, or these values first, in this order. */
  readonly order: "count" | "value" | readonly string[];
  /** Words for values; the others are said as they are. */
  readonly words: Readonly<Record<string, string>>;
  /** Its values are yes and no. */
  readonly isFlag: boolean;
  /** Whether it is offered where all kinds are mixed too. */
  readonly isOfAll: boolean;
}

const wordsOf = (field: Field): Readonly<Record<string, string>> =>
  ("values" in field ? field.values : "words" in field ? field.words : undefined) ?? {};

/** The facets of a kind, in the order of the page. */
export function facetsOfKind(kind: SearchedKind): FacetEntry[] {
  return entriesOf(entities[kind].fields)
    .flatMap(([field, entry]) => {
      const facet = "facet" in entry ? entry.facet : undefined;
      return facet ? [{ field, entry, facet }] : [];
    })
    .toSorted((a, b) => (a.facet.rank ?? 0) - (b.facet.rank ?? 0))
    .map(({ field, entry, facet }) => ({
      // FacetName is made of the same names.
      name: (facet.name ?? field) as FacetName,
      kind,
      field,
      title: facet.title,
      order: facet.order === "values" ? Object.keys(wordsOf(entry)) : facet.order,
      words: wordsOf(entry),
      isFlag: entry.type === "flag",
      isOfAll: facet.ofAll === true,
    }));
}

/** The facets of all kinds. */
const searchFacets: readonly FacetEntry[] = searchedKinds.flatMap(facetsOfKind);

/** Names of all facets: the parameters of a search that set them. */
export const facetNames: readonly FacetName[] = searchFacets.map(({ name }) => name);

/** An order of search results: its name in requests (`-` before it for descending) and how it is said. */
export interface SortEntry {
  readonly name: string;
  readonly label: string;
  readonly field: string;
  readonly order: "asc" | "desc";
}

/** The orders of a kind beside that by relevance: names go up first, numbers down. */
export const sortsOfKind = (kind: SearchedKind): SortEntry[] =>
  entriesOf(entities[kind].fields).flatMap(([field, { sort, type }]) => {
    if (!sort) return [];
    const up: SortEntry = { name: sort.name, label: sort.ascending, field, order: "asc" };
    const down: SortEntry = { name: `-${sort.name}`, label: sort.descending, field, order: "desc" };
    return type === "integer" ? [down, up] : [up, down];
  });

/** A column of files of search results. */
export interface FileColumnEntry {
  /** Head of the column, and key in JSON lines. */
  readonly name: string;
  readonly field: string;
  readonly many: boolean;
}

/** The columns of a kind's files of search results; the first is its id. */
export const fileColumnsOfKind = (kind: SearchedKind): FileColumnEntry[] =>
  entriesOf(entities[kind].fields)
    .flatMap(([field, { file, many }]) =>
      file === undefined
        ? []
        : [
            {
              name: typeof file === "string" ? file : file.head,
              rank: typeof file === "string" ? 0 : file.rank,
              field,
              many: many === true,
            },
          ],
    )
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ name, field, many }) => ({ name, field, many }));

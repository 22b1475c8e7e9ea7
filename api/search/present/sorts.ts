/** Orders of the results page. Pure. The id comes last in each, so that no two hits are ever in the same place. */
import { searchedKinds } from "../../../index-mappings/fields/entities.ts";
import { sortsOfKind } from "../../../index-mappings/fields/search-facets.ts";
import type { SearchAnswer } from "../../contract/search.ts";
import type { EntityType } from "../../contract/suggest.ts";
import type { SortKey } from "../../elastic/merge-sorted.ts";

const orders = new Map(searchedKinds.flatMap(sortsOfKind).map((entry) => [entry.name, entry]));

/** Names of genes in natural order, cdc2 before cdc10, and all others folded, titles among them; things without a name follow by id. */
const nameField = (type: EntityType | null): string => (type === "gene" ? "sort_name" : "names");

const by = (field: string, order: "asc" | "desc", type: "keyword" | "integer"): SortKey => ({
  [field]: { order, missing: "_last", unmapped_type: type },
});

/** `sort` as asked for; by relevance only when something was typed, else by name. */
export function sortOf(sort: string, type: EntityType | null, isTyped: boolean): SortKey[] {
  const byName = (order: "asc" | "desc"): SortKey[] => [
    by(nameField(type), order, "keyword"),
    { label: { order } },
    { id: { order } },
  ];
  const entry = orders.get(sort);
  if (entry === undefined)
    return isTyped
      ? [
          { _score: { order: "desc" } },
          { weight: { order: "desc" } },
          { label: { order: "asc" } },
          { id: { order: "asc" } },
        ]
      : byName("asc");
  if (sort === "name" || sort === "-name") return byName(entry.order);
  return [by(entry.field, entry.order, "integer"), ...byName("asc")];
}

/** The orders that a list of a type can take, that by relevance first; of all types mixed, those that each of them has. */
export function sortsOf(type: EntityType | null): SearchAnswer["sorts"] {
  const entries =
    type === null
      ? [...orders.values()].filter(({ name }) =>
          searchedKinds.every((kind) => sortsOfKind(kind).some((one) => one.name === name)),
        )
      : sortsOfKind(type);
  return [
    { value: "relevance", label: "best match" },
    ...entries.map(({ name, label }) => ({ value: name, label })),
  ];
}

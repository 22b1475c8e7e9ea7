/** Orders of the results page. Pure. The id comes last in each, so that no two hits are ever in the same place. */
import type { estypes } from "@elastic/elasticsearch";
import type { SearchQuery } from "../../contract/search.ts";
import type { EntityType } from "../../contract/suggest.ts";

type Sort = estypes.SortCombinations[];

/** Names of genes in natural order, cdc2 before cdc10, and all others folded, titles among them; things without a name follow by id. */
const nameField: Readonly<Record<EntityType | "mixed", string>> = {
  gene: "sort_name",
  term: "names",
  reference: "names",
  gocam: "names",
  allele: "names",
  mixed: "names",
};

const by = (field: string, order: "asc" | "desc", type: "keyword" | "integer"): Sort[number] => ({
  [field]: { order, missing: "_last", unmapped_type: type },
});

/** `sort` as asked for; by relevance only when something was typed, else by name. */
export function sortOf(sort: SearchQuery["sort"], type: EntityType | null, isTyped: boolean): Sort {
  const byName = (order: "asc" | "desc"): Sort => [
    by(nameField[type ?? "mixed"], order, "keyword"),
    { label: order },
    { id: order },
  ];
  switch (sort) {
    case "name":
      return byName("asc");
    case "-name":
      return byName("desc");
    case "year":
      return [by("year", "asc", "integer"), ...byName("asc")];
    case "-year":
      return [by("year", "desc", "integer"), ...byName("asc")];
    case "annotations":
      return [{ weight: "asc" }, ...byName("asc")];
    case "-annotations":
      return [{ weight: "desc" }, ...byName("asc")];
    case "relevance":
      return isTyped
        ? [{ _score: { order: "desc" } }, { weight: "desc" }, { label: "asc" }, { id: "asc" }]
        : byName("asc");
  }
}

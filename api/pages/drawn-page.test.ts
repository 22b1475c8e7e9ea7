import { expect, test } from "vitest";
import { drawnPages, pages } from "../contract/values/pages.ts";
import { drawnPageAt } from "./drawn-page.ts";

test.each([
  ["/query", {}, "query/QueryPage"],
  ["/query/", {}, "query/QueryPage"],
  ["/query", { nodeTypeId: "FYPO" }, null],
  ["/query/start_from/FYPO", {}, null],
  ["/motif_search", { motif: "KKK" }, null],
  ["/gene/cdc2", {}, null],
  ["/", {}, null],
])("%s with %j begins with %s", (path, query, page) => {
  expect(drawnPageAt({ path, query })).toBe(page);
});

test("each drawn page is one of the site's", () => {
  const modules = pages.map(({ module }) => module);
  expect(drawnPages.filter((page) => !modules.includes(page))).toEqual([]);
});

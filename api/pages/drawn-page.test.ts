import { expect, test } from "vitest";
import { drawnPages } from "../contract/values/drawn-pages.ts";
import { drawnPageAt } from "./drawn-page.ts";
import { matchPage } from "./match-page.ts";

test.each([
  ["/query", {}, "query"],
  ["/query/", {}, "query"],
  ["/gocam/model-list", {}, "gocam/model-list"],
  ["/gocam/model-list", { words: "cell" }, null],
  ["/gocam/summary/connected", {}, "gocam/summary/connected"],
  ["/query", { nodeTypeId: "FYPO" }, null],
  ["/query/start_from/FYPO", {}, null],
  ["/archive/spotlight", {}, "archive/spotlight"],
  ["/archive/other", {}, null],
  ["/motif_search", { motif: "KKK" }, null],
  ["/gene/cdc2", {}, null],
  ["/", {}, null],
])("%s with %j begins with %s", (path, query, page) => {
  expect(drawnPageAt({ path, query })).toBe(page);
});

test("each drawn page is one of the site's", () => {
  expect(drawnPages.filter((page) => matchPage(`/${page}`) === null)).toEqual([]);
});

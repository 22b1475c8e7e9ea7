import { existsSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clientRoutes, placeOf } from "./routes.ts";

describe("placeOf", () => {
  it.each([
    ["/", "", ""],
    ["/gene/SPBC11B10.09", "gene/:id", "SPBC11B10.09"],
    ["/gene/SPBC11B10.09/", "gene/:id", "SPBC11B10.09"],
    ["/spombe/anything/SPBC11B10.09", "spombe/:any/:id", "SPBC11B10.09"],
    ["/term/GO%3A0000070", "term/:id", "GO:0000070"],
    ["/genotype/a%2Fb", "genotype/:id", "a/b"],
    ["/gocam", "gocam", ""],
    ["/gocam/summary/all", "gocam/:any/:any", ""],
    [
      "/gocam/view/gene/67369e7600002505/SPBC11B10.09/cdc2",
      "gocam/view/:any/:id/:any/:any",
      "67369e7600002505",
    ],
    ["/gocam/pombase-view/docs/671ae02600003596", "gocam/pombase-view/:any/:id", "671ae02600003596"],
    ["/results/from/id/1", ":any/from/id/:any", ""],
    ["/vis/from/json/%7B%7D", ":any/from/json/:any", ""],
    ["/query/save/from/subset/a/b", "query/save/from/:any/:any/:any", ""],
    ["/documentation/a/b/c", "documentation/*", ""],
    ["/faq", "faq/*", ""],
    ["/constructor/from/id/x", ":any/from/id/:any", ""],
  ])("%s is the page %s", (path, pattern, id) => {
    expect(placeOf(path)).toMatchObject({ route: { pattern }, id });
  });
  it.each([
    "/no-such-page",
    "/gene",
    "/gene/",
    "/a/b/c/d",
    "/gene/a/b",
    "/faqs",
    "/%E0%A4%A",
    "/reference_list/other",
    "//gene/x",
  ])("%s is no page", (path) => {
    expect(placeOf(path)).toBeNull();
  });
  it("gives back any id", () => {
    const routes = clientRoutes.filter(({ pattern }) => pattern === "gene/:id" || pattern === "term/:id");
    fc.assert(
      fc.property(
        fc.constantFrom(...routes),
        fc.string({ minLength: 1, unit: "binary" }).filter((text) => text.isWellFormed()),
        (route, id) => {
          const place = placeOf(`/${route.pattern.replace(":id", encodeURIComponent(id))}`);
          expect(place).toEqual({ route, id });
        },
      ),
    );
  });
});

describe("the page of a route", () => {
  const pages = [...new Set(clientRoutes.flatMap(({ page }) => page ?? []))];
  it("is told for nearly all", () => expect(pages.length).toBeGreaterThan(20));
  it.each(pages)("%s is a module of the web", (page) => {
    expect(existsSync(join(import.meta.dirname, "../../web/pages", `${page}.tsx`))).toBe(true);
  });
});

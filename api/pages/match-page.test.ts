import { globSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { matchRoutes } from "react-router-dom";
import { describe, expect, it } from "vitest";
import { pages } from "../contract/values/pages.ts";
import { matchPage } from "./match-page.ts";

describe("matchPage", () => {
  it.each([
    ["/", "", ""],
    ["/gene/SPBC11B10.09", "gene/:id", "SPBC11B10.09"],
    ["/gene/SPBC11B10.09/", "gene/:id", "SPBC11B10.09"],
    ["/spombe/anything/SPBC11B10.09", "spombe/:wildcard/:id", "SPBC11B10.09"],
    ["/term/GO%3A0000070", "term/:id", "GO:0000070"],
    ["/genotype/a%2Fb", "genotype/:id", "a/b"],
    ["/gocam", "gocam", ""],
    ["/gocam/summary/all", "gocam/summary/all", ""],
    [
      "/gocam/view/gene/67369e7600002505/SPBC11B10.09/cdc2",
      "gocam/view/:source/:id/:from/:name",
      "67369e7600002505",
    ],
    ["/gocam/pombase-view/docs/671ae02600003596", "gocam/pombase-view/:source/:id", "671ae02600003596"],
    ["/results/from/id/1", ":mode/from/id/:query", ""],
    ["/vis/from/json/%7B%7D", ":mode/from/json/:json", ""],
    ["/query/save/from/subset/a/b", "query/save/from/:type/:subject/:name", ""],
    ["/documentation/a/b/c", "documentation/*", ""],
    ["/faq", "faq/*", ""],
    ["/constructor/from/id/x", ":mode/from/id/:query", ""],
  ])("%s is the page %s", (path, pattern, id) => {
    const matched = matchPage(path);
    expect(matched?.page.patterns).toContain(pattern);
    expect(matched?.id).toBe(id);
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
    expect(matchPage(path)).toBeNull();
  });
  it("gives back any id", () => {
    const ofOneId = pages.filter(
      ({ patterns: [first = ""] }) => first === "gene/:id" || first === "term/:id",
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...ofOneId),
        fc.string({ minLength: 1, unit: "binary" }).filter((text) => text.isWellFormed()),
        (page, id) => {
          const [pattern = ""] = page.patterns;
          expect(matchPage(`/${pattern.replace(":id", encodeURIComponent(id))}`)).toEqual({ page, id });
        },
      ),
    );
  });
  const patterns = pages.flatMap((page) => page.patterns.map((path) => ({ path, page })));
  it.each(patterns)(
    "an address of the pattern “$path” is its own page, here and in the web",
    ({ path, page }) => {
      const address = `/${path.replaceAll(/:\w+/g, "x").replace("*", "x")}`;
      expect(matchPage(address)?.page).toBe(page);
      expect(patterns).toContainEqual({ path: matchRoutes(patterns, address)?.at(-1)?.route.path, page });
    },
  );
});

describe("modules of pages", () => {
  const modules = [...new Set(pages.map(({ module }) => module))].sort();
  it("are the files of web/pages whose names end with Page", () => {
    const files = globSync("*/*Page.tsx", { cwd: join(import.meta.dirname, "../../web/pages") });
    expect(files.map((file) => file.replace(/\.tsx$/, "")).sort()).toEqual(modules);
  });
});

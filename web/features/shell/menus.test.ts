import { expect, test } from "vitest";
import type { Site } from "../../../api/contract/index.ts";
import { headerMenus } from "./menus.ts";

// Only the settings that the menus read.
const site = (settings: Partial<Site>): Site =>
  ({
    site_name: "Karyon",
    contact_address: "a@b.example",
    blast_url: "https://blast.example/",
    curation_tool_url: null,
    curation_tool_documentation_url: null,
    ...settings,
  }) as Site;

const urlsOf = (menu: { entries: readonly { url: string }[] } | undefined): string[] =>
  menu?.entries.map((entry) => entry.url) ?? [];

test("Search leads to the seven tools in order", () => {
  const [search] = headerMenus(site({}), []);
  expect(urlsOf(search)).toEqual([
    "/query",
    "/jbrowse/",
    "/query/start_from/gene_list",
    "/identifier-mapper",
    "/motif_search",
    "https://blast.example/",
    "/documentation/docsearch",
  ]);
});

test("configured menus stand between Search and Submit", () => {
  const extra = [{ label: "Status", entries: [{ label: "All", url: "/status" }] }];
  expect(headerMenus(site({}), extra).map((menu) => menu.label)).toEqual([
    "Search",
    "Status",
    "Submit",
    "Help",
  ]);
});

test("entries for a curation tool exist only where one is configured", () => {
  const without = headerMenus(site({}), []);
  expect(urlsOf(without[1])).toEqual(["/submit-data/gene-names", "/submit-data"]);
  expect(without[2]?.entries).toHaveLength(3);
  const withTool = headerMenus(
    site({
      curation_tool_url: "https://c.example/",
      curation_tool_documentation_url: "https://c.example/docs",
    }),
    [],
  );
  expect(urlsOf(withTool[1])).toContain("https://c.example/");
  expect(urlsOf(withTool[2])[1]).toBe("https://c.example/docs");
});

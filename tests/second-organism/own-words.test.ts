/**
 * A site carries no word, link, example or menu entry of the organism of another deployment. What its release says of
 * others – orthologs, what evidence names, titles of papers – are data, and the names of organisms with orthologs its own.
 */
import { beforeAll, expect, test } from "vitest";
import type { Page } from "playwright-core";
import type { Boot } from "../../api/contract/boot.ts";
import { loadDeployment } from "../../config/load.ts";
import { urls } from "../../web/shared/urls/urls.ts";
import { untilGrown, useBrowser } from "../browser/pages.ts";
import { boot, examples, richGene, siteUrl } from "../browser/site.ts";
import { anyWord, organismWords } from "../organism-words.ts";

const open = useBrowser();
let site: Boot;
let foreign: readonly RegExp[];
/** Names of organisms that the site shows orthologs of. */
let named: RegExp;

beforeAll(async () => {
  site = await boot();
  const { taxonid, organisms } = site.deployment.site;
  const others = (await organismWords()).filter((one) => one.taxonid !== taxonid);
  foreign = [anyWord(others.flatMap(({ words }) => words)), ...others.map(({ geneId }) => geneId)];
  const names = organisms.flatMap(({ genus, species, common_name: name }) => [
    `${genus} ${species}`,
    `${genus.slice(0, 1)}. ${species}`,
    name,
  ]);
  named = new RegExp(names.map((name) => name.replaceAll(/\W/g, ".")).join("|"), "g");
});

/** The texts that say something of another organism. */
const foreignOf = (texts: readonly string[]): string[] =>
  texts.filter((text) => {
    const rest = text.replaceAll(named, "");
    return foreign.some((word) => word.test(rest));
  });

/** Every text in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...textsIn(inner)]);
}

/** Elements that show what the release says. */
const data =
  "tbody, dd, h1, .product, .entity-head p, .neighbourhood, .overview, svg, a[href^='/reference/']";

/** What a page says and where its links lead, apart from data. */
const saidOn = (page: Page): Promise<string[]> =>
  page.evaluate(
    (shown) =>
      [...document.querySelectorAll("body *")]
        .filter((element) => !element.closest(`script, style, noscript, ${shown}`))
        .flatMap((element) => [
          ...["href", "title", "placeholder", "aria-label", "alt", "value"].flatMap(
            (name) => element.getAttribute(name) ?? [],
          ),
          ...[...element.childNodes].flatMap((node) =>
            node.nodeType === Node.TEXT_NODE ? (node.textContent ?? []) : [],
          ),
        ]),
    data,
  );

test("the deployment, its texts and its menus", async () => {
  const { deployment, pages } = await loadDeployment({ taxonid: site.deployment.site.taxonid });
  const { organisms, ...rest } = deployment.site;
  const own = organisms.filter(({ taxonid }) => taxonid === rest.taxonid);
  expect(foreignOf(textsIn({ ...deployment, site: { ...rest, organisms: own } }))).toEqual([]);
  expect(foreignOf(pages.flatMap(({ title, markdown }) => [title, ...markdown.split("\n")]))).toEqual([]);
});

test("the documentation of the api, with its examples", async () => {
  const answer = await fetch(`${siteUrl}/api/v1/openapi.json`);
  expect(foreignOf(textsIn(await answer.json()))).toEqual([]);
});

test("the pages of every kind, with their menus", async () => {
  const gene = await richGene();
  const found = await examples();
  const subset = Object.keys(
    // The names are the keys of the answer.
    (await (await fetch(`${siteUrl}/api/v1/dataset/latest/data/gene_subsets`)).json()) as object,
  ).find((name) => name.startsWith("feature_type_"));
  for (const path of [
    "/",
    urls.gene(gene.uniquename),
    urls.geneAlleles(gene.uniquename),
    urls.term(found.term?.id ?? ""),
    urls.termGenes(found.term?.id ?? ""),
    urls.reference(found.reference?.id ?? ""),
    urls.geneSubset(subset ?? ""),
    urls.search("protein"),
    urls.search("zzqqxxwvzz"),
    urls.query,
    urls.geneListQuery,
    urls.identifierMapper,
    urls.motifSearch,
    "/enrichment",
    urls.pathwayModels,
    urls.genomeBrowser,
    urls.internalDetails,
    urls.documentation,
    "/downloads",
    "/about/releases",
    "/no-such-page",
  ]) {
    const page = await open(path);
    await untilGrown(page);
    expect(foreignOf(await saidOn(page)), path).toEqual([]);
    if (path !== "/") continue;
    for (const menu of await page
      .getByRole("navigation", { name: "Main" })
      .locator(".disclosure > button")
      .all()) {
      await menu.click();
      expect(foreignOf(await saidOn(page)), (await menu.textContent()) ?? "").toEqual([]);
      await page.keyboard.press("Escape");
    }
  }
});

import { AxeBuilder } from "@axe-core/playwright";
import { beforeAll, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { entityUrl, urls } from "../../web/app/urls.ts";
import { searchBox, useBrowser } from "./pages.ts";
import { examples, richGene } from "./site.ts";
import type { EntityType } from "../../api/contract/suggest.ts";

const open = useBrowser();
let paths: string[] = [];

beforeAll(async () => {
  const [things, gene] = await Promise.all([examples(), richGene()]);
  // Object.entries forgets what the keys are.
  const entities = (Object.entries(things) as [EntityType, { id: string }][]).map(([type, hit]) => entityUrl[type](hit.id));
  const [match] = gene.interpro_matches;
  const subset = match ? [urls.geneSubset(`interpro:${match.dbname}:${match.id}`)] : [];
  paths = ["/", urls.gene(gene.uniquename), ...entities, ...subset, urls.documentation, urls.internalDetails, urls.query, "/no-such-page"];
});

async function violations(page: Page): Promise<string[]> {
  // The stylesheet may be animating rows that have just come.
  await page.waitForLoadState("networkidle");
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found.map((one) => `${one.id}: ${one.nodes.slice(0, 3).map((node) => node.target.join(" ")).join(" | ")}`);
}

test.for(["light", "dark"] as const)("no page has a violation in %s", async (colorScheme) => {
  for (const path of paths) {
    const page = await open(path, { colorScheme });
    expect(await violations(page), path).toEqual([]);
    await page.close();
  }
});

test("nor on a phone, with an open menu or an open search box", async () => {
  const phone = { viewport: { width: 360, height: 740 } };
  const [, gene = "/"] = paths;
  expect(await violations(await open(gene, phone))).toEqual([]);
  const menu = await open("/", phone);
  await menu.getByRole("button", { name: "Menu" }).click();
  expect(await violations(menu)).toEqual([]);
  const search = await open("/");
  await searchBox(search).fill("protein");
  await search.getByRole("option").first().waitFor();
  await search.keyboard.press("ArrowDown");
  expect(await violations(search)).toEqual([]);
});

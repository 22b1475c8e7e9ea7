/** The view of pathway models, single and merged, and what leads to it. */
import { beforeAll, describe, expect, test } from "vitest";
import type { Frame, Page } from "playwright-core";
import type { PathwayGraph } from "../../api/contract/pathways.ts";
import type { QueryAnswer } from "../../api/contract/query.ts";
import { megaModels } from "../../api/contract/values/titles.ts";
import { count } from "../../web/shared/format/format.ts";
import { urls } from "../../web/shared/urls/urls.ts";
import { eventually, overflow, useBrowser } from "./pages.ts";
import { boot, document as read, siteUrl } from "./site.ts";
import { violations, violationsInDark } from "./violations.ts";

const open = useBrowser();

let all: PathwayGraph;
/** Two models with activities. */
let first: PathwayGraph["models"][number];
let second: PathwayGraph["models"][number];
let siteName: string;

beforeAll(async () => {
  [
    all,
    {
      deployment: {
        site: { site_name: siteName },
      },
    },
  ] = await Promise.all([read<PathwayGraph>("pathways/ALL_MERGED"), boot()]);
  const modelIds = new Set(all.activities.flatMap(({ models }) => models));
  const [one, two] = all.models.filter(
    ({ gocam_id: id, activity_enabling_genes: genes }) => modelIds.has(id) && genes.length > 1,
  );
  if (!one || !two) throw new Error("the release has no two models with activities");
  [first, second] = [one, two];
});

/** Letters of the longest id of a gene without a name. */
const unnamedIn = ({ activity_enabling_genes: genes }: PathwayGraph["models"][number]): number =>
  Math.max(0, ...genes.map(({ uniquename, name }) => (name === null ? uniquename.length : 0)));
const srcOf = (page: Page): Promise<string | null> =>
  page.locator(".pathway-panel iframe").getAttribute("src");
const check = (page: Page, name: string) => page.getByRole("checkbox", { name });

async function frameOf(page: Page): Promise<Frame> {
  const handle = await page.locator(".pathway-panel iframe").elementHandle();
  const frame = await handle?.contentFrame();
  if (!frame) throw new Error("there is no frame");
  await frame.locator(".pathway, .viewer__listed").first().waitFor();
  return frame;
}

async function saved(genes: readonly string[]): Promise<QueryAnswer> {
  const answer = await fetch(`${siteUrl}/api/v1/dataset/latest/query`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ constraints: { gene_list: { genes } }, size: 0 }),
  });
  // The api checks its answers against the contract's schemas in its own tests.
  return (await answer.json()) as QueryAnswer;
}

describe("one model", () => {
  test("is drawn with its genes beside it, which can be sent to the results", async () => {
    const page = await open(urls.gocam(first.gocam_id));
    await frameOf(page);
    expect(await page.title()).toContain(`${siteName} - GO-CAM Pathway - ${first.title}`.slice(0, 90));
    expect(await srcOf(page)).toMatch(
      new RegExp(`^/gocam_view/full/${first.gocam_id}:(no_chemicals,)?no_inputs$`),
    );
    expect(
      await page
        .locator(".pathway-panel .frame")
        .evaluate((element) => element.getBoundingClientRect().height),
    ).toBe(900);
    for (const { termid } of first.title_terms)
      await page.locator(`h1 a[href="${urls.term(termid)}"]`).waitFor();
    await page.getByRole("link", { name: "Return to the main GO-CAM page" }).waitFor();
    expect(await check(page, "Show model boundaries").count()).toBe(0);
    const genes = page.getByRole("list", { name: "Pathway genes" });
    expect(await genes.getByRole("link").count()).toBe(first.activity_enabling_genes.length);
    const link = page.getByRole("link", { name: "(Send list to the Advanced Search)" }).first();
    const [, json = ""] = ((await link.getAttribute("href")) ?? "").split("/results/from/json/");
    const ids = first.activity_enabling_genes.map(({ uniquename }) => ({ uniquename }));
    expect(JSON.parse(decodeURIComponent(json))).toEqual({
      constraints: {
        node_name: `Genes from GO-CAM pathway: ${first.title}`,
        gene_list: { genes: expect.arrayContaining(ids) },
      },
      output_options: { field_names: ["gene_uniquename"], sequence: "none" },
    });
    await link.click();
    await page.getByRole("heading", { name: `${count(ids.length)} genes` }).waitFor();
  });

  test("what is shown follows the address and the boxes that are ticked", async () => {
    const page = await open(`${urls.gocam(first.gocam_id)}:no_chemicals,no_inputs`);
    await frameOf(page);
    for (const name of ["Show chemicals", "Show target genes/complexes"])
      expect(await check(page, name).isChecked()).toBe(false);
    expect(await srcOf(page)).toBe(`/gocam_view/full/${first.gocam_id}:no_chemicals,no_inputs`);
    const withChemicals = all.activities.find(({ inputs }) =>
      inputs.some(({ id }) => id.startsWith("CHEBI:")),
    )?.models[0];
    if (withChemicals === undefined) return;
    const other = await open(urls.gocam(withChemicals));
    await frameOf(other);
    expect(await check(other, "Show chemicals").isChecked()).toBe(true);
    await check(other, "Show chemicals").click();
    await expect.poll(() => check(other, "Show chemicals").isChecked()).toBe(false);
    await eventually(
      () => srcOf(other),
      (src) => src?.includes(":no_chemicals,") === true,
      "without chemicals",
    );
  });

  test("retain_genes leaves nothing to choose of targets; the plain view nothing at all", async () => {
    const page = await open(`${urls.gocam(first.gocam_id)}:retain_genes`);
    await frameOf(page);
    expect(await check(page, "Show target genes/complexes").count()).toBe(0);
    const plain = await open(`/gocam/view/docs/${first.gocam_id}`);
    await frameOf(plain);
    expect(await srcOf(plain)).toBe(`/gocam_viz/full/${first.gocam_id}`);
    expect(await plain.getByRole("checkbox").count()).toBe(0);
  });

  test("the plain view highlights the gene that the reader comes from", async () => {
    const done = all.activities.find(
      ({ models, enabled_by: by }) => by?.gene && models.includes(first.gocam_id),
    );
    const id = done?.enabled_by?.gene?.uniquename ?? "";
    const page = await open(`/gocam/view/gene/${first.gocam_id}/${id}/its%20name`);
    const frame = await frameOf(page);
    expect(await srcOf(page)).toBe(`/gocam_viz/full/${first.gocam_id}/${id}`);
    await frame.locator(".graph__frame .activity--marked").first().waitFor();
  });

  test("systematic ids beside the drawing stay in a line", async () => {
    const unnamed = all.models.toSorted((a, b) => unnamedIn(b) - unnamedIn(a))[0] ?? first;
    for (const width of [360, 1000, 1440]) {
      const page = await open(urls.gocam(unnamed.gocam_id), { viewport: { width, height: 900 } });
      const lines = await page
        .getByRole("list", { name: "Pathway genes" })
        .getByRole("link")
        .evaluateAll((links) => links.map((link) => link.getClientRects().length));
      expect(lines.filter((count) => count > 1)).toEqual([]);
    }
  });

  test("the way back leads to the gene or term that the reader comes from, and its genes are emphasised", async () => {
    const [gene] = first.activity_enabling_genes;
    const id = gene?.uniquename ?? "";
    const page = await open(urls.pathways("gene", first.gocam_id, id, "its name"));
    expect(
      await page.getByRole("link", { name: "Return to the its name gene page" }).getAttribute("href"),
    ).toBe(urls.gene(id));
    expect(await page.getByRole("link", { name: "Main GO-CAM page" }).getAttribute("href")).toBe("/gocam");
    expect(await page.locator(".pathway-genes b a").getAttribute("href")).toBe(urls.gene(id));
    const term = await open(urls.pathways("term", first.gocam_id, "GO:0000001", "a process"));
    expect(
      await term
        .getByRole("link", { name: "Return to the term page for a process (GO:0000001)" })
        .getAttribute("href"),
    ).toBe(urls.term("GO:0000001"));
  });

  test("an unknown one is not found", async () => {
    const page = await open("/gocam/pombase-view/docs/ffffffffffffffff");
    await page.getByRole("heading", { name: /ffffffffffffffff/ }).waitFor();
  });
});

describe("what a drawing begins with", () => {
  /** Letters in boxes that are seen, and their size in px. */
  const readable = (frame: Frame) =>
    frame.locator(".graph__frame").evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return [...element.querySelectorAll(".t-enabler")]
        .map((text) => text.getBoundingClientRect())
        .filter((at) => at.left >= left && at.right <= right && at.top >= top && at.bottom <= bottom)
        .map((at) => at.height);
    });

  test.each([360, 1440])("can be read in a window of %i px", async (width) => {
    const [gene] = first.activity_enabling_genes;
    for (const path of [
      urls.gocam(first.gocam_id),
      urls.pathways("gene", `${first.gocam_id}+${second.gocam_id}`, gene?.uniquename ?? "", "abc1"),
    ]) {
      const page = await open(path, { viewport: { width, height: 900 } });
      const heights = await eventually(
        async () => readable(await frameOf(page)),
        (seen) => seen.length > 0,
        "names in boxes",
      );
      expect(Math.min(...heights)).toBeGreaterThan(9);
    }
  });
});

describe("several models", () => {
  test("are listed, and their boundaries can be hidden", async () => {
    const [gene] = first.activity_enabling_genes;
    const page = await open(
      urls.pathways("gene", `${first.gocam_id}+${second.gocam_id}`, gene?.uniquename ?? "", "abc1"),
    );
    const frame = await frameOf(page);
    await page
      .getByRole("heading", { name: "Merged GO-CAM pathway models with overlapping gene abc1:" })
      .waitFor();
    for (const model of [first, second])
      await page.locator(`a[href="${urls.pathways("docs", model.gocam_id, gene?.uniquename)}"]`).waitFor();
    expect(await frame.locator(".model-line").count()).toBe(2);
    await check(page, "Show model boundaries").click();
    await expect.poll(() => check(page, "Show model boundaries").isChecked()).toBe(false);
    await eventually(
      () => srcOf(page),
      (src) => src?.includes("hide_models") === true,
      "without boundaries",
    );
    await eventually(
      async () => (await frameOf(page)).locator(".model-line").count(),
      (lines) => lines === 0,
      "lines around models",
    );
  });

  test("all of them are one drawing, in which a gene is found and which moves by keys", async () => {
    const page = await open(urls.pathways("docs", "ALL_MERGED"));
    await page.getByRole("heading", { name: megaModels.ALL_MERGED }).waitFor();
    for (const name of ["Show chemicals", "Show target genes/complexes"])
      expect(await check(page, name).isChecked()).toBe(false);
    const frame = await frameOf(page);
    expect(await frame.locator(".model-line").count()).toBe(all.models.length);
    const gene = all.activities.find(({ enabled_by: by }) => by?.gene)?.enabled_by?.gene;
    const find = frame.getByRole("combobox", { name: "Find a gene in the drawing" });
    await find.fill(gene?.name ?? gene?.uniquename ?? "");
    await find.press("Enter");
    await frame.locator(".activity--found").waitFor();
    await find.fill("no such gene");
    await find.press("Enter");
    await frame.getByText("not in this drawing").waitFor();
    const transform = () => frame.locator(".graph__frame > svg > g").getAttribute("transform");
    const before = await transform();
    await frame.locator(".graph__frame").focus();
    await page.keyboard.press("ArrowRight");
    await eventually(transform, (now) => now !== before, "moved");
    expect(await violations(page)).toEqual([]);
    expect(await violationsInDark(page)).toEqual([]);
  });

  test("on a phone the page is not wider than the window", async () => {
    const page = await open(urls.pathways("docs", "ALL_MERGED"), { viewport: { width: 360, height: 740 } });
    await frameOf(page);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });
});

describe("the genes of a query", () => {
  test("are highlighted in all models, with those in and outside of models counted", async () => {
    const active = [
      ...new Set(all.activities.flatMap(({ enabled_by: by }) => by?.gene?.uniquename ?? [])),
    ].slice(0, 5);
    const { id } = await saved(active);
    const page = await open(urls.resultsAs("subset-count:gomodel", id));
    await page.getByRole("link", { name: "View these genes highlighted in all pathways" }).click();
    await page.getByText("Highlighted activities:").waitFor();
    const counts =
      /Genes from list in a curated GO-CAM pathway \((\d+)\).*Genes from list not yet in a curated GO-CAM pathway \((\d+)\)/;
    const text = await eventually(
      () => page.locator(".list-bar", { hasText: "Highlighted activities:" }).textContent(),
      (now) => counts.test(now ?? ""),
      "both counts",
    );
    const [, inside, outside] = counts.exec(text ?? "") ?? [];
    expect(Number(inside) + Number(outside)).toBe(active.length);
    expect(
      await page
        .getByRole("link", { name: "classify this list with the Biological process slim" })
        .getAttribute("href"),
    ).toContain(`/from/id/${id}`);
    await eventually(
      () => srcOf(page),
      (src) => src?.endsWith(`/${id}`) === true,
      "the query is in the frame's address",
    );
    await (await frameOf(page)).locator(".graph__frame .activity--marked").first().waitFor();
  });

  test("are refused when there are too many, with the reason", async () => {
    const { id } = await saved(
      all.models
        .flatMap((model) => model.activity_enabling_genes.map(({ uniquename }) => uniquename))
        .slice(0, 1),
    );
    // No small release has so many genes.
    const prepare = (page: Page) =>
      page.route(`**/query/${id}?*`, async (route) => {
        const answer = await route.fetch();
        // The api's own answer, with another count.
        await route.fulfill({
          response: answer,
          json: { ...((await answer.json()) as QueryAnswer), count: 3_001 },
        });
      });
    const page = await open(urls.resultsAs("subset-count:gomodel", id), { prepare });
    await page.getByRole("note").filter({ hasText: "3,000 genes at most" }).waitFor();
    expect(await page.getByRole("link", { name: /highlighted in all pathways/ }).count()).toBe(0);
    const view = await open(urls.pathways("subset-count", "ALL_MERGED", id, "many genes"), { prepare });
    await view.getByRole("note").filter({ hasText: "these are 3,001" }).waitFor();
    await eventually(
      () => srcOf(view),
      (src) => src !== null && !src.includes(id),
      "nothing is highlighted",
    );
  });
});

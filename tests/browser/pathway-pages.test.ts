/** The pages about all pathway models: what they are, their list, their map, what joins and what lacks in them. */
import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, test } from "vitest";
import type { Frame, Page } from "playwright-core";
import type { PathwayGraph, PathwayMap } from "../../api/contract/index.ts";
import { count } from "../../web/shared/format/format.ts";
import { urls } from "../../web/shared/urls/urls.ts";
import { eventually, overflow, useBrowser } from "./pages.ts";
import { boot, document as read } from "./site.ts";
import { violations, violationsInDark } from "./violations.ts";

const open = useBrowser();
let map: PathwayMap;
let all: PathwayGraph;

beforeAll(async () => {
  [map, all] = await Promise.all([
    read<PathwayMap>("pathway_map"),
    read<PathwayGraph>("pathways/ALL_MERGED"),
  ]);
});

async function frameOf(page: Page, ready: string): Promise<Frame> {
  const handle = await page.locator(".frame iframe").elementHandle();
  const frame = await handle?.contentFrame();
  if (!frame) throw new Error("there is no frame");
  await frame.locator(ready).first().waitFor();
  return frame;
}

/** What of the legend nobody sees without scrolling in it. */
const cutOff = (frame: Frame): Promise<string[]> =>
  frame.locator(".legend--filter").evaluate((legend) => {
    const { bottom, right } = legend.getBoundingClientRect();
    return [...legend.querySelectorAll(".check")]
      .filter((one) => {
        const own = one.getBoundingClientRect();
        return own.bottom > bottom + 1 || own.right > Math.min(right, innerWidth) + 1;
      })
      .map((one) => one.textContent ?? "");
  });

test("the landing page says how many models there are, counts what they cover, and leads to all other pages", async () => {
  const page = await open(urls.pathwayModels);
  const scope = page.getByRole("region", { name: "Project scope" });
  await scope.getByRole("link", { name: count(map.models.length), exact: true }).waitFor();
  const { parts } = (await boot()).deployment.site.pathway_scope;
  for (const { label, modelled } of parts) {
    const part = scope.locator("div", { has: page.getByText(label, { exact: true }) }).last();
    await part.locator(`a[href="${urls.predefinedResults(modelled)}"]`).waitFor();
    // A share of no genes is none.
    const genes = await part.getByRole("link", { name: /genes?$/ }).textContent();
    expect(await part.getByRole("progressbar").count()).toBe(genes?.startsWith("0 ") ? 0 : 1);
  }
  expect(await page.locator('a[href="/documentation/gocams"]').count()).toBeGreaterThan(0);
  const menu = page.getByRole("navigation", { name: "Pathway models" });
  const titles = [];
  for (const to of [
    urls.pathwayList,
    urls.pathwayMap("all"),
    urls.pathwayMap("connected"),
    urls.megaModel("all"),
    urls.megaModel("connected"),
    urls.missingActivities,
    urls.joiningActivities,
  ]) {
    await menu.locator(`a[href="${to}"]`).click();
    await page.waitForURL((url) => url.pathname === to);
    await page.locator(`.pathway-menu a[aria-current="page"][href="${to}"]`).waitFor();
    titles.push(await page.getByRole("heading", { level: 1 }).textContent());
  }
  expect(new Set(titles).size).toBe(titles.length);
  await page.goBack();
  await page.waitForURL((url) => url.pathname === urls.missingActivities);
  expect(await violations(page)).toEqual([]);
});

test("the list is filtered by words and process, sorted, and kept in the address", async () => {
  const [model] = map.models;
  const gene = model?.genes[0] ?? "";
  const page = await open(urls.pathwayList);
  await page
    .getByText(`${count(map.models.length)} models`, { exact: true })
    .first()
    .waitFor();
  const rows = page.locator("tbody tr");
  await page.getByRole("searchbox", { name: "Filter models by words" }).fill(gene);
  const expected = map.models.filter(
    ({ genes, title, processes }) =>
      genes.some((id) => id.toLowerCase().includes(gene.toLowerCase())) ||
      [title, ...processes.map(({ label }) => label)].some((text) =>
        text.toLowerCase().includes(gene.toLowerCase()),
      ),
  ).length;
  await eventually(
    () => rows.count(),
    (shown) => shown === expected,
    "the models of the gene",
  );
  expect(new URL(page.url()).searchParams.get("words")).toBe(gene);
  const group = map.groups[0];
  const other = await open(`${urls.pathwayList}?process=${encodeURIComponent(group?.id ?? "")}`);
  await eventually(
    () => other.locator("tbody tr").count(),
    (shown) => shown === Math.min(150, group?.models ?? 0),
    "the models of the process",
  );
  expect(await violationsInDark(other)).toEqual([]);
});

describe("the map", () => {
  test("shows all or connected models in a frame of 800 px, and says how many are left out", async () => {
    const unconnected = map.models.filter((model) => !model.is_connected).length;
    const page = await open(urls.pathwayMap("all"));
    const frame = await frameOf(page, ".map-group");
    expect(await frame.locator(".map-group").count()).toBe(map.groups.length);
    expect(await page.locator(".frame").evaluate((element) => element.getBoundingClientRect().height)).toBe(
      800,
    );
    if (unconnected > 0) {
      await page.getByRole("link", { name: "hide" }).click();
      await page.waitForURL((url) => url.pathname === urls.pathwayMap("connected"));
      await page.getByRole("link", { name: "show" }).waitFor();
    }
    expect(await violations(page)).toEqual([]);
  });

  test("finds a gene, says what links its models, keeps it in the address, and Back returns", async () => {
    const linked = map.links[0];
    const model = map.models.find(({ gocam_id: id }) => id === linked?.source);
    const gene = model?.genes[0] ?? "";
    const page = await open(urls.pathwayMap("all"));
    const frame = await frameOf(page, ".map-group");
    const find = frame.getByRole("combobox", { name: "Find a gene on the map" });
    await find.fill(map.genes[gene] ?? gene);
    await find.press("Enter");
    await page.waitForURL((url) => url.searchParams.get("gene") === (map.genes[gene] ?? gene));
    await frame.locator(".map-model.is-marked").first().waitFor();
    const panel = frame.getByRole("complementary", { name: "What is chosen" });
    await panel
      .getByRole("button", { name: model?.title ?? "" })
      .first()
      .click();
    await panel.getByRole("heading", { name: /^Linked to/ }).waitFor();
    await page.waitForURL((url) => url.searchParams.get("chosen") !== null);
    await page.goBack();
    await page.waitForURL((url) => url.searchParams.get("chosen") === null);
  });

  test("follows the way from gene to gene along the effects of activities", async () => {
    const byId = new Map(all.activities.map((activity) => [activity.id, activity]));
    const link = all.links.find(
      ({ source, target }) => byId.get(source)?.enabled_by?.gene && byId.get(target)?.enabled_by?.gene,
    );
    const [from, to] = [link?.source, link?.target].map(
      (id) => byId.get(id ?? "")?.enabled_by?.gene?.uniquename,
    );
    const page = await open(`${urls.pathwayMap("all")}?gene=${from ?? ""}&to=${to ?? ""}`);
    const frame = await frameOf(page, ".way__activity");
    expect(await frame.locator(".way__activity").count()).toBe(from === to ? 1 : 2);
    await frame.locator(".map-model.is-marked").first().waitFor();
    const none = await open(`${urls.pathwayMap("all")}?gene=${from ?? ""}&to=nosuchgene`);
    await (await frameOf(none, ".pathway__panel")).getByText("no gene: nosuchgene").waitFor();
  });

  test("fits a phone", async () => {
    const page = await open(urls.pathwayMap("all"), { viewport: { width: 360, height: 740 } });
    const frame = await frameOf(page, ".map-group");
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(await cutOff(frame)).toEqual([]);
    // px as they are seen
    const sizes = await frame.locator(".map-group text").evaluateAll((texts) =>
      texts.map((text) => {
        if (!(text instanceof SVGGraphicsElement)) return 0;
        return parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0);
      }),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(10);
  });
});

test("an activity shows what is known of it beside the drawing, and nobody is torn away", async () => {
  const activity = all.activities.find(
    ({ enabled_by: by, occurs_in: places }) => by?.gene && places.length > 0,
  );
  const [model = ""] = activity?.models ?? [];
  const page = await open(urls.gocam(model));
  const frame = await frameOf(page, ".pathway-box");
  const gene = activity?.enabled_by?.gene;
  await frame
    .locator(".pathway-box", { hasText: gene?.name ?? gene?.uniquename ?? "" })
    .first()
    .click();
  const panel = frame.locator(".pathway__panel");
  await panel.getByText("Occurs in", { exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe(urls.gocam(model));
  await panel.getByRole("link", { name: "Open the gene page" }).waitFor();
  await page.keyboard.press("Escape");
  await panel.waitFor({ state: "detached" });
  const relation = frame.locator(".legend--filter .check").first();
  const before = await frame.locator(".graph__frame .path-line").count();
  await relation.getByRole("checkbox").click();
  await expect.poll(() => relation.getByRole("checkbox").isChecked()).toBe(false);
  await eventually(
    () => frame.locator(".graph__frame .path-line").count(),
    (now) => now < before,
    "arrows of a relation are left away",
  );
});

test("on a phone the legend of all models shows each relation", async () => {
  const page = await open(urls.megaModel("all"), { viewport: { width: 360, height: 740 }, hasTouch: true });
  expect(await cutOff(await frameOf(page, ".legend--filter .check"))).toEqual([]);
});

test("a drawing that is saved keeps its texts in their boxes where the site's font is not", async () => {
  const [model = ""] = all.activities[0]?.models ?? [];
  const page = await open(urls.gocam(model));
  const frame = await frameOf(page, ".pathway-box");
  await frame.locator(".pathway__downloads summary").click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    frame.getByRole("button", { name: "Download the drawing as SVG" }).click(),
  ]);
  const svg = await readFile(await download.path(), "utf8");
  await page.goto("about:blank");
  await page.setContent(svg);
  const [texts, outside] = await page.locator("g:has(> rect[rx])").evaluateAll((boxes) => {
    const pairs = boxes.flatMap((box) => {
      const { left, right } = box.querySelector(":scope > rect")?.getBoundingClientRect() ?? new DOMRect();
      return [...box.querySelectorAll(":scope > text")].map((text) => {
        const own = text.getBoundingClientRect();
        return { text: text.textContent, isInside: own.left >= left && own.right <= right };
      });
    });
    return [pairs.length, pairs.filter(({ isInside }) => !isInside).map(({ text }) => text)] as const;
  });
  expect(texts).toBeGreaterThan(0);
  expect(outside).toEqual([]);
});

test("flags that do not exist are named", async () => {
  const page = await open(`${urls.gocam(map.models[0]?.gocam_id ?? "")}:bogus_flag`);
  await page.getByRole("note").filter({ hasText: "bogus_flag" }).waitFor();
});

test("the other pages about all models fit a phone", async () => {
  const page = await open(urls.pathwayModels, { viewport: { width: 360, height: 740 } });
  await page.getByRole("region", { name: "Project scope" }).waitFor();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  for (const path of ["/gocam/model-list", "/gocam/connections", "/gocam/missing-activities"]) {
    await page.goto(new URL(path, page.url()).href);
    await page.getByRole("table").first().waitFor();
    expect(await overflow(page), path).toBeLessThanOrEqual(0);
  }
});

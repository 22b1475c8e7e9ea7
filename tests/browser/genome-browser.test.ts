/** The genome browser as a page, by its addresses, and inside gene pages. */
import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import type { ChromosomeSummary } from "../../index-mappings/pages/others.ts";
import {
  formatInterval,
  knownChromosomes,
  readInterval,
} from "../../web/features/genome-browser/interval.ts";
import { browserUrl, surroundings } from "../../web/features/genome-browser/location.ts";
import { urls } from "../../web/shared/urls/urls.ts";
import { startDeployment } from "./own-deployment.ts";
import { eventually, overflow, useBrowser } from "./pages.ts";
import { boot, document, richGene } from "./site.ts";
import { violations } from "./violations.ts";

const open = useBrowser();
const [gene, site, chromosomes] = await Promise.all([
  richGene(),
  boot(),
  document<ChromosomeSummary[]>("chromosome_summaries"),
]);
const { location } = gene;
if (location === null) throw new Error("the rich gene has no place");
const { chromosome_name: chromosome, start_pos: from, end_pos: to } = location;
const length = chromosomes.find(({ name }) => name === chromosome)?.length ?? 0;
const { tracks } = site.deployment.genomeBrowser;
const [sequence, genes] = [
  tracks.find(({ jbrowse }) => jbrowse?.type === "ReferenceSequenceTrack"),
  tracks.find(({ open: isOpen }) => isOpen),
];
const loc = `${chromosome}:${from}..${to}`;

/** Names of the tracks that are drawn. */
const drawn = async (page: Page): Promise<string[]> =>
  (
    await page
      .getByRole("button", { name: /^Menu of the track/ })
      .evaluateAll((all) => all.map((one) => one.ariaLabel ?? ""))
  ).map((name) => name.replace("Menu of the track ", ""));
/** JBrowse stands in the place of the site's own drawing. */
const replaced = (page: Page): Promise<number> =>
  eventually(
    () => page.locator(".genome-view").count(),
    (count) => count === 0,
    "JBrowse in the place of the drawing",
  );
/** JBrowse, once it is there. */
async function ready(page: Page): Promise<void> {
  await page.locator(".genome-browser canvas").first().waitFor({ timeout: 40_000 });
  await replaced(page);
}
const placeIn = (page: Page): string | null => new URL(page.url()).searchParams.get("loc");

test("opens at a place, with the tracks named by their labels, and keeps both in the address", async () => {
  const page = await open(
    `${urls.genomeBrowser}?loc=${loc}&tracks=${encodeURIComponent(`${genes?.label},${sequence?.label}`)}`,
  );
  await ready(page);
  await eventually(
    () => page.locator(".genome-browser").textContent(),
    (text) => (text ?? "").includes(gene.name ?? ""),
    "name of the gene",
  );
  const labels = await eventually(
    () => drawn(page),
    (all) => all.length >= 2,
    "both tracks",
  );
  expect(labels.join(" ")).toContain(genes?.label);
  const before = page.url();
  const length = await page.evaluate(() => history.length);
  await page.getByTestId("zoom_out").click();
  await eventually(
    async () => page.url(),
    (url) => url !== before,
    "the address follows",
  );
  expect(placeIn(page)).toMatch(new RegExp(`^${chromosome}:\\d+\\.\\.\\d+$`));
  expect(new URL(page.url()).searchParams.get("tracks")?.split(",").toSorted()).toEqual(
    [genes?.label ?? "", sequence?.label ?? ""].toSorted(),
  );
  expect(await page.evaluate(() => history.length)).toBe(length);
});

test("has header and title, and is opened by tracks' ids too", async () => {
  const page = await open(
    `${urls.genomeBrowser2}?loc=${loc}&assembly=${site.deployment.site.jbrowse2_assembly_name}&tracks=${genes?.track_id}`,
  );
  await ready(page);
  expect(await page.getByRole("banner").count()).toBe(1);
  expect(await page.title()).toContain("Genome browser");
  expect(
    (
      await eventually(
        () => drawn(page),
        (all) => all.length > 0,
        "a track",
      )
    ).join(" "),
  ).toContain(genes?.label);
});

test("shows the genes of a place before the program of the browser has come", async () => {
  const program = Promise.withResolvers<void>();
  const page = await open("/", {
    prepare: (opened) =>
      opened.route(/\/jbrowse-[\w-]+\.js$/, async (route) => {
        await program.promise;
        await route.continue();
      }),
  });
  const at = { loc: formatInterval(surroundings(location, length)), highlight: loc };
  const answers: string[] = [];
  page.on("request", (request) => request.url().includes("/genes?") && answers.push(request.url()));
  await page.goto(new URL(browserUrl(urls.genomeBrowser, at, []), page.url()).href, { waitUntil: "commit" });
  const first = page.locator(".browser-first");
  await first.locator("svg a[aria-current]").waitFor();
  expect(await first.locator("text.t-focus").allTextContents()).toEqual([gene.display_name]);
  expect(await page.locator(".genome-browser").count()).toBe(0);
  // The page asks for them while its program comes, and only once; for those beside them later.
  const { start, end } = surroundings(location, length);
  expect(answers.filter((url) => url.endsWith(`?start=${start}&end=${end}`))).toHaveLength(1);
  expect(answers.length).toBeLessThanOrEqual(2);
  program.resolve();
  await ready(page);
  await eventually(
    () => first.count(),
    (count) => count === 0,
    "the tracks in place of the first genes",
  );
});

test("without a place it shows some genes", async () => {
  const page = await open(urls.genomeBrowser);
  await ready(page);
  expect(await page.locator(".message").count()).toBe(0);
});

test("names what there is not, and shows the rest", async () => {
  const page = await open(
    `${urls.genomeBrowser2}?loc=nowhere:1..900&assembly=hg38&tracks=${genes?.track_id},no-such-track`,
  );
  await ready(page);
  const said = await page.locator("#main [role=alert]").first().textContent();
  for (const name of ["“nowhere”", "“hg38”", "“no-such-track”"]) expect(said).toContain(name);
  expect(
    (
      await eventually(
        () => drawn(page),
        (all) => all.length > 0,
        "a track",
      )
    ).join(" "),
  ).toContain(genes?.label);
});

test("cuts a place at the end of its chromosome, and says so", async () => {
  const page = await open(`${urls.genomeBrowser}?loc=${chromosome}:${length - 3_000}..${length + 50_000}`);
  await ready(page);
  expect(await page.locator("#main [role=alert]").first().textContent()).toContain(
    length.toLocaleString("en"),
  );
  expect(await page.locator(".browser-place").textContent()).toContain(
    `${(length - 3_000).toLocaleString("en")} to ${length.toLocaleString("en")}`,
  );
});

test("finds genes by their names, and leads to their pages", async () => {
  const page = await open(`${urls.genomeBrowser}?loc=${gene.name}`);
  await ready(page);
  await eventually(
    () => page.locator(".genome-browser").textContent(),
    (text) => (text ?? "").includes(gene.name ?? ""),
    "name of the gene",
  );
  const box = page.locator(".genome-browser").getByRole("combobox").first();
  await box.fill(gene.name ?? "");
  await page
    .getByRole("option")
    .filter({ hasText: gene.name ?? "" })
    .first()
    .waitFor();
});

test("says that a name or a place typed into its own search is not found, until one looks elsewhere", async () => {
  const page = await open(`${urls.genomeBrowser}?loc=${loc}`);
  await ready(page);
  const box = page.locator(".genome-browser").getByRole("combobox").first();
  for (const wrong of ["nosuchgene", "nowhere:1..100"]) {
    await box.fill(wrong);
    await box.press("Enter");
    await page.locator("#main [role=alert]", { hasText: wrong }).waitFor();
  }
  await page.getByTestId("zoom_out").click();
  await eventually(
    () => page.locator("#main [role=alert]").count(),
    (count) => count === 0,
    "the message is gone",
  );
  const shown = readInterval(
    placeIn(page) ?? "",
    knownChromosomes(chromosomes, site.deployment.site.chromosomes),
  );
  const wider = "interval" in shown ? shown.interval : null;
  expect([wider && wider.start < from, wider && wider.end > to]).toEqual([true, true]);
});

test("says of a gene what is known, with a link to its page", async () => {
  const page = await open(`${urls.genomeBrowser}?loc=${loc}&tracks=${genes?.track_id}`);
  await ready(page);
  await page
    .locator(".genome-browser")
    .getByText(gene.name ?? "", { exact: true })
    .first()
    .click();
  await page
    .getByRole("dialog")
    .getByRole("link", { name: `Gene page of ${gene.uniquename}` })
    .first()
    .click();
  await page.waitForURL(`**${urls.gene(gene.uniquename)}`);
});

test("stands in the gene page, 400 px high, with the genes around it", async () => {
  const page = await open(urls.gene(gene.uniquename));
  await page
    .getByRole("group", { name: "Choose a view" })
    .getByRole("button", { name: "Genome browser" })
    .click();
  const frame = page.locator(".widget iframe");
  await frame.waitFor();
  expect(await frame.getAttribute("height")).toBe("400");
  const middle = Math.floor((from + to) / 2);
  expect(await frame.getAttribute("src")).toContain(
    `loc=${chromosome}:${Math.max(1, middle - 8_000)}..${Math.min(length, middle + 8_000)}`,
  );
  const inside = page.frameLocator(".widget iframe");
  await inside.locator(".genome-browser canvas").first().waitFor({ timeout: 40_000 });
  await eventually(
    () => page.locator(".widget .frame__loading").count(),
    (count) => count === 0,
    "the view says that it is drawn",
  );
  expect(await inside.getByRole("banner").count()).toBe(0);
});

test("has controls with names, and dialogs too", async () => {
  const page = await open(`${urls.genomeBrowser}?loc=${loc}`, {
    colorScheme: "light",
    reducedMotion: "reduce",
  });
  await ready(page);
  expect(await violations(page)).toEqual([]);
  await page
    .locator(".genome-browser")
    .getByText(gene.name ?? "", { exact: true })
    .first()
    .click();
  await page.getByRole("dialog").getByRole("link").first().waitFor();
  // Parts of JBrowse's dialogs are regions without names.
  expect(await violations(page, { except: ["landmark-unique"] })).toEqual([]);
});

test("fits a phone", async () => {
  const page = await open(`${urls.genomeBrowser}?loc=${loc}&tracks=${genes?.track_id}`, {
    viewport: { width: 360, height: 740 },
  });
  await ready(page);
  expect(await overflow(page)).toBe(0);
});

/** The page as a deployment has it that adds a track of variants: the site under test is of another one. */
async function openWithVariants(name: string): Promise<Page> {
  const page = await open(urls.documentation);
  const variant = [chromosome, from + 10, name, "A".repeat(200), "A", 50, "PASS", "."].join("\t");
  const head = ["#CHROM", "POS", "ID", "REF", "ALT", "QUAL", "FILTER", "INFO"].join("\t");
  await page.route("**/variants.vcf", (route) =>
    route.fulfill({ body: `##fileformat=VCFv4.2\n${head}\n${variant}\n`, contentType: "text/plain" }),
  );
  const uri = new URL("/variants.vcf", page.url()).href;
  const track: (typeof tracks)[number] = {
    label: "Variants",
    track_id: "variants",
    throughput: "non-experimental",
    values: {},
    open: false,
    jbrowse: { type: "VariantTrack", adapter: { type: "VcfAdapter", uri } },
  };
  await page.route(`**${urls.genomeBrowser}?*`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('"tracks":[', () => `"tracks":[${JSON.stringify(track)},`);
    await route.fulfill({ response: answer, body });
  });
  await page.goto(new URL(`${urls.genomeBrowser}?loc=${loc}&tracks=variants`, page.url()).href);
  return page;
}

test("draws tracks of kinds that only some deployments have, whose program comes later", async () => {
  const page = await openWithVariants("lost-here");
  await eventually(
    () => page.locator(".genome-browser").textContent(),
    (text) => (text ?? "").includes("lost-here"),
    "the variant, by its name",
  );
});

test("draws the share of G and C in place of the sequence", async () => {
  const page = await open(
    `${urls.genomeBrowser}?loc=${loc}&tracks=${encodeURIComponent(sequence?.label ?? "")}`,
  );
  const menu = page.getByRole("button", { name: /^Menu of the track/ });
  await menu.waitFor({ timeout: 40_000 });
  await replaced(page);
  await menu.press("Enter");
  await page.getByRole("menuitem", { name: "Display types" }).press("ArrowRight");
  await page.getByText("GC content display").click();
  await page.locator(".genome-browser canvas").first().waitFor({ timeout: 40_000 });
});

test("marks the gene that it was opened for, fills the window, and keeps the mark in the address", async () => {
  const page = await open(`${urls.genomeBrowser}?loc=${gene.name}`, {
    viewport: { width: 1440, height: 1100 },
  });
  await ready(page);
  const browser = page.locator(".genome-browser");
  const bottom = await eventually(
    async () => {
      const box = await browser.boundingBox();
      return box === null ? 0 : box.y + box.height;
    },
    (end) => end > 1000,
    "the end of the browser near the end of the window",
  );
  expect(bottom).toBeLessThanOrEqual(1100);
  const mark = browser.locator("div:has(> [aria-label='Highlighted from URL parameter'])");
  await mark.waitFor();
  await browser
    .getByRole("button", { name: /zoom out/i })
    .first()
    .click();
  await eventually(
    () => Promise.resolve(new URL(page.url()).searchParams.get("highlight")),
    (marked) => marked === loc,
    "the mark in the address",
  );
  expect(await mark.count()).toBe(1);
});

test("more tracks than an address can hold are refused in a toast, which a press takes away", async () => {
  const deployment = await startDeployment({
    genomeBrowser: (before) => ({
      ...before,
      tracks: [
        ...(before["tracks"] as unknown[]),
        ...Array.from({ length: 30 }, (_, i) => ({
          label: `Experiment ${i + 1}: ${"reads of a sample ".repeat(4).trim()}`,
          track_id: `experiment-${i + 1}`,
          throughput: "high",
          values: {},
          open: false,
          jbrowse: null,
        })),
      ],
    }),
  });
  try {
    const page = await open(urls.gene(gene.uniquename), { site: deployment.url });
    await page.getByRole("button", { name: "Choose genome browser tracks" }).click();
    const toast = page.locator(".toast");
    await page.getByRole("button", { name: "Select all" }).click();
    const chosen = await page
      .getByRole("checkbox", { name: "Experiment" })
      .and(page.locator(":checked"))
      .count();
    await expect.poll(() => toast.textContent()).toMatch(/^Only \d+ tracks selected due to a JBrowse limit/);
    expect(chosen).toBeGreaterThan(0);
    const { x, y } = (await toast.boundingBox()) ?? expect.fail("no toast");
    expect([x > 640, y < 200]).toEqual([true, true]);
    await toast.click({ position: { x: 60, y: 10 } });
    await expect.poll(() => toast.count()).toBe(0);
    const refused = page.getByRole("checkbox", { name: "Experiment" }).and(page.locator(":disabled"));
    expect(await refused.first().getAttribute("title")).toBe("JBrowse track limit reached");
  } finally {
    await deployment.stop();
  }
});

/** The site's own drawing of a place of the genome: what a phone has for the genome browser, and what stands first elsewhere. */
import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import type { ChromosomeSummary } from "../../index-mappings/pages/others.ts";
import type { GenesInInterval } from "../../api/contract/index.ts";
import { formatInterval } from "../../web/features/genome-browser/interval.ts";
import { surroundings } from "../../web/features/genome-browser/location.ts";
import { urls } from "../../web/shared/urls/urls.ts";
import { eventually, overflow, untilRest, useBrowser } from "./pages.ts";
import type { OpenOptions } from "./pages.ts";
import { boot, document as documentOf, richGene } from "./site.ts";
import { violations, violationsInDark } from "./violations.ts";

const open = useBrowser();
const [gene, site, chromosomes] = await Promise.all([
  richGene(),
  boot(),
  documentOf<ChromosomeSummary[]>("chromosome_summaries"),
]);
const { location } = gene;
if (location === null) throw new Error("the rich gene has no place");
const { chromosome_name: chromosome } = location;
const length = chromosomes.find(({ name }) => name === chromosome)?.length ?? 0;
const place = surroundings(location, length);
const loc = formatInterval(place);
const marked = `${chromosome}:${location.start_pos}..${location.end_pos}`;
const [track] = site.deployment.genomeBrowser.tracks.filter(({ open: isOpen }) => isOpen);

const phone: OpenOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const at = (search: string): string => `${urls.genomeBrowser}?${search}`;
const onPhone = (search = `loc=${loc}&highlight=${marked}`, more: OpenOptions = {}): Promise<Page> =>
  open(at(search), { ...phone, ...more });

const view = (page: Page) => page.locator(".genome-view");
const genesIn = (page: Page) => view(page).locator("svg a");
const focusGene = (page: Page) => view(page).locator("svg a[aria-current]");
const button = (page: Page, name: string) => view(page).getByRole("button", { name, exact: true });
const placeIn = (page: Page): string | null => new URL(page.url()).searchParams.get("loc");
const drawn = (page: Page): Promise<void> => focusGene(page).waitFor();
const canvas = (page: Page) => page.locator(".genome-browser canvas").first();

/** The place once the address says another one. */
const placeAfter = (page: Page, before: string | null): Promise<string | null> =>
  eventually(
    () => Promise.resolve(placeIn(page)),
    (now) => now !== before,
    "another place in the address",
  );
const numbers = (text: string | null): number[] => (text?.match(/\d+(?=\.\.|$)/g) ?? []).map(Number);

/** A page that notes which parts of the program of JBrowse it fetches. */
async function watched(path: string): Promise<{ readonly page: Page; readonly programs: string[] }> {
  const programs: string[] = [];
  const note = (url: string) => /\/(jbrowse|Browser)-/.test(url) && programs.push(url);
  const page = await open(path, {
    ...phone,
    prepare: (opened) => Promise.resolve(opened.on("request", (request) => note(request.url()))),
  });
  return { page, programs };
}

test("a phone has the genes of a place, with names that can be said, and none of the program of JBrowse", async () => {
  const { page, programs } = await watched("/");
  await page.goto(new URL(at(`loc=${loc}&highlight=${marked}`), page.url()).href);
  await drawn(page);
  await untilRest(page);
  expect(programs).toEqual([]);
  expect(await page.locator(".browser-place").textContent()).toContain(
    `${place.start.toLocaleString("en")} to ${place.end.toLocaleString("en")}`,
  );
  const { genes } = (await (
    await fetch(
      new URL(
        `/api/v1/dataset/latest/chromosome/${chromosome}/genes?start=${place.start}&end=${place.end}`,
        page.url(),
      ),
    )
  ).json()) as GenesInInterval;
  const named = await genesIn(page).evaluateAll((links) => links.map((link) => link.ariaLabel ?? ""));
  expect(named.map((label) => label.split(", ")[0] ?? "").toSorted()).toEqual(
    genes.map(({ name, uniquename }) => name ?? uniquename).toSorted(),
  );
  expect(await focusGene(page).getAttribute("aria-label")).toContain(gene.product);
  // Its exons, where it has several.
  const { parts = [] } = genes.find(({ uniquename }) => uniquename === gene.uniquename) ?? {};
  expect(parts.length).toBeGreaterThan(0);
  expect(await focusGene(page).locator("path:not(.p-intron)").count()).toBe(parts.length);
  expect(await overflow(page)).toBe(0);
});

test("has nothing that keeps people out, light and dark", async () => {
  const page = await onPhone();
  await drawn(page);
  expect(await violations(page)).toEqual([]);
  expect(await violationsInDark(page)).toEqual([]);
});

test("buttons and keys move and zoom in the address; Back leads out, not through each of them", async () => {
  const page = await onPhone();
  await drawn(page);
  const entries = await page.evaluate(() => history.length);
  await button(page, "Zoom in").click();
  const zoomed = await placeAfter(page, loc);
  const [from = 0, to = 0] = numbers(zoomed);
  expect(to - from).toBeLessThan((place.end - place.start) * 0.6);
  await button(page, "Move right").click();
  const moved = await placeAfter(page, zoomed);
  expect(numbers(moved)[0]).toBeGreaterThan(from);
  await view(page)
    .getByRole("group", { name: /\d to \d/ })
    .focus();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("-");
  const [left = 0, right = 0] = numbers(await placeAfter(page, moved));
  expect(right - left).toBeGreaterThan((to - from) * 1.5);
  expect(new URL(page.url()).searchParams.get("highlight")).toBe(marked);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test("arrow keys go from gene to gene, and Enter opens the page of one", async () => {
  const page = await onPhone();
  await drawn(page);
  await focusGene(page).focus();
  await page.keyboard.press("ArrowRight");
  const next = await page.evaluate(() => document.activeElement?.getAttribute("href") ?? "");
  expect(next).toMatch(/^\/gene\//);
  expect(next).not.toBe(urls.gene(gene.uniquename));
  await page.keyboard.press("Enter");
  await page.waitForURL(`**${next}`);
});

test("a drag moves along and opens nothing, a press opens the page of a gene", async () => {
  const page = await open(at(`loc=${loc}&highlight=${marked}`), { viewport: { width: 600, height: 740 } });
  await drawn(page);
  const { x, y, width, height } =
    (await focusGene(page).locator("rect").boundingBox()) ?? expect.fail("no gene");
  const [fromX, fromY] = [x + width / 2, y + height / 2];
  await page.mouse.move(fromX, fromY);
  await page.mouse.down();
  await page.mouse.move(fromX - 100, fromY, { steps: 5 });
  await page.mouse.up();
  const moved = await placeAfter(page, loc);
  const shift = (numbers(moved)[0] ?? 0) - place.start;
  const frame = (await view(page).locator(".genome-view__frame").boundingBox())?.width ?? 1;
  // What was under the pointer is there still.
  expect(Math.abs(shift - (100 / frame) * (place.end - place.start))).toBeLessThan(
    (place.end - place.start) / 20,
  );
  await focusGene(page).locator("rect").click();
  await page.waitForURL(`**${urls.gene(gene.uniquename)}`);
});

test("two fingers zoom, and Ctrl with the wheel does, too", async () => {
  const page = await onPhone();
  await drawn(page);
  const box = (await view(page).locator(".genome-view__frame").boundingBox()) ?? expect.fail("no frame");
  const y = box.y + 20;
  const middle = box.x + box.width / 2;
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", apart?: number) =>
    fingers.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: apart === undefined ? [] : [middle - apart, middle + apart].map((x, id) => ({ x, y, id })),
    });
  await touch("touchStart", 40);
  for (const apart of [50, 60, 70, 80]) await touch("touchMove", apart);
  await touch("touchEnd");
  const pinched = await placeAfter(page, loc);
  const [from = 0, to = 0] = numbers(pinched);
  expect((to - from) / (place.end - place.start)).toBeCloseTo(0.5, 1);
  await page.mouse.move(middle, y);
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, 100);
  await page.keyboard.up("Control");
  const [left = 0, right = 0] = numbers(await placeAfter(page, pinched));
  expect(right - left).toBeGreaterThan(to - from);
});

test("goes to a gene, a place and a chromosome, each a step that Back takes back", async () => {
  const page = await onPhone("");
  await genesIn(page).first().waitFor();
  const field = view(page).getByRole("combobox", { name: "Gene or place" });
  await field.fill(gene.name ?? "");
  await page.getByRole("option").filter({ hasText: gene.uniquename }).first().waitFor();
  await field.press("Enter");
  await focusGene(page).waitFor();
  expect(placeIn(page)).toBe(gene.name);
  await field.fill(`${chromosome}:1000-5000`);
  await button(page, "Go").click();
  await placeAfter(page, gene.name);
  await expect.poll(() => page.locator(".browser-place").textContent()).toContain("1,000 to 5,000");
  await page.goBack();
  await focusGene(page).waitFor();
  expect(placeIn(page)).toBe(gene.name);
  await view(page).getByRole("combobox", { name: "Chromosome" }).selectOption(chromosome);
  await view(page)
    .getByRole("img", { name: /^Coding genes/ })
    .waitFor();
  // Too long for each of them; a press shows those of a place.
  expect(await genesIn(page).count()).toBe(0);
  await view(page).locator(".genome-view__frame").click();
  await genesIn(page).first().waitFor();
  const [from = 0, to = 0] = numbers(await placeAfter(page, chromosome));
  expect(Math.abs((from + to) / 2 - length / 2)).toBeLessThan(length / 20);
});

test("says what is not found and stays where it is; places beyond an end are cut", async () => {
  const page = await onPhone();
  await drawn(page);
  const field = view(page).getByRole("combobox", { name: "Gene or place" });
  for (const wrong of ["nosuchgene", "nowhere:1..100"]) {
    await field.fill(wrong);
    await field.press("Enter");
    await view(page)
      .getByRole("alert")
      .filter({ hasText: wrong.split(":")[0] })
      .waitFor();
  }
  expect(placeIn(page)).toBe(loc);
  await field.fill(`${chromosome}:${length - 2000}..${length + 9000}`);
  await field.press("Enter");
  await page.locator("#main [role=alert]", { hasText: length.toLocaleString("en") }).waitFor();
  await page.goto(new URL(at("loc=nowhere:1..900"), page.url()).href);
  await genesIn(page).first().waitFor();
  expect(await page.locator("#main [role=alert]").first().textContent()).toContain("“nowhere”");
});

test("says that nothing lies at a place, and that genes could not be loaded, with a way to try again", async () => {
  const page = await onPhone(`loc=${loc}`);
  await genesIn(page).first().waitFor();
  await page.route("**/genes?*", (route) => route.fulfill({ json: { genes: [] } }));
  await page.goto(new URL(at(`loc=${chromosome}:3000..3200`), page.url()).href);
  await view(page).getByText("No gene lies here").waitFor();
  await page.unrouteAll();
  await page.route("**/genes?*", (route) =>
    route.fulfill({ status: 503, json: { status: 503, title: "away" } }),
  );
  await page.goto(new URL(at(`loc=${loc}`), page.url()).href);
  await view(page).getByRole("alert").filter({ hasText: "could not be loaded" }).waitFor();
  await page.unrouteAll();
  await view(page).getByRole("button", { name: "Retry" }).click();
  await genesIn(page).first().waitFor();
});

test("a phone opens all tracks on request, keeps that for the visit, and comes back", async () => {
  const page = await onPhone();
  await drawn(page);
  await view(page).getByRole("button", { name: "All tracks (JBrowse)" }).click();
  await canvas(page).waitFor({ timeout: 40_000 });
  await eventually(
    () => view(page).count(),
    (count) => count === 0,
    "JBrowse in the place of the drawing",
  );
  expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe("All tracks");
  expect((await page.locator(".genome-browser").boundingBox())?.y).toBeGreaterThan(0);
  await page.reload();
  await canvas(page).waitFor({ timeout: 40_000 });
  await page.getByRole("button", { name: "Back to the genes only" }).click();
  await drawn(page);
  expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe("Genes");
  await page.reload();
  await drawn(page);
  expect(await page.locator(".genome-browser").count()).toBe(0);
});

test("an address that names tracks opens them on a phone, too", async () => {
  const page = await onPhone(`loc=${loc}&tracks=${encodeURIComponent(track?.label ?? "")}`);
  await canvas(page).waitFor({ timeout: 40_000 });
  await page.getByRole("button", { name: "Back to the genes only" }).click();
  await genesIn(page).first().waitFor();
  expect(new URL(page.url()).search).toBe(`?loc=${loc}`);
});

test("on wide windows JBrowse does not take the drawing away from who is using it", async () => {
  const page = await open("/");
  const program = Promise.withResolvers<void>();
  await page.route(/\/jbrowse-[\w-]+\.js$/, async (route) => {
    await program.promise;
    await route.continue();
  });
  await page.goto(new URL(at(`loc=${loc}&highlight=${marked}`), page.url()).href, { waitUntil: "commit" });
  await drawn(page);
  await focusGene(page).focus();
  program.resolve();
  const show = view(page).getByRole("button", { name: "Show all tracks" });
  await show.waitFor({ timeout: 40_000 });
  expect(await page.evaluate(() => document.activeElement?.getAttribute("href"))).toBe(
    urls.gene(gene.uniquename),
  );
  await show.click();
  await eventually(
    () => view(page).count(),
    (count) => count === 0,
    "JBrowse in the place of the drawing",
  );
  expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe("All tracks");
});

test("paper has the drawing, also in the place of JBrowse", async () => {
  const page = await open(at(`loc=${loc}&highlight=${marked}`));
  await canvas(page).waitFor({ timeout: 40_000 });
  await eventually(
    () => view(page).count(),
    (count) => count === 0,
    "JBrowse in the place of the drawing",
  );
  await page.emulateMedia({ media: "print" });
  await focusGene(page).waitFor();
  expect(await page.locator(".genome-browser").isVisible()).toBe(false);
});

test("an assembly of many short pieces can be gone through", async () => {
  const pieces: ChromosomeSummary[] = Array.from({ length: 400 }, (_, at) => ({
    name: `piece_${at}`,
    long_display_name: `Piece ${at}`,
    length: 80 + at,
    gene_count: 0,
    coding_gene_count: 0,
    centromeres: [],
  }));
  const page = await open("/", phone);
  await page.route("**/data/chromosome_summaries", (route) => route.fulfill({ json: pieces }));
  await page.route("**/genes?*", (route) => route.fulfill({ json: { genes: [] } }));
  await page.goto(new URL(urls.genomeBrowser, page.url()).href);
  await view(page).getByText("No gene lies here").waitFor();
  await view(page).getByRole("combobox", { name: "Chromosome" }).selectOption("piece_7");
  await expect.poll(() => page.locator(".browser-place").textContent()).toContain("Piece 7, 1 to 87");
  for (const name of ["Move left", "Move right", "Zoom in", "Zoom out"])
    expect(await button(page, name).getAttribute("aria-disabled")).toBe("true");
  expect(await overflow(page)).toBe(0);
});

test("a gene page on a phone has the drawing in its frame, whose links lead the page on", async () => {
  const { page, programs } = await watched(urls.gene(gene.uniquename));
  await page
    .getByRole("group", { name: "Choose a view" })
    .getByRole("button", { name: "Genome browser" })
    .click();
  const inside = page.frameLocator(".widget iframe");
  await inside.locator("svg a[aria-current]").waitFor();
  await eventually(
    () => page.locator(".widget .frame__loading").count(),
    (count) => count === 0,
    "the view says that it is drawn",
  );
  expect(await inside.locator(".genome-browser").count()).toBe(0);
  await untilRest(page);
  expect(programs).toEqual([]);
  const other = inside.locator("svg a:not([aria-current])").first();
  const to = (await other.getAttribute("href")) ?? "";
  await other.press("Enter");
  await page.waitForURL(`**${to}`);
});

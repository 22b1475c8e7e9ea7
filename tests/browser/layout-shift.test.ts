/** Nothing jumps while a page comes, and while it is read downwards. */
import { beforeAll, expect, test } from "vitest";
import type { Page } from "playwright-core";
import type { GenePage } from "../../index-mappings/pages/gene.ts";
import { entityUrl, urls } from "../../web/shared/urls/urls.ts";
import { eventually, framesLater, lettersCome, untilGrown, useBrowser } from "./pages.ts";
import { examples, found, richGene, siteUrl } from "./site.ts";

const open = useBrowser();
/** Cumulative layout shift (web.dev/cls) that is still taken for steady: half of what is called good. */
const maxShift = 0.05;

let gene: GenePage;
beforeAll(async () => {
  gene = await richGene();
});
const things = await examples();
/** A publication of which the release tells next to nothing, where there is one: its page is shorter than a screen. */
const [untold] = await found("type=reference&titled=no&curated=no&sort=-name&size=1");

const compared = await found("type=gene&size=2");

/** Adds up what moves without the visitor's doing, with what it was. */
const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts, shift: 0 });
    new PerformanceObserver((list) => {
      // Layout shifts are not in the types of the DOM.
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        Object.assign(globalThis, {
          shift: (globalThis as unknown as { shift: number }).shift + entry.value,
        });
        const moved = entry.sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeName,
        );
        shifts.push(`${entry.value.toFixed(3)} ${moved.join(" | ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

async function expectStill(page: Page, max = maxShift): Promise<void> {
  const { shift, shifts } = await page.evaluate(() => {
    const { shift: sum, shifts: all } = globalThis as unknown as { shift: number; shifts: string[] };
    return { shift: sum, shifts: all };
  });
  expect(shift, shifts.join("\n")).toBeLessThanOrEqual(max);
}

test.for([
  { kind: "front", path: () => "/" },
  { kind: "gene", path: () => urls.gene(gene.uniquename) },
  { kind: "term", path: () => entityUrl.term(things.term?.id ?? "") },
  { kind: "publication", path: () => entityUrl.reference(things.reference?.id ?? "") },
  { kind: "results", path: () => `/search?q=${gene.display_name}` },
  { kind: "results of a word", path: () => "/search?q=protein" },
  { kind: "documentation", path: () => urls.documentation },
  { kind: "advanced search", path: () => urls.query },
  { kind: "genome browser", path: () => urls.genomeBrowser },
  { kind: "metrics", path: () => urls.metrics },
  { kind: "pathway list", path: () => urls.pathwayList },
  { kind: "not found", path: () => "/no-such-page" },
])("the $kind page stands still on a phone while it comes and is read", async ({ path }) => {
  const page = await open(path(), { viewport: { width: 360, height: 740 }, prepare: watchShifts });
  await untilGrown(page);
  // As one reads: no further before what is in view has come.
  for (let screens = 0; screens < 6; screens += 1) {
    await page.mouse.wheel(0, 700);
    await framesLater(page);
    await untilGrown(page);
  }
  await expectStill(page);
});

test.for([
  { kind: "front", path: () => "/" },
  { kind: "gene", path: () => urls.gene(gene.uniquename) },
  { kind: "text", path: () => urls.faq },
])("the $kind page stands still when its letters come after its first picture", async ({ path }) => {
  const seen = Promise.withResolvers<void>();
  const page = await open(path(), {
    still: true,
    viewport: { width: 360, height: 740 },
    prepare: async (one) => {
      await watchShifts(one);
      // The program, too, as on a slow network: it draws with the letters that have come.
      await one.route(/\/assets\/.*\.(woff2|js)$/, (route) => seen.promise.then(() => route.continue()));
    },
  });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  seen.resolve();
  await page.locator("#main h1").waitFor();
  await lettersCome(page);
  await untilGrown(page);
  // A system that draws letters at whole pixels has them up to a twentieth wider or narrower: a paragraph may take a line more.
  await expectStill(page, 0.1);
});

/** What a page shows below its header, and where, in px; views come into their frames later. */
const placesIn = (page: Page) =>
  page.locator("main *:not(iframe)").evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}: ${[x, y, width, height].join(" ")}`;
      }),
  );

/** Waits until the server has drawn a page: nobody who opens it does. */
const isDrawn = (path: string) =>
  eventually(
    async () => (await fetch(siteUrl + path)).text(),
    (html) => html.includes("<main>"),
    "the drawn page",
  );

test.for(
  [
    urls.query,
    "/enrichment",
    urls.motifSearch,
    urls.identifierMapper,
    urls.compareStart,
    urls.pathwayModels,
    urls.missingActivities,
    urls.joiningActivities,
    urls.megaModel("all"),
    urls.megaModel("connected"),
    urls.referenceList("community"),
    urls.archive("community"),
    urls.documentationSearch,
  ].flatMap((path) => [360, 1440].map((width) => ({ path, width }))),
)(
  "$path, $width px wide, has all in its place before styles and program come, and cannot be filled in",
  async ({ path, width }) => {
    await isDrawn(path);
    const program = Promise.withResolvers<void>();
    const counts = Promise.withResolvers<void>();
    const page = await open(path, {
      still: true,
      viewport: { width, height: 900 },
      prepare: async (one) => {
        await one.route(/\/assets\/.*\.(css|js)$/, (route) => program.promise.then(() => route.continue()));
        // They are asked for when the page is there; what is told of them has other elements.
        await one.route("**/query/count*", (route) => counts.promise.then(() => route.abort()));
      },
    });
    await page.locator("main h1").waitFor();
    await lettersCome(page);
    const first = await placesIn(page);
    expect(await page.locator("main :is(button, input, select, textarea):not([inert])").count()).toBe(0);
    program.resolve();
    await page.locator("#main h1").waitFor();
    expect(await page.locator("main [inert]").count()).toBe(0);
    await lettersCome(page);
    const drawn = await placesIn(page);
    expect(drawn, drawn.filter((place, index) => place !== first[index]).join("\n")).toEqual(first);
    counts.resolve();
  },
);

test.for([
  { kind: "search for a term", path: () => urls.search(things.term?.label ?? "") },
  { kind: "search for a word", path: () => urls.search("protein") },
  { kind: "downloads", path: () => "/downloads" },
  { kind: "genome browser", path: () => urls.genomeBrowser },
  { kind: "term", path: () => entityUrl.term(things.term?.id ?? "") },
  { kind: "pathway models", path: () => urls.pathwayModels },
  { kind: "pathway list", path: () => urls.pathwayList },
  { kind: "pathway map", path: () => urls.pathwayMap("all") },
  { kind: "connected pathways", path: () => urls.pathwayMap("connected") },
  { kind: "enrichment", path: () => "/enrichment" },
  { kind: "mega model", path: () => urls.megaModel("all") },
  { kind: "missing activities", path: () => urls.missingActivities },
  { kind: "joining activities", path: () => urls.joiningActivities },
  { kind: "curated publications", path: () => urls.referenceList("admin") },
  { kind: "archive", path: () => urls.archive("spotlight") },
  { kind: "sources and versions", path: () => urls.internalDetails },
  { kind: "release", path: () => "/releases" },
  { kind: "metrics", path: () => urls.metrics },
  { kind: "publication", path: () => entityUrl.reference(things.reference?.id ?? "") },
  ...(untold === undefined ? [] : [{ kind: "untold publication", path: () => entityUrl.reference(untold) }]),
  { kind: "documentation", path: () => urls.documentation },
])("the largest of what the $kind page shows first is there before its program", async ({ path }) => {
  const program = Promise.withResolvers<void>();
  const page = await open(path(), {
    still: true,
    viewport: { width: 412, height: 823 },
    prepare: async (one) => {
      await one.addInitScript(() => {
        new PerformanceObserver((list) => {
          // Nor are these in the types of the DOM.
          for (const { size, element } of list.getEntries() as (PerformanceEntry & {
            size: number;
            element: Element | null;
          })[])
            Object.assign(globalThis, { largest: { size, what: element?.outerHTML.slice(0, 120) } });
        }).observe({ type: "largest-contentful-paint", buffered: true });
      });
      await one.route(/\/assets\/.*\.js$/, (route) => program.promise.then(() => route.continue()));
    },
  });
  const largest = () =>
    page.evaluate(() => (globalThis as unknown as { largest?: { size: number; what: string } }).largest);
  await eventually(largest, (seen) => seen !== undefined, "the first picture");
  await lettersCome(page);
  await page.waitForFunction(() =>
    [...document.images].every((one) => one.complete || one.getBoundingClientRect().top > innerHeight),
  );
  await framesLater(page);
  const served = await largest();
  program.resolve();
  await page.locator("#main h1").waitFor();
  await untilGrown(page);
  const drawn = await largest();
  // The same words are a little larger where the letters came after the first picture.
  expect(drawn?.size, drawn?.what).toBeLessThanOrEqual((served?.size ?? 0) * 1.05);
});

test.for(
  ["/downloads", urls.genomeBrowser, urls.compare(compared), "/genotypes?q=double+mutants"].flatMap(
    (address) => [360, 1440].map((width) => [address, width] as const),
  ),
)(
  "%s has name and first words in their place before styles and program come, %i px wide",
  async ([address, width]) => {
    const program = Promise.withResolvers<void>();
    const page = await open(address, {
      still: true,
      viewport: { width, height: 900 },
      prepare: (one) =>
        one.route(/\/assets\/.*\.(css|js)$/, (route) => program.promise.then(() => route.continue())),
    });
    const head = async () =>
      (await placesIn(page)).filter((place) => /^(h1|p)\.(lead|prose|muted)?:/.test(place)).slice(0, 2);
    await page.locator("main h1").waitFor();
    await lettersCome(page);
    const lead = page.locator("main .page-head p");
    const words = await lead.textContent();
    const first = await head();
    program.resolve();
    await page.locator("#main h1").waitFor();
    await lettersCome(page);
    expect(first.length).toBe(2);
    expect(await lead.textContent()).toBe(words);
    expect(await head()).toEqual(first);
  },
);

test.for([360, 1440])(
  "the metrics have first words and contents in their place before styles and program come, %i px wide",
  async (width) => {
    await isDrawn(urls.metrics);
    const program = Promise.withResolvers<void>();
    const page = await open(urls.metrics, {
      still: true,
      viewport: { width, height: 900 },
      prepare: (one) =>
        one.route(/\/assets\/.*\.(css|js)$/, (route) => program.promise.then(() => route.continue())),
    });
    // What the figures are follows.
    const head = async () =>
      (await placesIn(page)).slice(
        0,
        (await placesIn(page)).findIndex((place) => place.startsWith("div.metrics:")),
      );
    await page.locator("main .lead").waitFor();
    await lettersCome(page);
    const first = await head();
    program.resolve();
    await page.locator("#main h1").waitFor();
    await lettersCome(page);
    expect(first.length).toBeGreaterThan(10);
    const drawn = await head();
    expect(drawn.slice(1)).toEqual(first.slice(1));
  },
);

test.for([360, 1440])(
  "who has left queries in the browser is not told first that there are none, and nothing moves, %i px wide",
  async (width) => {
    await isDrawn(urls.query);
    const program = Promise.withResolvers<void>();
    const page = await open(urls.query, {
      still: true,
      viewport: { width, height: 900 },
      prepare: async (one) => {
        await watchShifts(one);
        await one.addInitScript(() => {
          const constraints = { subset: { subset_name: "feature_type_mRNA_gene" } };
          localStorage.setItem(
            "karyon.query-history",
            JSON.stringify([{ constraints, id: "", resultCount: 1 }]),
          );
          sessionStorage.setItem("karyon.query-draft", JSON.stringify(constraints));
        });
        await one.route(/\/assets\/.*\.js$/, (route) => program.promise.then(() => route.continue()));
      },
    });
    await page.locator("main h1").waitFor();
    const claims = page.getByText(/^(Queries that you run are listed here|Submit one condition to)/);
    expect(await claims.count()).toBe(2);
    expect(await claims.filter({ visible: true }).count()).toBe(0);
    program.resolve();
    await page.getByRole("table", { name: "Query history" }).waitFor();
    await page.getByRole("button", { name: "Add to history" }).waitFor();
    await untilGrown(page);
    await expectStill(page);
  },
);

test("a gene page stands still for who scrolls through it while it is drawn by a slow processor", async () => {
  const page = await open(urls.gene(gene.uniquename), {
    still: true,
    prepare: async (one) => {
      await watchShifts(one);
      const devTools = await one.context().newCDPSession(one);
      await devTools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    },
  });
  await page.locator(".is-coming").waitFor({ state: "attached" });
  for (let turns = 0; turns < 8; turns += 1) {
    await page.mouse.wheel(0, 600);
    await framesLater(page);
  }
  await page.locator("html:not(.is-coming)").waitFor({ state: "attached" });
  await untilGrown(page);
  await expectStill(page);
});

test("a section that is chosen while the page is drawn is there, and has the focus", async () => {
  const page = await open(urls.gene(gene.uniquename), { still: true });
  await page.locator(".is-coming").waitFor({ state: "attached" });
  const menu = page.getByRole("navigation", { name: "Sections of this page" });
  const last = menu.getByRole("link", { name: /^Literature/ });
  // As a press would, however far the page has been drawn.
  await last.dispatchEvent("click");
  await page.locator("#literature h2").waitFor();
  await eventually(
    () => page.evaluate(() => document.activeElement?.id),
    (id) => id === "literature",
    "what has the focus",
  );
  expect(await page.locator(".section--waiting").count()).toBe(0);
});

import { beforeAll, expect, test } from "vitest";
import type { Locator, Page } from "playwright-core";
import type { GenePage } from "../../index-mappings/pages/gene.ts";
import type { ReferencePage } from "../../index-mappings/pages/others.ts";
import type { TermPage } from "../../index-mappings/pages/term.ts";
import { urls } from "../../web/shared/urls/urls.ts";
import { eventually, overflow, untilStill, useBrowser } from "./pages.ts";
import { boot, geneDocument, genotypeOf, richGene, siteUrl } from "./site.ts";
import { violations } from "./violations.ts";

const open = useBrowser();
let gene: GenePage;
let delay: number;
beforeAll(async () => {
  gene = await richGene();
  delay = (await boot()).deployment.site.details_popup_delay;
});

const allGenes = { subset: { subset_name: "feature_type_*" } };

const popover = (page: Page): Locator => page.locator("[popover]");
type Kind = "gene" | "term" | "reference" | "genotype" | "allele" | "gocam";
const linkAbout = (page: Page, kind: Kind): Locator => page.locator(`#main [data-about^="${kind} "]`).first();
/** A page document, not the lists of its page. */
const isAsked = (url: string): boolean => /\/data\/(term|reference|genotype)\/[^/]+$/.test(url);

/** Brings rows that come when they are near into the page. */
async function scrollTo(page: Page, link: Locator): Promise<void> {
  await eventually(
    async () => {
      if ((await link.count()) === 0) await page.mouse.wheel(0, 600);
      return link.count();
    },
    (count) => count > 0,
    "link on the page",
  );
  await link.scrollIntoViewIfNeeded();
  await untilStill(link);
}

async function openTold(path: string, kind: Kind, options = {}): Promise<{ page: Page; link: Locator }> {
  const page = await open(path, options);
  const link = linkAbout(page, kind);
  await scrollTo(page, link);
  return { page, link };
}

/** Sections that come into view move the link under the mouse, so the mouse goes there until it has rested on it. */
async function hoverUntilOpen(page: Page, link: Locator): Promise<void> {
  await eventually(
    async () => {
      await link.hover();
      await page.waitForTimeout(2 * delay);
      return popover(page).isVisible();
    },
    (isOpen) => isOpen,
    "popover",
  );
}

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error("it is not to be seen");
  return box;
};

/** Fails when the popover lies on its link or outside the window. */
async function expectWellPlaced(page: Page, link: Locator): Promise<void> {
  const [linkBox, popoverBox] = [await boxOf(link), await boxOf(popover(page))];
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  expect(popoverBox.y >= linkBox.y + linkBox.height || popoverBox.y + popoverBox.height <= linkBox.y).toBe(
    true,
  );
  expect(
    Math.min(
      popoverBox.x,
      popoverBox.y,
      window.width - popoverBox.x - popoverBox.width,
      window.height - popoverBox.y - popoverBox.height,
    ),
  ).toBeGreaterThanOrEqual(0);
}

test("a term's popover opens after the configured delay, asks for nothing before, and tells ontology, name, id and definition", async () => {
  const asked: string[] = [];
  const { page, link } = await openTold(urls.gene(gene.uniquename), "term", {
    prepare: async (page: Page) => {
      await page.clock.install();
      page.on("request", (request) => isAsked(request.url()) && asked.push(request.url()));
    },
  });
  const id = ((await link.getAttribute("data-about")) ?? "").replace("term ", "");
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await link.hover();
  await page.clock.runFor(delay - 1);
  expect(await popover(page).isVisible()).toBe(false);
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  await popover(page).waitFor();
  await page.clock.resume();
  // The api checks its documents against their schema in its own tests.
  const term = (await (
    await fetch(`${siteUrl}/api/v1/dataset/latest/data/term/${encodeURIComponent(id)}`)
  ).json()) as TermPage;
  await popover(page).getByText(term.name).first().waitFor();
  const text = await popover(page).textContent();
  for (const part of [term.cv_name.replaceAll("_", " "), term.name, term.termid, term.definition ?? ""])
    expect(text).toContain(part);
  expect(asked.length).toBe(1);
  await expectWellPlaced(page, link);
  // The page of the term shows what has come already.
  await link.click();
  await page.waitForURL(`**${urls.term(id)}`);
  await page.locator("#main h1").getByText(term.name).waitFor();
  expect(await popover(page).isVisible()).toBe(false);
  expect(asked.length).toBe(1);
});

test("another delay in the deployment's settings is another delay on the page", async () => {
  const longer = 3 * delay;
  const { page, link } = await openTold(urls.gene(gene.uniquename), "term", {
    prepare: async (page: Page) => {
      await page.clock.install();
      await page.route(`**${urls.gene(gene.uniquename)}`, async (route) => {
        const answer = await route.fetch();
        await route.fulfill({
          response: answer,
          body: (await answer.text()).replace(
            `"details_popup_delay":${delay}`,
            `"details_popup_delay":${longer}`,
          ),
        });
      });
    },
  });
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await link.hover();
  await page.clock.runFor(longer - 1);
  expect(await popover(page).isVisible()).toBe(false);
  // What is drawn in it comes in a file of its own, and is drawn a moment later.
  await page.clock.runFor(1 + delay);
  await popover(page).waitFor();
});

test("it stays while the mouse is in it, and goes when the mouse leaves or on Escape", async () => {
  const { page, link } = await openTold(urls.gene(gene.uniquename), "term", {
    prepare: (page: Page) => page.clock.install(),
  });
  await hoverUntilOpen(page, link);
  const about = await boxOf(popover(page));
  await page.mouse.move(about.x + 20, about.y + 20, { steps: 5 });
  await page.clock.runFor(2 * delay);
  expect(await popover(page).isVisible()).toBe(true);
  await page.mouse.move(1, 1);
  await popover(page).waitFor({ state: "hidden" });
  await hoverUntilOpen(page, link);
  await page.keyboard.press("Escape");
  await expect.poll(() => popover(page).isVisible()).toBe(false);
});

test("links that the mouse only passes open nothing", async () => {
  const asked: string[] = [];
  const { page, link } = await openTold(urls.gene(gene.uniquename), "term", {
    prepare: (page: Page) => page.clock.install(),
  });
  page.on("request", (request) => isAsked(request.url()) && asked.push(request.url()));
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await link.hover();
  await page.mouse.move(1, 1);
  await page.clock.runFor(2 * delay);
  expect(await popover(page).isVisible()).toBe(false);
  expect(asked).toEqual([]);
});

test("by keyboard: focus opens it, Tab goes through it and on, Escape goes back to the link", async () => {
  const { page, link } = await openTold(urls.gene(gene.uniquename), "term");
  const focused = (element: Locator) => element.evaluate((one) => one === document.activeElement);
  await link.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect.poll(() => focused(link)).toBe(true);
  await popover(page).waitFor();
  const stops = popover(page).getByRole("link");
  await stops.first().waitFor();
  await page.keyboard.press("Tab");
  await expect.poll(() => focused(stops.first())).toBe(true);
  await page.keyboard.press("Escape");
  await expect.poll(() => focused(link)).toBe(true);
  expect(await popover(page).isVisible()).toBe(false);

  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await stops.first().waitFor();
  const count = await stops.count();
  for (let i = 0; i <= count; i++) await page.keyboard.press("Tab");
  await expect.poll(() => popover(page).isVisible()).toBe(false);
  expect(
    await link.evaluate(
      (one) =>
        (one.compareDocumentPosition(document.activeElement ?? one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    ),
  ).toBe(true);
});

const withValues = (values: Partial<ReferencePage>) => async (page: Page) => {
  await page.route("**/data/reference/*", async (route) => {
    const answer = await route.fetch();
    // A JSON object of the contract, of which some values are replaced.
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), ...values } });
  });
};

test("a publication's popover tells title, id and citation, and hints at its annotation only when there is some", async () => {
  const some = await openTold(urls.gene(gene.uniquename), "reference", {
    prepare: withValues({
      gene_count: 2,
      genotype_count: 1,
      authors_abbrev: "Gao J et al.",
      citation: "PLoS ONE 2009",
    }),
  });
  const id = ((await some.link.getAttribute("data-about")) ?? "").replace("reference ", "");
  await hoverUntilOpen(some.page, some.link);
  await popover(some.page).getByRole("link", { name: "View all annotation" }).waitFor();
  const text = await popover(some.page).textContent();
  const reference = (await (
    await fetch(`${siteUrl}/api/v1/dataset/latest/data/reference/${encodeURIComponent(id)}`)
  ).json()) as { title: string | null };
  for (const part of [id, reference.title ?? "", "Gao J et al. · PLoS ONE 2009", "2 genes, 1 genotype"])
    expect(text).toContain(part);
  const none = await openTold(urls.gene(gene.uniquename), "reference", {
    prepare: withValues({ gene_count: 0, genotype_count: 0 }),
  });
  await hoverUntilOpen(none.page, none.link);
  await popover(none.page).getByText(id).waitFor();
  expect(await popover(none.page).getByText("View all annotation").count()).toBe(0);
});

test("a term of reactions and pathway models says so", async () => {
  const gocams = [{ gocam_id: "671ae02600003596", title: "a model" }];
  const answers = (count: number) => async (page: Page) => {
    await page.route("**/data/term/*", async (route) => {
      const answer = await route.fetch();
      const term = (await answer.json()) as TermPage;
      await route.fulfill({
        response: answer,
        json: {
          ...term,
          xrefs: ["RHEA:10300", "EC:1.1.1.1"],
          definition_xrefs: ["RHEA:10300"],
          gocams: Array.from({ length: count }, () => gocams[0]),
        },
      });
    });
  };
  const one = await openTold(urls.gene(gene.uniquename), "term", { prepare: answers(1) });
  await hoverUntilOpen(one.page, one.link);
  await popover(one.page).getByRole("link", { name: "a model" }).waitFor();
  expect(
    await popover(one.page)
      .getByRole("link", { name: /RHEA:10300/ })
      .count(),
  ).toBe(1);
  const several = await openTold(urls.gene(gene.uniquename), "term", { prepare: answers(3) });
  await hoverUntilOpen(several.page, several.link);
  await popover(several.page).getByRole("link", { name: "3 pathway models" }).waitFor();
});

test("a genotype's popover tells its alleles", async () => {
  const genotype = await genotypeOf(gene);
  const allele = genotype?.loci[0]?.expressed_alleles[0]?.allele;
  if (!allele) return;
  const { page, link } = await openTold(urls.allele(allele.uniquename), "genotype");
  await hoverUntilOpen(page, link);
  await popover(page).getByRole("listitem").first().waitFor();
  expect(await popover(page).textContent()).toContain((await link.textContent()) ?? "");
});

test("a gene's popover tells product, type and how much is known, and comes for a gene once", async () => {
  const asked: string[] = [];
  const { page, link } = await openTold(urls.resultsOf(JSON.stringify(allGenes)), "gene", {
    prepare: (page: Page) =>
      page.on(
        "request",
        (request) => /\/data\/gene\/[^/]+$/.test(request.url()) && asked.push(request.url()),
      ),
  });
  const id = ((await link.getAttribute("data-about")) ?? "").replace("gene ", "");
  expect(asked).toEqual([]);
  await hoverUntilOpen(page, link);
  const ofPage = popover(page).getByRole("link", { name: "Open the gene" });
  await ofPage.waitFor();
  const { product, feature_type: type } = await geneDocument(id);
  const text = await popover(page).textContent();
  for (const part of [id, product ?? "", type === "mRNA gene" ? "Protein coding" : type.slice(1)])
    expect(text).toContain(part);
  await page.mouse.move(1, 1);
  await popover(page).waitFor({ state: "hidden" });
  await hoverUntilOpen(page, link);
  await ofPage.waitFor();
  expect(asked).toHaveLength(1);
  await expectWellPlaced(page, link);
});

test("what cannot be loaded is said, and the link still leads on", async () => {
  const { page, link } = await openTold(urls.gene(gene.uniquename), "term", {
    prepare: (page: Page) => page.route("**/data/term/*", (route) => route.abort()),
  });
  await hoverUntilOpen(page, link);
  await popover(page).getByText("could not be loaded").waitFor();
  await page.unroute("**/data/term/*");
  const to = await link.getAttribute("href");
  await link.click();
  await page.waitForURL(`**${to}`);
});

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

test("by touch: a long press opens it and a tap follows the link", async () => {
  const { page, link } = await openTold(urls.gene(gene.uniquename), "term", phone);
  await link.tap({ trial: true });
  // A link may run over two lines: a point in the first.
  const { x, y } = await link.evaluate(
    (one) => one.getClientRects()[0]?.toJSON() as { x: number; y: number },
  );
  const finger = await page.context().newCDPSession(page);
  await finger.send("Input.dispatchTouchEvent", {
    type: "touchStart",
    touchPoints: [{ x: x + 10, y: y + 8 }],
  });
  await popover(page).waitFor();
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await popover(page).getByRole("link").first().waitFor();
  expect(new URL(page.url()).pathname).toBe(urls.gene(gene.uniquename));
  await expectWellPlaced(page, link);
  expect(await overflow(page)).toBe(0);
  await page.touchscreen.tap(5, 5);
  await popover(page).waitFor({ state: "hidden" });
  await link.tap();
  await page.waitForURL("**/term/*");
});

test("where there is no room below its link it opens above", async () => {
  const { page, link } = await openTold(urls.gene(gene.uniquename), "term", {
    prepare: async (page: Page) => {
      await page.route("**/data/term/*", async (route) => {
        const answer = await route.fetch();
        await route.fulfill({
          response: answer,
          json: { ...((await answer.json()) as object), definition: "A long definition. ".repeat(100) },
        });
      });
    },
  });
  await link.evaluate((one) => one.scrollIntoView({ block: "end" }));
  await hoverUntilOpen(page, link);
  await popover(page).getByRole("link").first().waitFor({ state: "attached" });
  await expectWellPlaced(page, link);
  expect((await boxOf(popover(page))).y).toBeLessThan((await boxOf(link)).y);
});

test("a page with an open popover has no violation", async () => {
  const { page, link } = await openTold(urls.gene(gene.uniquename), "term", { reducedMotion: "reduce" });
  await hoverUntilOpen(page, link);
  await popover(page).getByRole("link").first().waitFor();
  expect(await violations(page, { within: ["[popover]"] })).toEqual([]);
});

test("genes in drawings tell about themselves as those in texts do", async () => {
  const page = await open(urls.gene(gene.uniquename));
  const strip = page.locator(".neighbourhood");
  const focus = strip.locator(`a[href="${urls.gene(gene.uniquename)}"]`);
  await hoverUntilOpen(page, focus);
  await popover(page)
    .getByText(gene.product ?? gene.uniquename)
    .first()
    .waitFor();
  await expectWellPlaced(page, focus);
  await page.keyboard.press("Escape");
  // By keyboard, too: one stop, arrows go along.
  await focus.focus();
  await page.keyboard.press("ArrowLeft");
  await popover(page).waitFor();
});

test("links of written texts tell about what they lead to, by mouse and by keyboard", async () => {
  const page = await open(`${urls.documentation}/publications`);
  const link = page.getByRole("link", { name: "A paper", exact: true });
  const id = decodeURIComponent((await link.getAttribute("href"))?.split("/").at(-1) ?? "");
  await hoverUntilOpen(page, link);
  await popover(page).getByText(id).first().waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => popover(page).isVisible()).toBe(false);
  await link.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await popover(page).getByText(id).first().waitFor();
});

test("every link to a thing tells about it, on the pages that lead to most things", async () => {
  const publication = gene.references[0]?.uniquename ?? "";
  for (const path of [urls.gene(gene.uniquename), urls.reference(publication), "/search?q=protein"]) {
    const page = await open(path);
    await untilStill(page.locator("#main"));
    const silent = await page.locator("#main a[href]").evaluateAll((links) =>
      links
        .filter((link) => {
          const href = link.getAttribute("href") ?? "";
          return (
            /^\/(gene|term|reference|genotype|allele)\/[^/#?]+$/.test(href) &&
            !link.hasAttribute("data-about") &&
            link.closest(".prose, .panel__foot") === null
          );
        })
        .map((link) => `${link.getAttribute("href")} ${link.textContent}`),
    );
    expect(silent, path).toEqual([]);
  }
});

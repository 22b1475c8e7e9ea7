/** Protein domains and features of a gene, and views at their own addresses. */
import { describe, expect, test } from "vitest";
import type { Page } from "playwright-core";
import type { GenePage } from "../../index-mappings/pages/gene.ts";
import { urls } from "../../web/shared/urls/urls.ts";
import { eventually, framesLater, useBrowser } from "./pages.ts";
import { boot, document, richGene, suggest } from "./site.ts";

const open = useBrowser();
const [site, gene] = await Promise.all([boot(), richGene()]);

/** The first gene of a subset that fits. */
async function geneOfSubset(subset: string, fits: (gene: GenePage) => boolean): Promise<GenePage | null> {
  const found = await document<{ elements: { uniquename: string }[] }>(
    `gene_subsets/${encodeURIComponent(subset)}`,
  ).catch(() => ({ elements: [] }));
  for (const { uniquename: id } of found.elements.slice(0, 40)) {
    const one = await document<GenePage>(`gene/${encodeURIComponent(id)}`);
    if (fits(one)) return one;
  }
  return null;
}

describe("protein domains and features", () => {
  /** A gene whose domains the viewer can draw. */
  const withDomains = async (): Promise<GenePage> => {
    if (gene.interpro_matches.length > 1) return gene;
    const found = await geneOfSubset("feature_type_mRNA_gene", (one) => one.interpro_matches.length > 1);
    if (!found) throw new Error("no gene of this release has two domain matches");
    return found;
  };

  test("a row marks its feature in the drawing, and a feature its row", async () => {
    const drawn = await withDomains();
    const page = await open(`${urls.gene(drawn.uniquename)}#protein-features`);
    const frame = page.frameLocator("#protein-features iframe");
    await frame
      .getByRole("button", { name: /press to step/ })
      .first()
      .waitFor();
    expect(await page.locator("#protein-features iframe").getAttribute("src")).toBe(
      `/protein_feature_view/domains_and_features/${drawn.uniquename}`,
    );
    await page.getByText(/InterPro match(es)? as a table$/).click();
    const first = page.locator("#protein-features tbody tr").first();
    const id = (await first.locator("th").textContent()) ?? "";
    await first.getByRole("link").last().focus();
    await eventually(
      () => frame.getByRole("status").textContent(),
      (said) => said?.includes(id) ?? false,
      "the drawing says what the row is",
    );
    await frame
      .getByRole("button", { name: /press to step/ })
      .first()
      .click();
    await eventually(
      () => page.locator("#protein-features .is-pointed").count(),
      (marked) => marked === 1,
      "the row of the feature is marked",
    );
  });

  test("nothing below the drawing moves when it is there", async () => {
    const drawn = await withDomains();
    const page = await open(urls.gene(drawn.uniquename));
    const viewer = page.locator("#protein-features .protein-viewer").first();
    await viewer.evaluate((element) => {
      new ResizeObserver(([entry]) => {
        element.setAttribute(
          "data-heights",
          `${element.getAttribute("data-heights") ?? ""} ${entry?.contentRect.height.toFixed(0)}`.trim(),
        );
      }).observe(element);
    });
    await viewer.scrollIntoViewIfNeeded();
    await page
      .frameLocator("#protein-features iframe")
      .getByRole("button", { name: /press to step/ })
      .first()
      .waitFor();
    // What is drawn has told its height, and the page has taken it.
    await eventually(
      () => viewer.locator(".frame__loading").count(),
      (loading) => loading === 0,
      "the view says that it is there",
    );
    await framesLater(page);
    expect(new Set((await viewer.getAttribute("data-heights"))?.split(" ")).size).toBe(1);
  });

  test("each row leads to the genes that share its match, with their number", async () => {
    const drawn = await withDomains();
    const page = await open(`${urls.gene(drawn.uniquename)}#protein-features`);
    const [match] = drawn.interpro_matches.toSorted((a, b) => a.match_start - b.match_start);
    await page.getByText(/InterPro match(es)? as a table$/).click();
    const link = page.locator("#protein-features tbody tr").first().getByRole("link").last();
    expect(await link.textContent()).toBe(String(match?.gene_count));
    expect(await link.getAttribute("href")).toBe(
      urls.geneSubset(
        match?.interpro_id ? `interpro:${match.interpro_id}` : `interpro:${match?.dbname}:${match?.id}`,
      ),
    );
    const subset = await document<{ elements: string[] }>(
      `gene_subsets/${encodeURIComponent(`interpro:${match?.dbname}:${match?.id}`)}`,
    );
    expect(subset.elements.length).toBe(match?.gene_count);
  });

  test("the page of all features draws them where the protein is known", async () => {
    const drawn = await withDomains();
    const page = await open(urls.geneProteinFeatures(drawn.uniquename));
    if (drawn.uniprot_identifier === null) expect(await page.locator("iframe").count()).toBe(0);
    else {
      await page.locator("iframe").waitFor();
      expect(await page.locator("iframe").getAttribute("src")).toBe(
        `/protein_feature_view/full/${drawn.uniquename}`,
      );
    }
    expect(await page.getByRole("button", { name: "Show as table" }).count()).toBe(
      site.deployment.site.deploy_mode === "production" || drawn.uniprot_identifier === null ? 0 : 1,
    );
  });
});

describe("views on their own", () => {
  /** Residues of the ruler's numbers, where they stand, and where a bar would begin there. */
  const ruler = (page: Page) =>
    page.locator("nightingale-navigation").evaluate((navigation) => {
      const track = globalThis.document.querySelector(".protein-track");
      const { left: from = 0, width: whole = NaN } = track?.getBoundingClientRect() ?? {};
      const length = Number(navigation.getAttribute("length"));
      return [...navigation.querySelectorAll(".tick")].map((tick) => {
        const [line, text] = ["line", "text"].map((part) => tick.querySelector(part));
        const residue = Number(text?.textContent?.replaceAll(",", ""));
        const { left = 0, right = 0, width = 0 } = text?.getBoundingClientRect() ?? {};
        return {
          residue,
          at: line?.getBoundingClientRect().left ?? 0,
          bar: from + ((residue - 1) * whole) / length,
          text: width > 0 ? { left, right } : null,
        };
      });
    });

  test.each([1280, 360])("a protein's ruler counts as its bars do, in a window of %i px", async (width) => {
    const drawn = await geneOfSubset("feature_type_mRNA_gene", (one) => one.interpro_matches.length > 0);
    const page = await open("/", { viewport: { width, height: 800 } });
    await page.goto(
      new URL(`/protein_feature_view/domains_and_features/${drawn?.uniquename}`, page.url()).href,
    );
    await page.locator(".protein-track").first().waitFor();
    const ticks = await eventually(
      () => ruler(page),
      (all) => all.length > 1 && all.every(({ bar }) => !Number.isNaN(bar)),
      "numbers of the ruler",
    );
    for (const { at, bar } of ticks) expect(Math.abs(at - bar)).toBeLessThanOrEqual(1);
    const texts = ticks.flatMap(({ text }) => text ?? []);
    for (const [index, { left }] of texts.slice(1).entries())
      expect(left - (texts[index]?.right ?? 0)).toBeGreaterThan(2);
  });

  test.each(["/structure_view/alphafold/P12345", "/rhea_widget/full/1"])(
    "%s says where the thing is",
    async (address) => {
      const page = await open("/", { prepare: () => Promise.resolve() });
      await page.goto(new URL(address, page.url()).href);
      expect(await page.getByRole("link").first().getAttribute("href")).toMatch(/^https:/);
    },
  );

  test("a pathway is drawn with its activities", async () => {
    const models = (await suggest("pathway")).groups.find(({ type }) => type === "gocam")?.hits ?? [];
    const page = await open("/");
    for (const { id } of models.slice(0, 1)) {
      await page.goto(new URL(`/gocam_view/widget/${id}`, page.url()).href);
      await page.locator(".activity, .viewer__listed").first().waitFor();
    }
  });
});

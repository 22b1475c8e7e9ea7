/** The views at the top of a gene's page. */
import { describe, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { urls } from "../../web/shared/urls/urls.ts";
import { changedGene } from "./changed-gene.ts";
import { eventually, framesLater, useBrowser } from "./pages.ts";
import { boot, richGene } from "./site.ts";

const open = useBrowser();
const [site, gene] = await Promise.all([boot(), richGene()]);
const openWith = changedGene(open, gene);

const widgets = (page: Page) => page.getByRole("group", { name: "Choose a view" });
const chosen = (page: Page) => widgets(page).locator('[aria-pressed="true"]').textContent();
const choose = (page: Page, name: string) => widgets(page).getByRole("button", { name, exact: true }).click();
const frameOf = (page: Page) => page.locator(".widget .frame iframe");

describe("widgets", () => {
  test("stand in their order, only those that the gene has", async () => {
    const page = await openWith({
      gocams: [{ gocam_id: "671ae02600003596", title: "a pathway" }],
      uniprot_identifier: "P12345",
      has_structure_file: true,
    });
    // What no data set of the release tells is greyed, after the others.
    const names = await widgets(page).getByRole("button").allTextContents();
    expect(names.filter((name) => !name.endsWith("not in this release"))).toEqual([
      "Predicted structure",
      "GO-CAM pathways",
      "Protein features",
      "Genome browser",
      "Hide all",
    ]);
    expect(await chosen(page)).toBe("GO-CAM pathways");
    await frameOf(page).waitFor();
    expect(await frameOf(page).getAttribute("src")).toBe(
      `/gocam_view/widget/671ae02600003596:no_inputs/${gene.uniquename}`,
    );
  });

  test("a view of pathways takes the width of a large screen", async () => {
    const page = await openWith(
      { gocams: [{ gocam_id: "671ae02600003596", title: "a pathway" }] },
      undefined,
      2560,
    );
    await frameOf(page).waitFor();
    const [frame, rows] = await Promise.all([
      page.locator(".widget .frame").boundingBox(),
      page.locator(".widget").first().boundingBox(),
    ]);
    expect(frame!.width).toBeGreaterThan(0.95 * rows!.width);
  });

  test("the choice stays, on other pages and when the page is loaded again", async () => {
    const page = await openWith({ gocams: [], uniprot_identifier: "P12345", has_structure_file: true });
    expect(await chosen(page)).toBe("Protein features");
    await choose(page, "Predicted structure");
    await frameOf(page).waitFor();
    expect(await frameOf(page).getAttribute("src")).toBe("/structure_view/alphafold/P12345");
    await page.reload();
    expect(await chosen(page)).toBe("Predicted structure");
    await choose(page, "Hide all");
    await eventually(
      () => page.locator(".widget").count(),
      (shown) => shown === 0,
      "widgets are hidden",
    );
    const row = await widgets(page)
      .getByRole("button")
      .evaluateAll((buttons) => new Set(buttons.map((button) => button.getBoundingClientRect().top)).size);
    expect(row).toBe(1);
    await page.reload();
    await widgets(page).waitFor();
    expect(await page.locator(".widget").count()).toBe(0);
  });

  test.each([
    ["gocam_viewer", { gocams: [] }, "Protein features"],
    [
      "pdb",
      { pdb_entries: [], uniprot_identifier: "P12345", has_structure_file: true },
      "Predicted structure",
    ],
    ["alphafold", { uniprot_identifier: null }, "Protein features"],
    ["rna_2d", {}, "Genome browser"],
    ["protein_features", { feature_type: "tRNA gene" }, "Genome browser"],
    ["gocam_viewer", { gocams: [], feature_type: "tRNA gene" }, "Genome browser"],
  ] as const)("%s falls back", async (choice, changes, shown) => {
    const page = await openWith({ ...changes, gocams: [], pdb_entries: [] }, { genePageMainWidget: choice });
    expect(await chosen(page)).toBe(shown);
  });

  test("a structure has its size, its legend, its controls and a way to its page", async () => {
    const page = await openWith(
      { uniprot_identifier: "P12345", has_structure_file: true, gocams: [] },
      { genePageMainWidget: "alphafold" },
    );
    const box = await page.locator(".widget .frame").boundingBox();
    expect([Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]).toEqual([630, 400]);
    await frameOf(page).waitFor();
    await eventually(
      () => page.locator(".widget .frame__loading").count(),
      (loading) => loading === 0,
      "the view says that it is there",
    );
    for (const level of ["Very high", "Confident", "Low", "Very low"])
      expect(await page.locator(".confidence li", { hasText: new RegExp(`^${level}`) }).count()).toBe(1);
    expect(await page.locator(".widget__keys").count()).toBe(1);
    expect(await page.getByRole("link", { name: /full AlphaFold page/ }).getAttribute("href")).toContain(
      "P12345",
    );
    // A file that is said to be there and is not is told, with the way to its source.
    const inside = page.frameLocator(".widget .frame iframe");
    await inside.getByText("is not kept on this site").waitFor();
    expect(await inside.getByRole("link").getAttribute("href")).toContain("P12345");
  });

  test.each([
    ["does not come", "abort"],
    ["is an answer without a view", "answer"],
  ] as const)("a view that %s says so, and can be tried again", async (_, how) => {
    const page = await openWith({ uniprot_identifier: "P12345", has_structure_file: true, gocams: [] });
    let isDown = true;
    await page
      .context()
      .route("**/structure_view/**", (route) =>
        !isDown
          ? route.continue()
          : how === "abort"
            ? route.abort()
            : route.fulfill({ status: 503, contentType: "text/plain", body: "not now" }),
      );
    await choose(page, "Predicted structure");
    const said = page.locator(".widget [role=alert]");
    await said.getByText(/^The view “Predicted structure of .*” could not be loaded\.$/).waitFor();
    isDown = false;
    await said.getByRole("button", { name: "Retry" }).click();
    await frameOf(page).waitFor();
    await eventually(
      () => page.locator(".widget .frame__loading, .widget [role=alert]").count(),
      (shown) => shown === 0,
      "the view is there",
    );
  });

  // A browser shares what it reads of a style sheet: a view with the page's own would make it lay out everything anew.
  test("a page does not take up its fonts anew when views come", async () => {
    const taken: string[] = [];
    const page = await open(urls.gene(gene.uniquename), {
      viewport: { width: 1350, height: 940 },
      prepare: async (fresh) => {
        fresh.on("console", (message) => {
          const [mark, ...faces] = message.text().split("\n");
          if (mark === "fonts") taken.push(...faces);
        });
        await fresh.addInitScript(() => {
          if (window !== window.top) return;
          document.fonts.addEventListener("loadingdone", ({ fontfaces }) => {
            const faces = fontfaces.map(({ family, weight, style, unicodeRange }) =>
              [family, weight, style, unicodeRange].join(),
            );
            console.log(["fonts", ...faces].join("\n"));
          });
        });
      },
    });
    for (const view of await page.locator(".frame").all()) {
      await view.scrollIntoViewIfNeeded();
      await view.locator("iframe").waitFor();
      await view.locator(".frame__loading").waitFor({ state: "detached" });
    }
    await page.evaluate(() => scrollTo(0, 0));
    for (let i = 0; i < 4; i++) {
      await page.mouse.wheel(0, 600);
      await framesLater(page);
    }
    expect(taken.length).toBeGreaterThan(0);
    expect(taken).toEqual([...new Set(taken)]);
  });

  test("a protein that is too long for predictions says so", async () => {
    const limit = site.deployment.site.alphafold_max_protein_length;
    const [first, ...rest] = gene.transcripts;
    const page = await openWith(
      {
        uniprot_identifier: "P12345",
        has_structure_file: true,
        transcripts: first?.protein
          ? [{ ...first, protein: { ...first.protein, number_of_residues: limit + 1 } }, ...rest]
          : [],
      },
      { genePageMainWidget: "alphafold" },
    );
    await page
      .getByText(
        `This protein has no AlphaFold predicted structure because it is longer than ${limit} residues.`,
      )
      .waitFor();
    expect(await page.locator(".widget").getByRole("link", { name: /FAQ/ }).getAttribute("href")).toBe(
      "/faq",
    );
  });

  test("a protein without features says so, one with features leads to all of them", async () => {
    const without = await openWith(
      { has_protein_features: false, gocams: [] },
      { genePageMainWidget: "protein_features" },
    );
    await without
      .locator(".widget")
      .getByText(`No features available for ${gene.display_name}`, { exact: true })
      .waitFor();
    const page = await openWith(
      { has_protein_features: true, gocams: [] },
      { genePageMainWidget: "protein_features" },
    );
    await frameOf(page).waitFor();
    expect(await frameOf(page).getAttribute("src")).toBe(`/protein_feature_view/widget/${gene.uniquename}`);
    expect(
      await page
        .locator(".widget")
        .getByRole("link", { name: "View all protein features ..." })
        .getAttribute("href"),
    ).toBe(urls.geneProteinFeatures(gene.uniquename));
  });

  test("the features of a protein take the height that they need", async () => {
    const page = await openWith(
      { has_protein_features: true, gocams: [] },
      { genePageMainWidget: "protein_features" },
    );
    const inside = page.frameLocator(".widget .frame iframe");
    await inside.locator(".protein, .empty").first().waitFor();
    await eventually(
      () => page.locator(".widget .frame__loading").count(),
      (loading) => loading === 0,
      "the view says that it is there",
    );
    const needed = await inside.locator("#root").evaluate((root) => root.scrollHeight);
    expect((await page.locator(".widget .frame").boundingBox())?.height).toBe(
      Math.min(330, Math.max(120, needed)),
    );
  });

  test("a view of a pathway leaves no empty room below it", async () => {
    const page = await openWith({ gocams: [{ gocam_id: "671ae02600003596", title: "a pathway" }] });
    await eventually(
      () => page.locator(".widget .frame__loading").count(),
      (loading) => loading === 0,
      "the view says that it is there",
    );
    const room = await page.locator(".widget").evaluate((widget) => {
      const last = widget.lastElementChild?.getBoundingClientRect().bottom ?? 0;
      return widget.getBoundingClientRect().bottom - last;
    });
    expect(room).toBeLessThan(1);
  });

  test("an RNA's structure is shown where there is one", async () => {
    const rna = await openWith(
      { rnacentral_urs_identifier: "URS0000AA_1", feature_type: "snoRNA gene" },
      { genePageMainWidget: "rna_2d" },
    );
    await frameOf(rna).waitFor();
    expect(await frameOf(rna).getAttribute("src")).toBe(`/rna_2d_structure/${gene.uniquename}/URS0000AA_1`);
  });

  test("nothing is wider than a phone", async () => {
    const page = await openWith(
      { uniprot_identifier: "P12345", has_structure_file: true },
      { genePageMainWidget: "alphafold" },
      360,
    );
    // Nobody's phone loads a view that is screens away.
    await page.locator(".widget").scrollIntoViewIfNeeded();
    await frameOf(page).waitFor();
    expect(
      await page.evaluate(() => globalThis.document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
  });
});

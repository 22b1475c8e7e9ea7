/** Sections of the gene page. */
import { describe, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { changedGene } from "./changed-gene.ts";
import { eventually, useBrowser } from "./pages.ts";
import { boot, richGene } from "./site.ts";

const open = useBrowser();
const [site, gene] = await Promise.all([boot(), richGene()]);
const openWith = changedGene(open, gene);

describe("orthologs", () => {
  /** One whose genes have addresses, where the deployment has any. */
  const organism = () =>
    site.deployment.site.organisms.find(({ gene_url: url }) => url !== null) ??
    site.deployment.site.organisms.at(-1);
  const ortholog = (id: string, product: string | null, taxonid: number, qualifier: string | null) => ({
    ortholog: { uniquename: id, name: null, product },
    taxonid,
    qualifier,
    source: "PMID:123 and others",
  });

  test("a product is cut at its semicolon and whole in a dialog, and foreign organisms are left out", async () => {
    const taxonid = organism()?.taxonid ?? 0;
    const page = await openWith({
      ortholog_annotations: [
        ortholog("YFG1", "a kinase; also known for more", taxonid, null),
        ortholog("ALIEN1", null, 999_999_999, null),
      ],
    });
    const section = page.locator("#orthologs");
    expect(await section.getByRole("columnheader").allTextContents()).not.toContain("Qualifier");
    expect(await section.textContent()).not.toContain("ALIEN1");
    const url = organism()?.gene_url ?? null;
    // In the row of species and in the table below it.
    expect(await section.getByText("YFG1").count()).toBe(2);
    if (url !== null)
      for (const link of await section.getByRole("link", { name: /YFG1/ }).all())
        expect(await link.getAttribute("href")).toBe(url.replace("<<IDENTIFIER>>", "YFG1"));
    expect(await section.getByRole("link", { name: "PMID:123" }).getAttribute("href")).toBe(
      "/reference/PMID:123",
    );
    await section.getByRole("button", { name: /^a kinase/ }).click();
    const dialog = page.getByRole("dialog", { name: "Ortholog product for YFG1" });
    expect(await dialog.textContent()).toContain("a kinase; also known for more");
    await page.keyboard.press("Escape");
    await eventually(
      () => dialog.count(),
      (left) => left === 0,
      "the dialog has closed",
    );
  });

  test("each species has its orthologs side by side above the table, with their number", async () => {
    const taxonid = organism()?.taxonid ?? 0;
    const page = await openWith({
      ortholog_annotations: [ortholog("YFG1", null, taxonid, null), ortholog("YFG2", null, taxonid, null)],
    });
    const species = page.locator("#orthologs dl").first();
    expect((await species.locator("dt").allTextContents()).at(-1)).toContain("2 orthologs");
    expect((await species.locator("dd").allTextContents()).at(-1)).toMatch(/YFG1.*YFG2/);
  });

  test("qualifiers and prediction resources show where there are some", async () => {
    const page = await openWith({
      ortholog_annotations: [ortholog("YFG1", null, organism()?.taxonid ?? 0, "C")],
    });
    expect(await page.locator("#orthologs").getByRole("columnheader", { name: "Qualifier" }).count()).toBe(1);
    expect(
      await page
        .locator("#orthologs")
        .getByRole("heading", { name: "Ortholog prediction resources" })
        .count(),
    ).toBe(1);
    const rna = await openWith({
      feature_type: "tRNA gene",
      ortholog_annotations: [ortholog("YFG1", null, organism()?.taxonid ?? 0, null)],
    });
    expect(await rna.getByRole("heading", { name: "Ortholog prediction resources" }).count()).toBe(0);
  });
});

describe("target of", () => {
  const row = (id: string, shown: boolean, evidence: string) => ({
    ontology_name: "GO",
    relation: "has_input",
    relation_label: "input of",
    gene: { uniquename: id, name: id.toLowerCase(), product: null },
    genotype: null,
    reference: null,
    evidence,
    assigned_by: null,
    date: null,
    show_in_summary: shown,
  });

  test("the summary has each statement once, details have all with their evidence", async () => {
    const page = await openWith({
      target_of_annotations: [row("ABC1", true, "IDA"), row("ABC1", true, "IMP"), row("ABC2", false, "IPI")],
    });
    const section = page.locator("#target-of");
    expect(await section.getByRole("columnheader").allTextContents()).toEqual([
      "Ontology",
      "Relationship",
      "Gene",
    ]);
    expect(await section.locator("tbody tr").count()).toBe(1);
    await section.getByRole("button", { name: "Show details ..." }).click();
    await expect.poll(() => section.locator("tbody tr").count()).toBe(3);
    expect(await section.getByRole("columnheader", { name: "Evidence" }).count()).toBe(1);
    await section.getByRole("button", { name: "Show summary ..." }).click();
    await expect.poll(() => section.locator("tbody tr").count()).toBe(1);
  });
});

describe("history and references", () => {
  test("PMIDs are links and snapshots are called by what they are", async () => {
    const entry = (date: string, references: string | null, link: string | null) => ({
      date,
      previous_coords: "CDS 1..2",
      references,
      comments: null,
      genome_snapshot_link: link,
    });
    const page = await openWith({
      gene_history: [
        entry("2011-03-24", "PMID:18641648,PMID:20118936", "https://a.example/OLD/20110304/"),
        entry("2012-01-01", null, "https://a.example/trunk/x?p=8649"),
        entry("2013-01-01", null, "https://a.example/x?p=184"),
      ],
    });
    const section = page.locator("#history");
    expect(await section.getByRole("link").allTextContents()).toEqual([
      "File",
      "svn:8649",
      "PMID:18641648",
      "PMID:20118936",
      "ftp:20110304",
    ]);
    expect(await section.getByRole("link", { name: "PMID:20118936" }).getAttribute("href")).toBe(
      "/reference/PMID:20118936",
    );
    const headings = await page.getByRole("heading", { level: 2 }).allTextContents();
    const place = (title: string): number => headings.indexOf(title);
    expect(place("Gene structure history")).toBe(place("Sequence") + 1);
    expect(place("External references")).toBe(place("Sequence") + 2);
  });

  test("further lines of external references of a kind begin below its first", async () => {
    const page = await openWith({ uniprot_identifier: "P12345" }, undefined, 360);
    const kinds = await page.locator("#external-references dl > div").evaluateAll((all) =>
      all.map((kind) => {
        const links = [...kind.querySelectorAll("dd")].map((link) => link.getBoundingClientRect());
        // Of each line the place of its first link.
        return [...Map.groupBy(links, ({ top }) => top).values()].map(([first]) => first?.left);
      }),
    );
    expect(Math.max(...kinds.map((lines) => lines.length))).toBeGreaterThan(1);
    expect(new Set(kinds.flat()).size).toBe(1);
  });

  test("external references come from the configuration", async () => {
    const page = await openWith({ uniprot_identifier: "P12345" });
    const section = page.locator("#external-references");
    expect(await section.getByRole("link", { name: /^UniProtKB/ }).getAttribute("href")).toContain("P12345");
    expect(await section.getByRole("link", { name: "Help: External references" }).getAttribute("href")).toBe(
      "/documentation/gene-page-external-references",
    );
    const other = await openWith({ taxonid: 1 });
    expect(await other.locator("#external-references").count()).toBe(0);
  });
});

describe("literature", () => {
  const paper = (n: number, genes: number, year: number | null, authors: string, curated: boolean) => ({
    uniquename: `PMID:${n}`,
    title: `Paper ${n}`,
    authors_abbrev: authors,
    citation: year === null ? null : `PLoS ONE ${year};4(5):e5533`,
    publication_year: year,
    curated,
    gene_count: genes,
    genotype_count: 0,
  });
  const papers = [
    paper(1, 3, 2001, "Zed A", true),
    paper(2, 1, 2010, "Abe B", false),
    paper(3, 2, 1999, "Mid C", false),
  ];
  const titles = (page: Page) => page.locator("#literature tbody th").allTextContents();

  test("there are four orders; the year stands only where it sorts", async () => {
    const page = await openWith({ references: papers });
    const sort = page.getByRole("group", { name: "Sort publications by" });
    expect(await sort.getByRole("button").allTextContents()).toEqual([
      "Publication gene count",
      "Authors",
      "Year Ascending",
      "Year Descending",
    ]);
    expect(await sort.locator('[aria-pressed="true"]').textContent()).toBe("Publication gene count");
    expect(await titles(page)).toEqual(["Paper 2", "Paper 3", "Paper 1"]);
    const year = page.locator("#literature").getByRole("columnheader", { name: "Year" });
    expect(await year.count()).toBe(0);
    for (const [order, expected, years] of [
      ["Authors", ["Paper 2", "Paper 3", "Paper 1"], 0],
      ["Year Ascending", ["Paper 3", "Paper 1", "Paper 2"], 1],
      ["Year Descending", ["Paper 2", "Paper 1", "Paper 3"], 1],
    ] as const) {
      await sort.getByRole("button", { name: order }).click();
      await eventually(
        () => titles(page),
        (shown) => shown.join() === expected.join(),
        order,
      );
      expect(await year.count(), order).toBe(years);
    }
    await page.reload();
    await page.locator("#literature tbody th").first().waitFor();
    expect(await titles(page), "the order stands in the address").toEqual(["Paper 2", "Paper 1", "Paper 3"]);
  });

  test("a row has its parts and its ways", async () => {
    const page = await openWith({ references: papers });
    const first = page.locator("#literature tbody tr", { hasText: "Paper 1" });
    expect(await first.textContent()).toContain("PLoS ONE 2001;4(5):e5533");
    expect(await first.textContent()).toContain("Curated");
    expect(await page.locator("#literature tbody tr", { hasText: "Paper 2" }).textContent()).not.toContain(
      "Curated",
    );
    expect(await first.getByText("details ...").getAttribute("href")).toBe("/reference/PMID:1");
    expect(await first.getByRole("link", { name: "3 genes of PMID:1" }).getAttribute("href")).toBe(
      "/ref_genes/PMID:1",
    );
  });

  test("PubMed is searched for ids, name and synonyms that are in use", async () => {
    const page = await openWith({
      references: papers,
      synonyms: [
        { name: "oldName", type: "obsolete_name" },
        { name: "alsoCalled", type: "exact" },
      ],
    });
    const address = decodeURIComponent(
      (await page
        .getByRole("link", { name: new RegExp(`Search PubMed for ${gene.display_name}`) })
        .getAttribute("href")) ?? "",
    );
    expect(address).toContain(`${gene.uniquename} OR ${gene.name} OR alsoCalled`);
    expect(address).not.toContain("oldName");
    expect(
      await (
        await openWith({ references: papers, taxonid: 1 })
      )
        .getByRole("link", { name: /Search PubMed/ })
        .count(),
    ).toBe(0);
  });
});

describe("quantitative expression", () => {
  const level = (molecule: "protein" | "RNA", copies: number, scale: string) => ({
    molecule,
    average_copies_per_cell: copies,
    range: null,
    scale,
    extension: [],
    conditions: [],
    evidence: "mass spectrometry",
    reference: null,
  });
  const levels = [
    level("protein", 12_345, "population"),
    level("protein", 200, "single cell"),
    level("RNA", 2.5, "population"),
  ];

  test("details add columns, filters say what they leave, the summary clears them", async () => {
    const page = await openWith({ quantitative_expression: levels });
    const section = page.locator("#quantitative-expression");
    expect(await section.getByRole("columnheader").allTextContents()).toEqual([
      "Description",
      "Gene",
      "Molecules/cell (avg.)",
    ]);
    expect(await section.textContent()).toContain("12,345");
    await section.getByRole("button", { name: "Details" }).click();
    await expect
      .poll(() => section.getByRole("columnheader").allTextContents())
      .toEqual(["Description", "Gene", "Molecules/cell (avg.)", "Scale", "Evidence"]);
    expect(await section.getByRole("status").first().textContent()).toBe("Showing all annotations");
    await section.getByLabel("Measured").selectOption("RNA");
    await expect
      .poll(() => section.getByRole("status").first().textContent())
      .toBe("Showing 1 of 3 annotations");
    await section.getByLabel("Scale").selectOption("single cell");
    await expect.poll(() => section.textContent()).toContain("(No annotations after filtering)");
    await section.getByRole("button", { name: "Summary" }).click();
    await expect.poll(() => section.locator("tbody tr").count()).toBe(3);
  });

  test("the plot comes when it is asked for, and a failed one can be tried again", async () => {
    const page = await openWith({ quantitative_expression: levels });
    let failing = true;
    const asked: string[] = [];
    await page.route("**/gene_ex_violin_plot/**", (route) => {
      asked.push(new URL(route.request().url()).pathname);
      return failing
        ? route.abort()
        : route.fulfill({
            contentType: "image/svg+xml",
            body: '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>',
          });
    });
    const section = page.locator("#quantitative-expression");
    expect(await section.locator("img").count()).toBe(0);
    await section.getByRole("button", { name: "View gene expression plots" }).click();
    await section.getByText("The gene expression plots could not be loaded.").waitFor();
    failing = false;
    await section.getByRole("button", { name: "Retry" }).click();
    await section.locator("img").waitFor();
    expect(asked[0]).toMatch(`/gene_ex_violin_plot/small/${gene.uniquename}`);
  });
});

/** A deployment may have no annotations that are drawn along the protein. */
test.each(site.deployment.annotationTypes.filter((type) => type.protein_viewer_type !== null))(
  "a protein with its $id is drawn at the whole width of the page",
  async ({ id }) => {
    const [other] = gene.annotation_counts;
    const page = await openWith(
      {
        has_protein_features: true,
        annotation_counts: [
          ...gene.annotation_counts.filter(({ type }) => type !== id),
          { ...other!, type: id },
        ],
      },
      undefined,
      1440,
    );
    const section = page.locator(`#${id}`);
    await section.scrollIntoViewIfNeeded();
    const drawing = section.locator("iframe");
    await drawing.waitFor();
    expect((await drawing.boundingBox())?.width).toBe(1050);
  },
);

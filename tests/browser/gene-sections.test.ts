/** Sections and widgets of the gene page. What the release may lack is put into its answer on the way to the browser. */
import { beforeAll, describe, expect, test } from "vitest";
import type { Page } from "playwright-core";
import type { Boot } from "../../api/contract/boot.ts";
import type { GenePage } from "../../index-mappings/pages/gene.ts";
import { urls } from "../../web/app/urls.ts";
import { eventually, useBrowser } from "./pages.ts";
import { boot, document, richGene, suggest } from "./site.ts";

const open = useBrowser();
let site: Boot;
let gene: GenePage;

/** The first gene of a subset that fits. */
async function geneOfSubset(subset: string, fits: (gene: GenePage) => boolean): Promise<GenePage | null> {
  const found = await document<{ elements: { uniquename: string }[] }>(`gene_subsets/${encodeURIComponent(subset)}`).catch(() => ({ elements: [] }));
  for (const { uniquename: id } of found.elements.slice(0, 40)) {
    const one = await document<GenePage>(`gene/${encodeURIComponent(id)}`);
    if (fits(one)) return one;
  }
  return null;
}

beforeAll(async () => {
  [site, gene] = await Promise.all([boot(), richGene()]);
});

/** A gene's page with other data than the release has. */
const openWith = (changes: Partial<GenePage>, kept?: object, width = 1280): Promise<Page> =>
  open(urls.gene(gene.uniquename), {
    viewport: { width, height: 900 },
    prepare: async (page) => {
      await page.route(`**/data/gene/${gene.uniquename}`, (route) => route.fulfill({ json: { ...gene, ...changes } }));
      if (kept) await page.addInitScript((text) => localStorage.setItem("karyon.settings.1", text), JSON.stringify(kept));
    },
  });

const widgets = (page: Page) => page.getByRole("group", { name: "Choose a view" });
const chosen = (page: Page) => widgets(page).locator('[aria-pressed="true"]').textContent();
const choose = (page: Page, name: string) => widgets(page).getByRole("button", { name, exact: true }).click();
const frameOf = (page: Page) => page.locator(".widget .frame iframe");

describe("widgets", () => {
  test("stand in their order, only those that the gene has", async () => {
    const page = await openWith({
      pdb_entries: [{ pdb_id: "1abc", title: "a structure" }], gocams: [{ gocam_id: "671ae02600003596", title: "a pathway" }], uniprot_identifier: "P12345",
    });
    expect(await widgets(page).getByRole("button").allTextContents()).toEqual(["Predicted structure", "PDB structures", "GO-CAM pathways", "Protein features", "Genome browser", "Hide all"]);
    expect(await chosen(page)).toBe("GO-CAM pathways");
    await frameOf(page).waitFor();
    expect(await frameOf(page).getAttribute("src")).toBe(`/gocam_view/widget/671ae02600003596:no_inputs/${gene.uniquename}`);
  });

  test("the choice stays, on other pages and when the page is loaded again", async () => {
    const page = await openWith({ gocams: [], uniprot_identifier: "P12345" });
    expect(await chosen(page)).toBe("Protein features");
    await choose(page, "Predicted structure");
    await frameOf(page).waitFor();
    expect(await frameOf(page).getAttribute("src")).toBe("/structure_view/alphafold/P12345");
    await page.reload();
    expect(await chosen(page)).toBe("Predicted structure");
    await choose(page, "Hide all");
    await eventually(() => page.locator(".widget").count(), (shown) => shown === 0, "widgets are hidden");
    const row = await widgets(page).getByRole("button").evaluateAll((buttons) => new Set(buttons.map((button) => button.getBoundingClientRect().top)).size);
    expect(row).toBe(1);
    await page.reload();
    await widgets(page).waitFor();
    expect(await page.locator(".widget").count()).toBe(0);
  });

  test.each([
    ["gocam_viewer", { gocams: [] }, "Protein features"],
    ["pdb", { pdb_entries: [], uniprot_identifier: "P12345" }, "Predicted structure"],
    ["alphafold", { uniprot_identifier: null }, "Protein features"],
    ["rna_2d", {}, "Genome browser"],
    ["protein_features", { feature_type: "tRNA gene" }, "Genome browser"],
    ["gocam_viewer", { gocams: [], feature_type: "tRNA gene" }, "Genome browser"],
  ] as const)("%s falls back", async (choice, changes, shown) => {
    const page = await openWith({ ...changes, gocams: [], pdb_entries: [] }, { genePageMainWidget: choice });
    expect(await chosen(page)).toBe(shown);
  });

  test("a structure has its size, its legend, its controls and a way to its page", async () => {
    const page = await openWith({ uniprot_identifier: "P12345", gocams: [] }, { genePageMainWidget: "alphafold" });
    const isKept = site.deployment.site.viewers.alphafold.file_url !== null;
    const box = await page.locator(".widget .frame").boundingBox();
    expect([Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]).toEqual([630, isKept ? 400 : 96]);
    await frameOf(page).waitFor();
    await eventually(() => page.locator(".widget .frame__loading").count(), (loading) => loading === 0, "the view says that it is there");
    // Where nothing is drawn there is nothing to explain, and the way to the page is offered once.
    for (const level of ["Very high", "Confident", "Low", "Very low"]) expect(await page.locator(".confidence li", { hasText: new RegExp(`^${level}`) }).count()).toBe(isKept ? 1 : 0);
    expect(await page.locator(".widget__keys").count()).toBe(isKept ? 1 : 0);
    expect(await page.getByRole("link", { name: /full AlphaFold page/ }).getAttribute("href")).toContain("P12345");
    const inside = page.frameLocator(".widget .frame iframe");
    if (isKept) return;
    await inside.getByText("is not kept on this site").waitFor();
    expect(await inside.getByRole("link").count()).toBe(0);
    expect(await inside.locator("html").evaluate((html) => html.scrollHeight - html.clientHeight)).toBeLessThanOrEqual(0);
  });

  test.each([["does not come", "abort"], ["is an answer without a view", "answer"]] as const)("a view that %s says so, and can be tried again", async (_, how) => {
    const page = await openWith({ uniprot_identifier: "P12345", gocams: [] });
    let isDown = true;
    await page.context().route("**/structure_view/**", (route) => (!isDown ? route.continue() : how === "abort" ? route.abort() : route.fulfill({ status: 503, contentType: "text/plain", body: "not now" })));
    await choose(page, "Predicted structure");
    const said = page.locator(".widget [role=alert]");
    await said.getByText(/^The view “Predicted structure of .*” could not be loaded\.$/).waitFor();
    isDown = false;
    await said.getByRole("button", { name: "Retry" }).click();
    await frameOf(page).waitFor();
    await eventually(() => page.locator(".widget .frame__loading, .widget [role=alert]").count(), (shown) => shown === 0, "the view is there");
  });

  test("a protein that is too long for predictions says so", async () => {
    const limit = site.deployment.site.alphafold_max_protein_length;
    const [first, ...rest] = gene.transcripts;
    const page = await openWith(
      { uniprot_identifier: "P12345", transcripts: first?.protein ? [{ ...first, protein: { ...first.protein, number_of_residues: limit + 1 } }, ...rest] : [] }, { genePageMainWidget: "alphafold" },
    );
    await page.getByText(`This protein has no AlphaFold predicted structure because it is longer than ${limit} residues.`).waitFor();
    expect(await page.locator(".widget").getByRole("link", { name: /FAQ/ }).getAttribute("href")).toBe("/faq");
  });

  test("a protein without features says so, one with features leads to all of them", async () => {
    const without = await openWith({ has_protein_features: false, gocams: [] }, { genePageMainWidget: "protein_features" });
    await without.locator(".widget").getByText(`No features available for ${gene.display_name}`, { exact: true }).waitFor();
    const page = await openWith({ has_protein_features: true, gocams: [] }, { genePageMainWidget: "protein_features" });
    await frameOf(page).waitFor();
    expect(await frameOf(page).getAttribute("src")).toBe(`/protein_feature_view/widget/${gene.uniquename}`);
    expect(await page.locator(".widget").getByRole("link", { name: "View all protein features ..." }).getAttribute("href")).toBe(urls.geneProteinFeatures(gene.uniquename));
  });

  test("the features of a protein take the height that they need", async () => {
    const page = await openWith({ has_protein_features: true, gocams: [] }, { genePageMainWidget: "protein_features" });
    const inside = page.frameLocator(".widget .frame iframe");
    await inside.locator(".protein, .empty").first().waitFor();
    await eventually(() => page.locator(".widget .frame__loading").count(), (loading) => loading === 0, "the view says that it is there");
    const needed = await inside.locator("#root").evaluate((root) => root.scrollHeight);
    expect((await page.locator(".widget .frame").boundingBox())?.height).toBe(Math.min(330, Math.max(120, needed)));
  });

  test("an RNA's structure and a gene's PDB entries are shown where there are any", async () => {
    const rna = await openWith({ rnacentral_urs_identifier: "URS0000AA_1", feature_type: "snoRNA gene" }, { genePageMainWidget: "rna_2d" });
    await frameOf(rna).waitFor();
    expect(await frameOf(rna).getAttribute("src")).toBe(`/rna_2d_structure/${gene.uniquename}/URS0000AA_1`);
    const pdb = await openWith({ pdb_entries: [{ pdb_id: "1abc", title: "first" }, { pdb_id: "2xyz", title: "second" }] }, { genePageMainWidget: "pdb" });
    await frameOf(pdb).waitFor();
    expect(await frameOf(pdb).getAttribute("src")).toBe("/structure_view/pdb/1abc");
    await pdb.locator(".widget").getByRole("button", { name: "2xyz" }).click();
    await eventually(() => frameOf(pdb).getAttribute("src"), (src) => src === "/structure_view/pdb/2xyz", "the chosen structure");
  });

  test("nothing is wider than a phone", async () => {
    const page = await openWith({ uniprot_identifier: "P12345" }, { genePageMainWidget: "alphafold" }, 360);
    await frameOf(page).waitFor();
    expect(await page.evaluate(() => globalThis.document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});

describe("orthologs and paralogs", () => {
  /** One whose genes have addresses, where the deployment has any. */
  const organism = () => site.deployment.site.organisms.find(({ gene_url: url }) => url !== null) ?? site.deployment.site.organisms.at(-1);
  const ortholog = (id: string, product: string | null, taxonid: number, qualifier: string | null) => ({ ortholog: { uniquename: id, name: null, product }, taxonid, qualifier, source: "PMID:123 and others" });

  test("a product is cut at its semicolon and whole in a dialog, and foreign organisms are left out", async () => {
    const taxonid = organism()?.taxonid ?? 0;
    const page = await openWith({ ortholog_annotations: [ortholog("YFG1", "a kinase; also known for more", taxonid, null), ortholog("ALIEN1", null, 999_999_999, null)] });
    const section = page.locator("#orthologs");
    expect(await section.getByRole("columnheader").allTextContents()).not.toContain("Qualifier");
    expect(await section.textContent()).not.toContain("ALIEN1");
    const url = organism()?.gene_url ?? null;
    if (url === null) expect(await section.getByText("YFG1").count()).toBe(1);
    else expect(await section.getByRole("link", { name: /YFG1/ }).getAttribute("href")).toBe(url.replace("<<IDENTIFIER>>", "YFG1"));
    expect(await section.getByRole("link", { name: "PMID:123" }).getAttribute("href")).toBe("/reference/PMID:123");
    await section.getByRole("button", { name: /^a kinase/ }).click();
    const dialog = page.getByRole("dialog", { name: "Ortholog product for YFG1" });
    expect(await dialog.textContent()).toContain("a kinase; also known for more");
    await page.keyboard.press("Escape");
    await eventually(() => dialog.count(), (left) => left === 0, "the dialog has closed");
  });

  test("qualifiers and prediction resources show where there are some", async () => {
    const page = await openWith({ ortholog_annotations: [ortholog("YFG1", null, organism()?.taxonid ?? 0, "C")] });
    expect(await page.locator("#orthologs").getByRole("columnheader", { name: "Qualifier" }).count()).toBe(1);
    expect(await page.locator("#orthologs").getByRole("heading", { name: "Ortholog prediction resources" }).count()).toBe(1);
    const rna = await openWith({ feature_type: "tRNA gene", ortholog_annotations: [ortholog("YFG1", null, organism()?.taxonid ?? 0, null)] });
    expect(await rna.getByRole("heading", { name: "Ortholog prediction resources" }).count()).toBe(0);
  });

  test("paralogs are a section only where there are some", async () => {
    const paralog = { uniquename: "PAR1", name: "par1", product: "a paralog" };
    const page = await openWith({ paralog_annotations: [{ paralog }] });
    expect(await page.locator("#paralogs").getByRole("columnheader").allTextContents()).toEqual(["Paralogous gene", "Product"]);
    expect(await (await openWith({ paralog_annotations: [] })).locator("#paralogs").count()).toBe(0);
  });
});

describe("target of", () => {
  const row = (id: string, shown: boolean, evidence: string) => ({
    ontology_name: "GO", relation: "has_input", relation_label: "input of", gene: { uniquename: id, name: id.toLowerCase(), product: null }, genotype: null, reference: null, evidence, assigned_by: null, date: null, show_in_summary: shown,
  });

  test("the summary has each statement once, details have all with their evidence", async () => {
    const page = await openWith({ target_of_annotations: [row("ABC1", true, "IDA"), row("ABC1", true, "IMP"), row("ABC2", false, "IPI")] });
    const section = page.locator("#target-of");
    expect(await section.getByRole("columnheader").allTextContents()).toEqual(["Ontology", "Relationship", "Gene"]);
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
    const entry = (date: string, references: string | null, link: string | null) => ({ date, previous_coords: "CDS 1..2", references, comments: null, genome_snapshot_link: link });
    const page = await openWith({ gene_history: [entry("2011-03-24", "PMID:18641648 and PMID:20118936", "https://a.example/OLD/20110304/"), entry("2012-01-01", null, "https://a.example/trunk/x?p=8649"), entry("2013-01-01", null, "https://a.example/x?p=184")] });
    const section = page.locator("#history");
    expect(await section.getByRole("link").allTextContents()).toEqual(["File", "svn:8649", "PMID:18641648", "PMID:20118936", "ftp:20110304"]);
    expect(await section.getByRole("link", { name: "PMID:20118936" }).getAttribute("href")).toBe("/reference/PMID:20118936");
  });

  test("external references come from the configuration", async () => {
    const page = await openWith({ uniprot_identifier: "P12345" });
    const section = page.locator("#external-references");
    expect(await section.getByRole("link", { name: /^UniProtKB/ }).getAttribute("href")).toContain("P12345");
    expect(await section.getByRole("link", { name: "Help: External references" }).getAttribute("href")).toBe("/documentation/gene-page-external-references");
    const other = await openWith({ taxonid: 1 });
    expect(await other.locator("#external-references").count()).toBe(0);
  });
});

describe("literature", () => {
  const paper = (n: number, genes: number, year: number | null, authors: string, curated: boolean) => ({
    uniquename: `PMID:${n}`, title: `Paper ${n}`, authors_abbrev: authors, citation: year === null ? null : `PLoS ONE ${year};4(5):e5533`, publication_year: year, curated, gene_count: genes, genotype_count: 0,
  });
  const papers = [paper(1, 3, 2001, "Zed A", true), paper(2, 1, 2010, "Abe B", false), paper(3, 2, 1999, "Mid C", false)];
  const titles = (page: Page) => page.locator("#literature tbody th").allTextContents();

  test("there are four orders; the year stands only where it sorts", async () => {
    const page = await openWith({ references: papers });
    const sort = page.getByRole("group", { name: "Sort publications by" });
    expect(await sort.getByRole("button").allTextContents()).toEqual(["Publication gene count", "Authors", "Year Ascending", "Year Descending"]);
    expect(await sort.locator('[aria-pressed="true"]').textContent()).toBe("Publication gene count");
    expect(await titles(page)).toEqual(["Paper 2", "Paper 3", "Paper 1"]);
    const year = page.locator("#literature").getByRole("columnheader", { name: "Year" });
    expect(await year.count()).toBe(0);
    for (const [order, expected, years] of [["Authors", ["Paper 2", "Paper 3", "Paper 1"], 0], ["Year Ascending", ["Paper 3", "Paper 1", "Paper 2"], 1], ["Year Descending", ["Paper 2", "Paper 1", "Paper 3"], 1]] as const) {
      await sort.getByRole("button", { name: order }).click();
      await eventually(() => titles(page), (shown) => shown.join() === expected.join(), order);
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
    expect(await page.locator("#literature tbody tr", { hasText: "Paper 2" }).textContent()).not.toContain("Curated");
    expect(await first.getByText("details ...").getAttribute("href")).toBe("/reference/PMID:1");
    expect(await first.getByRole("link", { name: "3 genes of PMID:1" }).getAttribute("href")).toBe("/ref_genes/PMID:1");
  });

  test("PubMed is searched for ids, name and synonyms that are in use", async () => {
    const page = await openWith({ references: papers, synonyms: [{ name: "oldName", type: "obsolete_name" }, { name: "alsoCalled", type: "exact" }] });
    const address = decodeURIComponent((await page.getByRole("link", { name: new RegExp(`Search PubMed for ${gene.display_name}`) }).getAttribute("href")) ?? "");
    expect(address).toContain(`${gene.uniquename} OR ${gene.name} OR alsoCalled`);
    expect(address).not.toContain("oldName");
    expect(await (await openWith({ references: papers, taxonid: 1 })).getByRole("link", { name: /Search PubMed/ }).count()).toBe(0);
  });
});

describe("quantitative expression", () => {
  const level = (molecule: "protein" | "RNA", copies: number, scale: string) => ({ molecule, average_copies_per_cell: copies, range: null, scale, extension: [], conditions: [], evidence: "mass spectrometry", reference: null });
  const levels = [level("protein", 12_345, "population"), level("protein", 200, "single cell"), level("RNA", 2.5, "population")];

  test("details add columns, filters say what they leave, the summary clears them", async () => {
    const page = await openWith({ quantitative_expression: levels });
    const section = page.locator("#quantitative-expression");
    expect(await section.getByRole("columnheader").allTextContents()).toEqual(["Description", "Gene", "Molecules/cell (avg.)"]);
    expect(await section.textContent()).toContain("12,345");
    await section.getByRole("button", { name: "Details" }).click();
    await expect.poll(() => section.getByRole("columnheader").allTextContents()).toEqual(["Description", "Gene", "Molecules/cell (avg.)", "Scale", "Evidence"]);
    expect(await section.getByRole("status").first().textContent()).toBe("Showing all annotations");
    await section.getByLabel("Measured").selectOption("RNA");
    await expect.poll(() => section.getByRole("status").first().textContent()).toBe("Showing 1 of 3 annotations");
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
      return failing ? route.abort() : route.fulfill({ contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>' });
    });
    const section = page.locator("#quantitative-expression");
    expect(await section.locator("img").count()).toBe(0);
    await section.getByRole("button", { name: "View gene expression plots" }).click();
    await section.getByText("The gene expression plots could not be loaded.").waitFor();
    failing = false;
    await section.getByRole("button", { name: "Retry" }).click();
    await section.locator("img").waitFor();
    expect(asked[0]).toBe(`/api/v1/dataset/latest/gene_ex_violin_plot/small/${gene.uniquename}`);
  });
});

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
    await frame.getByRole("button", { name: /press to step/ }).first().waitFor();
    expect(await page.locator("#protein-features iframe").getAttribute("src")).toBe(`/protein_feature_view/domains_and_features/${drawn.uniquename}`);
    const first = page.locator("#protein-features tbody tr").first();
    const id = (await first.locator("th").textContent()) ?? "";
    await first.getByRole("link").last().focus();
    await eventually(() => frame.getByRole("status").textContent(), (said) => said?.includes(id) ?? false, "the drawing says what the row is");
    await frame.getByRole("button", { name: /press to step/ }).first().click();
    await eventually(() => page.locator("#protein-features .is-pointed").count(), (marked) => marked === 1, "the row of the feature is marked");
  });

  test("nothing below the drawing moves when it is there", async () => {
    const drawn = await withDomains();
    const page = await open(urls.gene(drawn.uniquename));
    const viewer = page.locator("#protein-features .protein-viewer").first();
    await viewer.evaluate((element) => {
      new ResizeObserver(([entry]) => { element.setAttribute("data-heights", `${element.getAttribute("data-heights") ?? ""} ${entry?.contentRect.height.toFixed(0)}`.trim()); }).observe(element);
    });
    await viewer.scrollIntoViewIfNeeded();
    const name = page.frameLocator("#protein-features iframe").getByRole("button", { name: /press to step/ });
    await name.first().waitFor();
    // What is drawn tells its height with the next frame.
    await page.waitForTimeout(300);
    expect(new Set((await viewer.getAttribute("data-heights"))?.split(" ")).size).toBe(1);
  });

  test("each row leads to the genes that share its match, with their number", async () => {
    const drawn = await withDomains();
    const page = await open(`${urls.gene(drawn.uniquename)}#protein-features`);
    const [match] = drawn.interpro_matches.toSorted((a, b) => a.match_start - b.match_start);
    const link = page.locator("#protein-features tbody tr").first().getByRole("link").last();
    expect(await link.textContent()).toBe(String(match?.gene_count));
    expect(await link.getAttribute("href")).toBe(urls.geneSubset(match?.interpro_id ? `interpro:${match.interpro_id}` : `interpro:${match?.dbname}:${match?.id}`));
    const subset = await document<{ elements: string[] }>(`gene_subsets/${encodeURIComponent(`interpro:${match?.dbname}:${match?.id}`)}`);
    expect(subset.elements.length).toBe(match?.gene_count);
  });

  test("transmembrane domains are listed, or their absence is said", async () => {
    expect(await (await openWith({ tm_domain_coords: [] })).locator("#protein-features").textContent()).toContain("No predicted trans-membrane domains");
    const page = await openWith({ tm_domain_coords: [{ start: 5, end: 25 }, { start: 40, end: 60 }] });
    expect(await page.locator("#protein-features").textContent()).toContain("Coordinates of predicted transmembrane domains: 5..25, 40..60");
  });

  test("the page of all features draws them where the protein is known", async () => {
    const drawn = await withDomains();
    const page = await open(urls.geneProteinFeatures(drawn.uniquename));
    if (drawn.uniprot_identifier === null) expect(await page.locator("iframe").count()).toBe(0);
    else {
      await page.locator("iframe").waitFor();
      expect(await page.locator("iframe").getAttribute("src")).toBe(`/protein_feature_view/full/${drawn.uniquename}`);
    }
    expect(await page.getByRole("button", { name: "Show as table" }).count()).toBe(site.deployment.site.deploy_mode === "production" || drawn.uniprot_identifier === null ? 0 : 1);
  });
});

describe("views on their own", () => {
  /** Residues of the ruler's numbers, where they stand, and where a bar would begin there. */
  const ruler = (page: Page) => page.locator("nightingale-navigation").evaluate((navigation) => {
    const track = globalThis.document.querySelector("nightingale-track");
    // Of all elements only tracks can say where a residue is.
    const placed = track as (Element & { getXFromSeqPosition(residue: number): number }) | null;
    const from = track?.getBoundingClientRect().left ?? 0;
    return [...navigation.querySelectorAll(".tick")].map((tick) => {
      const [line, text] = ["line", "text"].map((part) => tick.querySelector(part));
      const residue = Number(text?.textContent?.replaceAll(",", ""));
      const { left = 0, right = 0, width = 0 } = text?.getBoundingClientRect() ?? {};
      return { residue, at: line?.getBoundingClientRect().left ?? 0, bar: from + (placed?.getXFromSeqPosition(residue) ?? NaN), text: width > 0 ? { left, right } : null };
    });
  });

  test.each([1280, 360])("a protein's ruler counts as its bars do, in a window of %i px", async (width) => {
    const drawn = await geneOfSubset("feature_type_mRNA_gene", (one) => one.interpro_matches.length > 0);
    const page = await open("/", { viewport: { width, height: 800 } });
    await page.goto(new URL(`/protein_feature_view/domains_and_features/${drawn?.uniquename}`, page.url()).href);
    await page.locator("nightingale-track").first().waitFor();
    const ticks = await eventually(() => ruler(page), (all) => all.length > 1 && all.every(({ bar }) => !Number.isNaN(bar)), "numbers of the ruler");
    for (const { at, bar } of ticks) expect(Math.abs(at - bar)).toBeLessThanOrEqual(1);
    const texts = ticks.flatMap(({ text }) => text ?? []);
    for (const [index, { left }] of texts.slice(1).entries()) expect(left - (texts[index]?.right ?? 0)).toBeGreaterThan(2);
  });

  test.each(["/structure_view/alphafold/P12345", "/rna_2d_structure/X/URS1", "/rhea_widget/full/10001"])("%s says where the thing is", async (address) => {
    const page = await open("/", { prepare: () => Promise.resolve() });
    await page.goto(new URL(address, page.url()).href);
    expect(await page.getByRole("link").first().getAttribute("href")).toMatch(/^https:/);
  });

  test("a pathway is drawn with its activities", async () => {
    const models = (await suggest("pathway")).groups.find(({ type }) => type === "gocam")?.hits ?? [];
    const page = await open("/");
    for (const { id } of models.slice(0, 1)) {
      await page.goto(new URL(`/gocam_view/widget/${id}`, page.url()).href);
      await page.locator(".activity, .viewer__listed").first().waitFor();
    }
  });
});

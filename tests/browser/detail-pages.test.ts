import { readFile } from "node:fs/promises";
import { beforeAll, expect, test } from "vitest";
import { titleParts } from "../../api/contract/values/titles.ts";
import type { GeneAlleles, GeneList, GenotypeList } from "../../api/contract/entity-lists.ts";
import type {
  AllelePage,
  GenotypePage,
  GocamPage,
  ReferencePage,
} from "../../index-mappings/pages/others.ts";
import type { GenePage } from "../../index-mappings/pages/gene.ts";
import type { KnownContradictions } from "../../index-mappings/pages/known-contradictions.ts";
import type { TermPage } from "../../index-mappings/pages/term.ts";
import { count, counted, words } from "../../web/shared/format/format.ts";
import { urls } from "../../web/shared/urls/urls.ts";
import { demoDocument, demoUrl } from "./demo-site.ts";
import { eventually, overflow, untilGrown, useBrowser } from "./pages.ts";
import { boot, document as read, examples, genotypeOf, isMissing, richGene } from "./site.ts";

const open = useBrowser();
const pageOf = <T>(kind: string, id: string): Promise<T> => read<T>(`${kind}/${encodeURIComponent(id)}`);

let gene: GenePage;
let genotype: GenotypePage | null;
/** With parents, children and genes. */
let term: TermPage;
let reference: ReferencePage;
let siteName: string;

beforeAll(async () => {
  [
    gene,
    {
      deployment: {
        site: { site_name: siteName },
      },
    },
  ] = await Promise.all([richGene(), boot()]);
  genotype = await genotypeOf(gene);
  const slims =
    await read<Record<string, { elements: Record<string, { gene_count: number }> }>>("term_subsets");
  const listed = Object.values(slims)
    .flatMap(({ elements }) => Object.entries(elements))
    .filter(([, { gene_count: genes }]) => genes > 60)
    .map(([id]) => id);
  for (const id of listed) {
    term = await pageOf<TermPage>("term", id);
    if (term.child_count > 1 && term.direct_ancestors.length > 0 && term.gene_count > 60) break;
  }
  const cited = gene.references.find((one) => one.gene_count > 1) ?? gene.references[0];
  reference = await pageOf<ReferencePage>("reference", cited?.uniquename ?? "");
});

test("what a term means has the whole width of a phone", async () => {
  const page = await open(urls.term(term.termid), { viewport: { width: 360, height: 740 } });
  const facts = page.locator("dl.defs").first();
  const meaning = facts.locator("dd").first();
  expect((await meaning.boundingBox())!.width).toBe((await facts.boundingBox())!.width);
});

test("a term says what it means and where it stands, with links to its genes", async () => {
  const page = await open(urls.term(term.termid));
  expect(await page.title()).toContain(titleParts.term(term).join(" - ").slice(0, 60));
  const facts = page.locator("dl.defs").first();
  for (const parent of term.direct_ancestors)
    expect(await facts.locator(`a[href="${urls.term(parent.termid)}"]`).count()).toBeGreaterThan(0);
  expect(await facts.locator(`a[href="${urls.termGenes(term.termid)}"]`).textContent()).toContain(
    count(term.gene_count),
  );
  const unshown = term.definition_xrefs.find((xref) => !/^(PMID|ISBN|DOI):/.test(xref));
  if (unshown) expect(await facts.textContent()).not.toContain(unshown);
  if (term.gocams.length === 0)
    await page
      .getByText(
        (await isMissing("pathway models"))
          ? "not in this release"
          : `No GO-CAM pathways available for ${term.name}`,
      )
      .first()
      .waitFor();
});

test("the drawing of the terms above is made of links, zooms by keys, and can be saved", async () => {
  const page = await open(urls.term(term.termid));
  const drawing = page.getByRole("group", { name: /^Terms above / });
  await drawing.scrollIntoViewIfNeeded();
  const parent = term.direct_ancestors.find((one) => one.relation_name === "is_a");
  await drawing.locator(`a[href="${urls.term(parent?.termid ?? "")}"]`).waitFor();
  const transform = () => drawing.locator("svg > g").getAttribute("transform");
  const before = await transform();
  await drawing.focus();
  await page.keyboard.press("+");
  await eventually(transform, (now) => now !== before, "zoomed");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "SVG", exact: true }).click();
  const file = await (await saved).path();
  const svg = await readFile(file, "utf8");
  expect(svg).toMatch(/^<svg[^>]*xmlns/);
  expect(svg).toContain(term.termid);
});

test("the tree of the terms below opens branch by branch, with the genes of each", async () => {
  const page = await open(`${urls.term(term.termid)}#children`);
  const tree = page.locator("#children");
  const rows = tree.locator(".tree__row");
  await rows.first().waitFor();
  expect(await rows.count()).toBe(Math.min(25, term.child_count));
  const branch = tree.locator("button[aria-expanded=false]").first();
  if ((await branch.count()) === 0) return;
  await branch.click();
  await eventually(
    () => rows.count(),
    (now) => now > Math.min(25, term.child_count),
    "rows below",
  );
});

test("a term of an ontology that genes are not annotated to has no genes of which there are none", async () => {
  const page = await open(`${urls.term("ECO:0000000")}#children`);
  await page.getByText("no genes are annotated to terms of").first().waitFor();
  await page.locator("#children .tree__row").first().waitFor();
  expect(await page.locator("#children").getByText("no genes").count()).toBe(0);
});

test("no number of pathway models stands in the menu of a term that none could name", async () => {
  const page = await open(urls.term("ECO:0000000"));
  const menu = page.getByRole("navigation", { name: "Sections of this page" });
  expect(await menu.getByRole("link", { name: /^Pathway models/ }).textContent()).toBe("Pathway models");
});

test("a curated publication without annotations is not said to wait for curation", async () => {
  const page = await open(urls.reference(reference.uniquename));
  await page.locator(".page h1").waitFor();
  const curated = { ...reference, curated: true, gene_count: 0, allele_count: 0, annotation_counts: [] };
  await page.route("**/data/reference/*", (route) => route.fulfill({ json: curated }));
  await page.reload();
  await page
    .getByText("This publication has been curated, but this release has none of its annotations.")
    .waitFor();
  await page.getByText("not in this release").first().waitFor();
});

test("a secondary id shows the term at its own address", async () => {
  if (term.secondary_identifiers.length === 0) return;
  const page = await open(`${urls.term(term.secondary_identifiers[0] ?? "")}#children`);
  await page.waitForURL(`**${urls.term(term.termid)}#children`);
});

test("the genes of a term are filtered, sorted and paged in the address, and Back undoes it", async () => {
  const page = await open(urls.termGenes(term.termid));
  const table = page.getByRole("table", { name: /^Genes of / });
  await table.locator("tbody tr").first().waitFor();
  expect(await table.locator("tbody tr").count()).toBe(Math.min(50, term.gene_count));
  expect(await table.getByRole("columnheader", { name: "Product" }).getAttribute("aria-sort")).toBe(
    "ascending",
  );
  await table.getByRole("button", { name: "ID", exact: true }).click();
  await eventually(
    () => table.getByRole("columnheader", { name: "ID", exact: true }).getAttribute("aria-sort"),
    (sort) => sort === "ascending",
    "sorted",
  );
  await page.getByRole("link", { name: "Page 2" }).click();
  await page.waitForURL("**page=2**");
  const { rows } = await read<GeneList>(`term/${encodeURIComponent(term.termid)}/genes?sort=id&page=2`);
  await table.locator(`tbody a[href="${urls.gene(rows[0]?.uniquename ?? "")}"]`).waitFor();
  await page.goBack();
  await page.waitForURL((url) => !url.search.includes("page="));
  await page.getByRole("searchbox", { name: "Filter genes" }).fill(rows[0]?.uniquename ?? "");
  await page.getByRole("status").filter({ hasText: "Showing 1 of" }).waitFor();
  expect(page.url()).toContain("text=");
});

test("the genes of a term go to the query builder under its id and name, and into a file as filtered", async () => {
  const page = await open(urls.termGenes(term.termid));
  const use = page.getByRole("link", { name: "Use these genes in query…" });
  expect(await use.getAttribute("href")).toBe(
    `/query/save/from/term/${term.termid}/${encodeURIComponent(term.name)}`,
  );
  await page.getByRole("searchbox", { name: "Filter genes" }).fill("kin");
  await page
    .getByRole("status")
    .filter({ hasText: /Showing/ })
    .waitFor();
  const shown = Number(
    /Showing ([\d,]+)/
      .exec(
        (await page
          .getByRole("status")
          .filter({ hasText: /Showing/ })
          .textContent()) ?? "",
      )?.[1]
      ?.replace(",", ""),
  );
  await page.getByRole("button", { name: "Download", exact: true }).click();
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: "IDs" }).click();
  const ids = (await readFile(await (await saved).path(), "utf8")).trim().split("\n").filter(Boolean);
  expect(ids).toHaveLength(shown);
});

test("columns of a gene list can be chosen", async () => {
  const page = await open(urls.termGenes(term.termid));
  const head = page.getByRole("columnheader", { name: "Location" });
  expect(await head.count()).toBe(0);
  await page.getByRole("button", { name: "Choose columns" }).click();
  await page.getByRole("checkbox", { name: "Location" }).check();
  await head.waitFor();
});

test("the genes of a publication are called so, and go to the query builder under its label", async () => {
  const page = await open(urls.referenceGenes(reference.uniquename));
  expect(await page.title()).toBe(
    await page.evaluate(() => document.querySelector('meta[property="og:title"]')?.getAttribute("content")),
  );
  expect(await page.title()).toContain(`${siteName} - Reference - ${reference.uniquename} - `.slice(0, 60));
  await page.getByText(`genes from ${reference.uniquename}`).first().waitFor();
  const href = decodeURIComponent(
    (await page.getByRole("link", { name: "Use these genes in query…" }).getAttribute("href")) ?? "",
  );
  expect(href).toContain(`/query/save/from/reference/${reference.uniquename}/`);
  if (reference.title) expect(href).toContain(`"${reference.title}"`);
  if (reference.publication_year) expect(href).toContain(`(${reference.publication_year})`);
});

test("a publication can be cited as a file and on the clipboard", async () => {
  const page = await open(urls.reference(reference.uniquename), {
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await page.getByRole("button", { name: "Cite", exact: true }).click();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download RIS" }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe(`${reference.uniquename.replace(":", "_")}.ris`);
  expect(await readFile(await download.path(), "utf8")).toContain(`ID  - ${reference.uniquename}\r\n`);
  await page.getByRole("button", { name: "Copy BibTeX" }).click();
  await page.getByText("Copied: BibTeX").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^@(article|misc)\{/);
});

test("a publication without genes says so", async () => {
  const page = await open(urls.reference(reference.uniquename));
  await page.route("**/genes?*", (route) =>
    route.fulfill({ json: { total: 0, filtered: 0, page: 1, size: 50, rows: [] } }),
  );
  await page
    .getByRole("main")
    .getByRole("link", { name: /^[\d,]+ genes?$/ })
    .first()
    .click();
  await page.getByText(`No genes from ${reference.uniquename}`).waitFor();
});

test("what does not exist says so in its own words", async () => {
  const subset = await open("/gene_subset/nope");
  await subset.getByRole("heading", { level: 1, name: "no such subset: nope" }).waitFor();
  const genes = await open("/ref_genes/PMID:999999999");
  await genes.getByRole("heading", { level: 1, name: /PMID:999999999/ }).waitFor();
  expect(await genes.title()).toBe(`${siteName} - Reference - PMID:999999999`);
});

test("a subset lists its genes and starts a query", async () => {
  const subsets =
    await read<Record<string, { name: string; display_name: string; gene_count: number }>>("gene_subsets");
  const subset = Object.values(subsets).find(({ gene_count: genes }) => genes > 50);
  const page = await open(urls.geneSubset(subset?.name ?? ""));
  await page.getByText(`${count(subset?.gene_count ?? 0)} genes`).waitFor();
  expect(await page.getByRole("link", { name: "Use these genes in query…" }).getAttribute("href")).toContain(
    `/query/save/from/subset/${subset?.name}/`,
  );
});

test("a publication leads to the genes whose structure history names it", async () => {
  // Not every release has a history.
  const subsets = await demoDocument<Record<string, { name: string; gene_count: number }>>("gene_subsets");
  const names = Object.keys(subsets).filter((name) => name.startsWith("structure_history:"));
  const [name = ""] = names;
  const page = await open(urls.reference(name.replace("structure_history:", "")), { site: demoUrl });
  await page.getByText("named in the history of").getByRole("link").click();
  await page
    .getByText(counted(subsets[name]?.gene_count ?? 0, "gene"))
    .first()
    .waitFor();
  await page.getByText(/^Genes whose structure history names /).waitFor();
});

test("numbers of the site stand beside a second count of the files, and lead to the genes that they count", async () => {
  const page = await open(urls.internalDetails);
  const table = page.getByRole("table", { name: "Numbers of the files and of this site" });
  const row = table.getByRole("row", { name: /^Protein coding genes/ });
  const coding = count((await boot()).metadata?.counts.coding_genes ?? 0);
  await row.waitFor();
  expect(await row.getByRole("cell").allTextContents()).toEqual([coding, coding, "none"]);
  await row.getByRole("link").click();
  await page.getByText(`${coding} genes`).first().waitFor();
  await page.getByText("Genes with the value “mRNA gene” of feature type.").waitFor();
});

test("what the release is known to contradict itself in is listed, with what this site goes by", async () => {
  const { properties, models } = await read<KnownContradictions>("known_contradictions");
  const page = await open(urls.internalDetails);
  await page.getByRole("heading", { name: "Known contradictions" }).waitFor();
  const table = page.getByRole("table", { name: "Known contradictions between data sets" });
  const first = properties.find(({ is_wording: isWording }) => !isWording);
  if (first) {
    await table
      .getByRole("link", { name: `${counted(first.contradicted, "contradiction")} of ${first.property} in` })
      .first()
      .click();
    const [thing] = first.things;
    const rows = page
      .getByRole("table", { name: new RegExp(`: ${first.data_set} against`) })
      .getByRole("row");
    await rows
      .filter({ hasText: thing?.value ?? "" })
      .filter({ hasText: thing?.believed ?? "" })
      .first()
      .waitFor();
    await page.goBack();
    await rows.first().waitFor({ state: "detached" });
  } else await page.getByText("do not contradict each other").waitFor();
  const odd = page.getByRole("table", { name: "Unusual coding sequences" });
  expect(await odd.getByRole("row").count()).toBe(models.length === 0 ? 0 : models.length + 1);
});

test.each(["gene", "allele", "term"] as const)(
  "the page of a contradicted %s says beside the value what another data set says",
  async (kind) => {
    const { properties } = await read<KnownContradictions>("known_contradictions");
    const found = properties
      .filter((one) => !one.is_wording)
      .flatMap((one) => one.things.map((thing) => ({ ...thing, from: one.data_set })))
      .find((thing) => thing.kind === kind);
    if (!found) return;
    const page = await open(urls[kind](found.id));
    await page
      .locator(".contradicted")
      .filter({ hasText: found.value })
      .filter({ hasText: found.believed })
      .filter({ hasText: found.from })
      .first()
      .waitFor();
  },
);

test("alleles of a gene are sorted by type, and show their genotypes one by one or all", async () => {
  const page = await open(urls.geneAlleles(gene.uniquename));
  await page.getByRole("heading", { level: 1 }).getByRole("link").waitFor();
  if (await isMissing("alleles")) {
    await page.getByText("not in this release").waitFor();
    return;
  }
  const table = page.getByRole("table");
  expect(await table.getByRole("columnheader", { name: "Type", exact: true }).getAttribute("aria-sort")).toBe(
    "ascending",
  );
  const show = page.getByRole("button", { name: /^Show genotypes of / });
  const closed = await show.count();
  if (closed === 0) return;
  await show.first().click();
  await eventually(
    () => show.count(),
    (now) => now === closed - 1,
    "one opened",
  );
  expect(await table.locator("td li a").count()).toBeGreaterThan(0);
  await page.getByRole("button", { name: "All", exact: true }).click();
  await eventually(
    () => show.count(),
    (now) => now === 0,
    "all opened",
  );
  await page.getByRole("button", { name: "None", exact: true }).click();
  await eventually(
    () => show.count(),
    (now) => now === closed,
    "all closed",
  );
});

test("alleles of a gene are filtered by type and words, counted, and taken along as they are shown", async () => {
  const { rows } = await read<GeneAlleles>(`gene/${gene.uniquename}/alleles`);
  const [first] = rows;
  if (!first) return;
  const ofType = rows.filter(({ allele_type: type }) => type === first.allele_type);
  const page = await open(urls.geneAlleles(gene.uniquename));
  await page.getByRole("combobox", { name: "Type:" }).selectOption(first.allele_type);
  const status = page.getByRole("group", { name: /^Filters of the alleles/ }).getByRole("status");
  const said =
    ofType.length === rows.length
      ? `Showing all ${counted(rows.length, "allele")}`
      : `Showing ${count(ofType.length)} of ${counted(rows.length, "allele")}`;
  await expect.poll(() => status.textContent()).toBe(said);
  // Paper says what is filtered by, and has no names of choices without their values.
  const filter = `Type: ${words(first.allele_type)}`;
  await page.emulateMedia({ media: "print" });
  await page.locator(".chip").getByText(filter, { exact: true }).waitFor();
  expect(await page.getByText("Type:", { exact: true }).isVisible()).toBe(false);
  await page.emulateMedia({ media: "screen" });
  const save = page.getByRole("button", { name: /^Download the table of alleles .* as TSV$/ });
  const [download] = await Promise.all([page.waitForEvent("download"), save.click()]);
  const [about, ...lines] = (await readFile(await download.path(), "utf8")).trimEnd().split("\n");
  expect(about).toMatch(/^# Alleles of .+; .+; .+, release /);
  expect(lines).toHaveLength(ofType.length + 1);
  await page.getByRole("searchbox", { name: /^Filter alleles of/ }).fill("no such allele");
  await page.getByText("No allele fits these filters.").waitFor();
  await page.reload();
  await page.getByText("No allele fits these filters.").waitFor();
  for (const one of ["Words: no such allele", filter]) {
    await page.getByRole("button", { name: `Remove filter ${one}` }).press("Enter");
    // The keyboard goes on among the filters.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest(".filterbar") != null))
      .toBe(true);
  }
  await expect.poll(() => status.textContent()).toBe(`Showing all ${counted(rows.length, "allele")}`);
});

test("filters that are taken away in quick succession are all gone", async () => {
  const { rows } = await read<GeneAlleles>(`gene/${gene.uniquename}/alleles`);
  const [first] = rows;
  if (!first) return;
  const page = await open(
    `${urls.geneAlleles(gene.uniquename)}?type=${first.allele_type}&text=no+such+allele`,
  );
  await page.getByText("No allele fits these filters.").waitFor();
  // The second is pressed before the first has been seen to go.
  await page.getByRole("button", { name: /^Remove filter / }).evaluateAll(async (buttons: HTMLElement[]) => {
    for (const button of buttons) {
      button.click();
      await new Promise((then) => setTimeout(then));
    }
  });
  const status = page.getByRole("group", { name: /^Filters of the alleles/ }).getByRole("status");
  await expect.poll(() => status.textContent()).toBe(`Showing all ${counted(rows.length, "allele")}`);
});

test("a genotype lists its alleles; genotypes of a phenotype are sorted by product until asked otherwise", async () => {
  if (!genotype) return;
  const page = await open(urls.genotype(genotype.display_uniquename));
  expect(await page.getByRole("heading", { level: 1 }).textContent()).toContain(genotype.display_name);
  expect(await page.locator("#alleles tbody tr").count()).toBe(
    genotype.loci.flatMap((locus) => locus.expressed_alleles).length,
  );
  expect(await page.getByText("Diploid genotype").count()).toBe(genotype.ploidiness === "diploid" ? 1 : 0);
  const phenotype = genotype.phenotypes[0];
  if (!phenotype) return;
  const list = await open(urls.termGenotypes(phenotype.termid));
  const head = (name: RegExp) => list.getByRole("columnheader", { name });
  const { total } = await read<GenotypeList>(`term/${encodeURIComponent(phenotype.termid)}/genotypes`);
  await list
    .getByRole("status")
    .filter({ hasText: count(total) })
    .waitFor();
  if (total < 2) return;
  expect(await head(/^Product/).getAttribute("aria-sort")).toBe("ascending");
  await list.getByRole("button", { name: "Genotype", exact: true }).click();
  await eventually(
    () => head(/^Genotype/).getAttribute("aria-sort"),
    (sort) => sort === "ascending",
    "sorted by genotype",
  );
  expect(list.url()).toContain("sort=genotype");
});

test("an allele links to its gene and to the other alleles, and warns when nothing uses it", async () => {
  const { rows } = await read<{ rows: { uniquename: string; genotypes: unknown[] }[] }>(
    `gene/${encodeURIComponent(gene.uniquename)}/alleles`,
  );
  const unused = rows.find(({ genotypes }) => genotypes.length === 0) ?? rows[0];
  if (!unused) return;
  const allele = await pageOf<AllelePage>("allele", unused.uniquename);
  const page = await open(urls.allele(unused.uniquename));
  expect(await page.locator(`dl.defs a[href="${urls.gene(gene.uniquename)}"]`).count()).toBeGreaterThan(0);
  expect(await page.locator(`dl.defs a[href="${urls.geneAlleles(gene.uniquename)}"]`).count()).toBe(1);
  expect(await page.getByText("is not currently used in").count()).toBe(
    allele.genotypes.length === 0 ? 1 : 0,
  );
});

test("on a phone no page is wider than the window", async () => {
  const { gocam } = await examples();
  const model = gocam && (await pageOf<GocamPage>("gocam", gocam.id));
  const withModels = model?.references[0] ? [urls.reference(model.references[0].uniquename)] : [];
  const pages = [
    ...withModels,
    urls.term(term.termid),
    urls.termGenes(term.termid),
    urls.reference(reference.uniquename),
    urls.geneAlleles(gene.uniquename),
    ...(genotype ? [urls.genotype(genotype.display_uniquename)] : []),
  ];
  for (const path of pages) {
    const page = await open(path, { viewport: { width: 360, height: 740 } });
    await untilGrown(page);
    expect(await overflow(page), path).toBeLessThanOrEqual(0);
  }
});

test("the numbers on term pages are those of the lists behind them", async () => {
  const phenotype = genotype?.phenotypes[0]?.termid;
  const ids = [
    term.termid,
    ...term.direct_ancestors.map(({ termid }) => termid),
    ...(phenotype === undefined ? [] : [phenotype]),
  ];
  for (const id of ids) {
    const one = await pageOf<TermPage>("term", id);
    const totalOf = async (list: string) =>
      (await read<{ total: number }>(`term/${encodeURIComponent(id)}/${list}?size=1`)).total;
    const totals = await Promise.all(["genes", "single_locus_genotype_genes", "genotypes"].map(totalOf));
    expect(totals, id).toEqual([one.gene_count, one.single_locus_gene_count, one.genotype_count]);
  }
});

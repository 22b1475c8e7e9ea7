/** What a load writes about proteins: structures, membrane domains and paralogs, from the files of the demo release to the page. */
import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import type { ReferencePage } from "../../index-mappings/pages/others.ts";
import { urls } from "../../web/shared/urls/urls.ts";
import { demoDocument, demoGene, demoUrl } from "./demo-site.ts";
import { eventually, useBrowser } from "./pages.ts";

const open = useBrowser();
const openDemo = (path: string, choice?: string) =>
  open(path, {
    site: demoUrl,
    prepare: async (page) => {
      if (choice !== undefined)
        await page.addInitScript(
          (text) => localStorage.setItem("karyon.settings.1", text),
          JSON.stringify({ genePageMainWidget: choice }),
        );
    },
  });
const frameOf = (page: Page) => page.locator(".widget .frame iframe");

test("the views of a gene stand in their order, its structures among them", async () => {
  const gene = await demoGene(
    ({ pdb_entries: entries, gocams, uniprot_identifier: id }) =>
      entries.length > 1 && gocams.length > 0 && id !== null,
  );
  // What this site has no file of stands last, with the reason.
  const [before, after] =
    gene.has_structure_file === true
      ? [["Predicted structure"], []]
      : [[], ["Predicted structurenot on this site"]];
  const page = await openDemo(urls.gene(gene.uniquename));
  const widgets = page.getByRole("group", { name: "Choose a view" });
  expect(await widgets.getByRole("button").allTextContents()).toEqual([
    ...before,
    "PDB structures",
    "GO-CAM pathways",
    "Protein features",
    "Genome browser",
    ...after,
    "Hide all",
  ]);
});

test("a gene's structures are listed, and the chosen one is drawn", async () => {
  const gene = await demoGene(
    ({ pdb_entries: entries }) => entries.length > 1 && entries.every(({ has_file: kept }) => kept === true),
  );
  const [first, second] = gene.pdb_entries;
  const page = await openDemo(urls.gene(gene.uniquename), "pdb");
  await frameOf(page).waitFor();
  expect(await frameOf(page).getAttribute("src")).toBe(`/structure_view/pdb/${first?.pdb_id}`);
  const widget = page.locator(".widget");
  for (const { pdb_id: id } of gene.pdb_entries)
    expect(await widget.getByRole("button", { name: id }).count()).toBe(1);
  expect(await widget.getByText(first?.title ?? "no title").count()).toBeGreaterThan(0);
  await widget.getByRole("button", { name: second?.pdb_id ?? "no second" }).click();
  await eventually(
    () => frameOf(page).getAttribute("src"),
    (src) => src === `/structure_view/pdb/${second?.pdb_id}`,
    "the chosen structure",
  );
});

test("a publication lists the structures that it describes, with method, resolution and chains", async () => {
  const gene = await demoGene(({ pdb_entries: entries }) => entries[0]?.has_file === true);
  const papers = await Promise.all(
    gene.references.map(({ uniquename: id }) =>
      demoDocument<ReferencePage>(`reference/${encodeURIComponent(id)}`),
    ),
  );
  const paper =
    papers.find(({ pdb_entries: entries }) => entries.some(({ has_file: kept }) => kept === true)) ??
    expect.fail("no publication");
  const [entry] = paper.pdb_entries;
  const drawn = paper.pdb_entries.find(({ has_file: kept }) => kept === true);
  const page = await openDemo(urls.reference(paper.uniquename));
  const section = page.locator("#structures");
  await section.scrollIntoViewIfNeeded();
  expect(await section.getByRole("columnheader").allTextContents()).toEqual([
    "PDB",
    "Title",
    "Authors",
    "Method",
    "Resolution (Å)",
    "Genes and chains",
    "At its source",
  ]);
  expect(await section.locator(".frame iframe").getAttribute("src")).toBe(
    `/structure_view/pdb/${drawn?.pdb_id}`,
  );
  const row = await section.locator("tbody tr").first().textContent();
  for (const shown of [
    entry?.pdb_id,
    entry?.title,
    entry?.experimental_method,
    entry?.gene_chains[0]?.position,
  ])
    expect(row).toContain(shown);
});

test("membrane domains are listed, or their absence is said", async () => {
  const [inside, outside] = await Promise.all([
    demoGene(({ tm_domain_coords: found }) => found.length > 1),
    demoGene(({ tm_domain_coords: found }) => found.length === 0),
  ]);
  const regions = inside.tm_domain_coords.map(({ start, end }) => `${start}..${end}`).join(", ");
  const shown = async (id: string) =>
    (await openDemo(urls.gene(id))).locator("#protein-features").textContent();
  expect(await shown(inside.uniquename)).toContain(
    `Coordinates of predicted transmembrane domains: ${regions}`,
  );
  expect(await shown(outside.uniquename)).toContain("No predicted trans-membrane domains");
});

test("paralogs are a section only where there are some", async () => {
  const [doubled, single] = await Promise.all([
    demoGene(({ paralog_annotations: found }) => found.length > 0),
    demoGene(({ paralog_annotations: found }) => found.length === 0),
  ]);
  const section = (await openDemo(urls.gene(doubled.uniquename))).locator("#paralogs");
  expect(await section.getByRole("columnheader").allTextContents()).toEqual([
    "Paralogous gene",
    "ID",
    "Product",
  ]);
  expect(await section.locator("tbody tr").count()).toBe(doubled.paralog_annotations.length);
  const [first] = doubled.paralog_annotations;
  expect(
    await section
      .getByRole("link", { name: first?.paralog.name ?? first?.paralog.uniquename ?? "no paralog" })
      .first()
      .getAttribute("href"),
  ).toBe(urls.gene(first?.paralog.uniquename ?? ""));
  expect(await (await openDemo(urls.gene(single.uniquename))).locator("#paralogs").count()).toBe(0);
});

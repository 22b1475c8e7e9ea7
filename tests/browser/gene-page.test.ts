import { beforeAll, expect, test } from "vitest";
import type { Boot } from "../../api/contract/boot.ts";
import type { GenePage } from "../../index-mappings/pages/gene.ts";
import { urls } from "../../web/shared/urls/urls.ts";
import { count, range, spanOf, withUnit } from "../../web/shared/format/format.ts";
import { sectionOf } from "../../web/features/annotations/types-shown.ts";
import { withContact, withoutContact } from "./contact.ts";
import { eventually, untilStill, seenAtFirst, useBrowser } from "./pages.ts";
import { boot, literatureOf, richGene } from "./site.ts";

const open = useBrowser();
let site: Boot;
let gene: GenePage;
beforeAll(async () => {
  [site, gene] = await Promise.all([boot(), richGene()]);
});

test("head and summary say what the release says", async () => {
  const page = await open(urls.gene(gene.uniquename));
  const heading = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  expect(heading).toBe(`Gene: ${gene.name} / ${gene.uniquename}`);
  const facts = await page
    .locator("dl.defs")
    .first()
    .locator("> div")
    .evaluateAll((rows) =>
      rows.map((row) => [row.querySelector("dt")?.textContent, row.querySelector("dd")?.textContent]),
    );
  const fact = Object.fromEntries(facts) as Record<string, string>;
  expect(fact["Gene symbol"]).toBe(gene.name);
  expect(fact["Systematic ID"]).toBe(gene.uniquename);
  expect(fact["Feature type"]).toBe(gene.feature_type === "mRNA gene" ? "protein coding" : gene.feature_type);
  // Only genes of organisms that the site is not about need them.
  expect([fact["Organism"], fact["Genomic location"]]).toEqual([undefined, undefined]);
  const { protein } = gene.transcripts[0]!;
  expect(fact["Product size"]).toContain(
    protein ? `${count(protein.number_of_residues)}\u00a0aa` : "protein sequence not in this release",
  );
  for (const synonym of gene.synonyms)
    expect((fact["Synonyms"] ?? "").includes(synonym.name)).toBe(synonym.type !== "obsolete_name");
});

test("a problem report names the gene in its subject", async () => {
  const page = await open(urls.gene(gene.uniquename), { prepare: withContact });
  const mail = decodeURIComponent(
    (await page.getByRole("link", { name: "Report a problem" }).getAttribute("href")) ?? "",
  );
  expect(mail).toContain(`Comment or problem report for ${gene.name} (${gene.uniquename})`);
});

test("a site that names nobody to write to has no link that begins a letter", async () => {
  for (const path of [urls.gene(gene.uniquename), "/gene/no-such.gene"]) {
    const page = await open(path, { prepare: withoutContact });
    await page.getByRole("contentinfo").waitFor();
    expect(await page.locator('a[href^="mailto:"]').count(), path).toBe(0);
  }
});

test("the neighbourhood strip links to the neighbours, to scale", async () => {
  const page = await open(urls.gene(gene.uniquename));
  const strip = page.locator(".neighbourhood");
  const hrefs = await strip
    .locator("a")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(hrefs).toContain(urls.gene(gene.uniquename));
  expect(hrefs.length).toBeGreaterThan(1);
  const other = gene.gene_neighbourhood.find(
    (one) => one.uniquename !== gene.uniquename && hrefs.includes(urls.gene(one.uniquename)),
  );
  await strip.locator(`a[href="${urls.gene(other?.uniquename ?? "")}"]`).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(`**${urls.gene(other?.uniquename ?? "")}`);
});

test("there is a section for each annotation type with rows, counted in the menu, and none for the others", async () => {
  const page = await open(urls.gene(gene.uniquename));
  const menu = page.getByRole("navigation", { name: "Sections of this page" });
  const shown = new Map(
    gene.annotation_counts.filter((one) => one.annotations > 0).map((one) => [one.type, one.annotations]),
  );
  for (const type of site.deployment.annotationTypes) {
    const expected = shown.get(type.id);
    const section = sectionOf(type.id);
    const entry = menu.locator(`a[href$="#${section}"]`);
    expect(await entry.count(), type.id).toBe(expected === undefined ? 0 : 1);
    expect(await page.locator(`section#${CSS_escape(section)}`).count(), type.id).toBe(
      expected === undefined ? 0 : 1,
    );
    if (expected !== undefined)
      expect(await entry.textContent()).toBe(`${type.display_name}${count(expected)}`);
  }
});

/** Ids of types have no characters that a selector reads, but for a dash. */
const CSS_escape = (id: string): string => id.replace(/[^\w-]/g, "\\$&");

test("a section's rows come when it is scrolled to, and the menu marks the section in view", async () => {
  const page = await open(urls.gene(gene.uniquename));
  const last = site.deployment.annotationTypes.findLast((type) =>
    gene.annotation_counts.some((one) => one.type === type.id && one.annotations > 0),
  );
  const section = page.locator(`section#${CSS_escape(last?.id ?? "")}`);
  await page
    .getByRole("navigation", { name: "Sections of this page" })
    .locator(`a[href$="#${last?.id}"]`)
    .click();
  await section.locator("tbody tr").first().waitFor();
  await eventually(
    () => page.locator(".section-menu a[aria-current]").getAttribute("href"),
    (href) => href?.endsWith(`#${last?.id}`) ?? false,
    "marked section",
  );
});

test("the transcript's parts are drawn and listed", async () => {
  const page = await open(`${urls.gene(gene.uniquename)}#transcripts`);
  const section = page.locator("#transcripts");
  expect(await section.locator(".well").first().locator(".figure .p-cds").count()).toBe(
    gene.transcripts[0]?.parts.filter((part) => part.feature_type === "exon").length,
  );
  await section.getByLabel("Show exon/intron/UTR positions").first().check();
  const rows = section.locator(".well").first().locator("tbody tr");
  expect(await rows.count()).toBe(gene.transcripts[0]?.parts.length);
  await section.getByLabel("Show transcript positions").first().check();
  // Of a transcript whose untranslated ends the release does not tell, the first part begins later, and the page says why.
  const { location, parts } = gene.transcripts[0]!;
  const open5 = Math.min(...parts.map((part) => part.location.start_pos)) - location.start_pos;
  const open3 = location.end_pos - Math.max(...parts.map((part) => part.location.end_pos));
  await expect
    .poll(() => rows.first().locator("td").first().textContent())
    .toBe(count((location.strand === "reverse" ? open3 : open5) + 1));
  expect(await section.getByText("Untranslated ends").count()).toBe(open5 + open3 > 0 ? 1 : 0);
});

test("a transcript says what it is, and each part where it is: to the pointer, the keyboard and those who hear", async () => {
  const page = await open(`${urls.gene(gene.uniquename)}#transcripts`);
  const well = page.locator("#transcripts .well").first();
  const { location, parts } = gene.transcripts[0]!;
  expect(await well.locator(".well__head").textContent()).toContain(
    `Location: ${range(location.start_pos, location.end_pos)} (${withUnit(count(spanOf(location)), "nt")})`,
  );
  const drawn = well.locator(".p-part");
  expect(await drawn.count()).toBe(parts.length);
  await drawn.first().focus();
  const popover = well.locator(".part-popover");
  expect(await popover.textContent()).toContain("Genomic location");
  expect(await popover.textContent()).toContain("Transcript location");
  await page.keyboard.press("Escape");
  await expect.poll(() => popover.count()).toBe(0);
  await drawn.last().hover();
  expect(await popover.count()).toBe(1);
});

test("a part of a transcript leads to its sequence, selected in the whole", async () => {
  const page = await open(`${urls.gene(gene.uniquename)}#transcripts`);
  const { parts } = gene.transcripts[0]!;
  const at = parts.findIndex(({ feature_type: type }) => type === "exon");
  const { length } = parts[at]!.residues;
  const before = parts.slice(0, at).reduce((sum, { residues }) => sum + residues.length, 0);
  const part = page.locator(`#transcripts .p-part[href*="seq.residues=${before + 1}..${before + length}"]`);
  await part.first().focus();
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.hash === "#sequence" && url.searchParams.has("seq.residues"));
  await page.getByText(`${count(length)} selected residue(s)`).waitFor();
});

test("what is said of a part stands out of its section whole", async () => {
  const page = await open(`${urls.gene(gene.uniquename)}#transcripts`);
  const section = page.locator("#transcripts");
  const part = section.locator(".p-part").last();
  await part.scrollIntoViewIfNeeded();
  await untilStill(section);
  await part.hover();
  const popover = section.locator(".part-popover");
  const [about, around] = [await popover.boundingBox(), await section.boundingBox()];
  if (!about || !around) throw new Error("it is not to be seen");
  const [middle, last] = [about.x + about.width / 2, about.y + about.height - 2];
  expect(last, "it is higher than what is left of the section").toBeGreaterThan(around.y + around.height);
  expect(
    await popover.evaluate(
      (element: HTMLElement, [x, y]) => {
        // The pointer goes through it, and so would the question what is there.
        element.style.pointerEvents = "auto";
        return element.contains(document.elementFromPoint(x, y));
      },
      [middle, last] as const,
    ),
  ).toBe(true);
});

test("links lead from a gene to its alleles and to the genome browser around it", async () => {
  const page = await open(urls.gene(gene.uniquename));
  const links = page.locator(".gene-links");
  if (gene.allele_count > 0)
    expect(await links.getByRole("link", { name: /alleles?$/ }).getAttribute("href")).toBe(
      urls.geneAlleles(gene.uniquename),
    );
  const middle = Math.floor(((gene.location?.start_pos ?? 0) + (gene.location?.end_pos ?? 0)) / 2);
  const address = await eventually(
    () => links.getByRole("link", { name: "Genome browser" }).getAttribute("href"),
    (href) => href !== null,
    "address of the browser",
  );
  expect(address).toContain(
    `/jbrowse/?loc=${gene.location?.chromosome_name}:${Math.max(1, middle - 8_000)}..`,
  );
  expect(address).toContain(
    `&highlight=${gene.location?.chromosome_name}:${gene.location?.start_pos}..${gene.location?.end_pos}`,
  );
});

test("tracks of the genome browser are chosen behind a link, and each version of it opens with them", async () => {
  const { tracks } = site.deployment.genomeBrowser;
  const page = await open(urls.gene(gene.uniquename));
  const links = page.locator(".gene-links");
  expect(await links.getByRole("table").count()).toBe(0);
  await links.getByRole("button", { name: /genome browser tracks/ }).click();
  const load = links.getByRole("button", { name: /^Load tracks/ });
  expect(await load.count()).toBe(2);
  expect([await load.first().isDisabled(), await load.first().getAttribute("title")]).toEqual([
    true,
    "Select some tracks from the list below",
  ]);
  await links.getByRole("button", { name: "Select all" }).click();
  const sorted = tracks.toSorted((a, b) => a.label.localeCompare(b.label));
  expect(await links.locator("tbody th").allTextContents()).toEqual(sorted.map(({ label }) => label));
  const addresses = (
    await links
      .getByRole("link", { name: /^Load tracks/ })
      .evaluateAll((all) => all.map((one) => one.getAttribute("href")))
  ).map((href) => decodeURIComponent(href ?? ""));
  expect(addresses[0]).toContain(`&tracks=${sorted.map(({ label }) => label).join(",")}`);
  expect(addresses[1]).toContain(
    `&assembly=${site.deployment.site.jbrowse2_assembly_name}&tracks=${sorted.map(({ track_id }) => track_id).join(",")}`,
  );
  await links.getByRole("button", { name: "Select none" }).click();
  await expect.poll(() => load.first().isDisabled()).toBe(true);
});

test("literature is sorted by gene count, its first papers first, and can be sorted by year", async () => {
  const page = await open(`${urls.gene(gene.uniquename)}#literature`);
  const section = page.locator("#literature");
  const papers = literatureOf(gene).length;
  expect(await section.locator("tbody:not([hidden]) tr").count()).toBe(seenAtFirst(papers));
  expect(await section.getByRole("columnheader", { name: "Year" }).count()).toBe(0);
  await section.getByRole("button", { name: "Year Descending" }).click();
  const year = section.getByRole("columnheader", { name: "Year" });
  const expected = literatureOf(gene).some((reference) => reference.publication_year !== null) ? 1 : 0;
  await eventually(
    () => year.count(),
    (shown) => shown === expected,
    "columns of years",
  );
});

test("on a phone the sections are behind one button", async () => {
  const page = await open(urls.gene(gene.uniquename), { viewport: { width: 360, height: 740 } });
  const menu = page.getByRole("navigation", { name: "Sections of this page" });
  expect(await menu.getByRole("link").first().isVisible()).toBe(false);
  await menu.getByRole("button", { name: "On this page" }).click();
  await menu.getByRole("link", { name: "Transcript details" }).click();
  await eventually(
    () => page.evaluate(() => scrollY),
    (y) => y > 200,
    "scrolled to the section",
  );
});

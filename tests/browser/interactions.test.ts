/** Interaction tables: rows, details, notes, and the pages of the genotypes and terms that the details name. */
import { beforeAll, expect, test } from "vitest";
import type { Locator, Page } from "playwright-core";
import type { AnnotationsAnswer, InteractionSummaryRow } from "../../api/contract/lists.ts";
import type { GenePage } from "../../index-mappings/pages/gene.ts";
import type { GenotypePage } from "../../index-mappings/pages/others.ts";
import type { InteractionRow } from "../../index-mappings/pages/rows.ts";
import { urls } from "../../web/shared/urls/urls.ts";
import { eventually, overflow, seenAtFirst, useBrowser } from "./pages.ts";
import { document as read, geneDocument, richGene, siteUrl } from "./site.ts";

const open = useBrowser();
const genetic = "genetic_interactions";
const notCurated = "The genotype/phenotype details for this interaction are not currently curated";

/** A gene with genetic interactions, of which as much as possible is known. */
let gene: GenePage;
let rows: readonly InteractionSummaryRow[];

async function ask(params: Readonly<Record<string, string>>): Promise<AnnotationsAnswer> {
  const answer = await fetch(`${siteUrl}/api/v1/dataset/latest/annotations?${new URLSearchParams(params)}`);
  // The api checks its answers against the contract's schemas in its own tests.
  return (await answer.json()) as AnnotationsAnswer;
}
const pairsOf = async (id: string): Promise<InteractionSummaryRow[]> =>
  (await ask({ subject: `gene:${id}`, type: genetic, view: "summary" })).rows.filter(
    (row) => row.kind === "interaction_summary",
  );
const interactionsOf = async (subject: string, type: string): Promise<InteractionRow[]> =>
  (await ask({ subject, type, view: "details", size: "200" })).rows.filter(
    (row) => row.kind === "interaction",
  );

beforeAll(async () => {
  const first = (await richGene()).uniquename;
  const near = await pairsOf(first);
  const ids = [first, ...near.flatMap((row) => [row.gene_a.uniquename, row.gene_b.uniquename])];
  const known = await Promise.all(
    [...new Set(ids)]
      .slice(0, 30)
      .map(async (id) => ({ id, pairs: id === first ? near : await pairsOf(id) })),
  );
  const worth = (pairs: readonly InteractionSummaryRow[]): number =>
    Number(pairs.some((row) => row.has_details)) +
    Number(pairs.some((row) => !row.has_details)) +
    Number(pairs.some((row) => row.notes.length > 0)) +
    Number(pairs.length > 0);
  const best = known.toSorted((a, b) => worth(b.pairs) - worth(a.pairs))[0]!;
  gene = await geneDocument(best.id);
  rows = best.pairs;
});

/** The rows that a table of these shows before all are asked for. */
const seen = <Row>(all: readonly Row[]): readonly Row[] => all.slice(0, seenAtFirst(all.length));

async function openTable(
  path: string,
  type: string,
  options: Parameters<typeof open>[1] = {},
): Promise<{ page: Page; section: Locator }> {
  const page = await open(`${path}#${type}`, options);
  const section = page.locator(`section[id="${type}"]`);
  await section.scrollIntoViewIfNeeded();
  await section.locator(".annotation-table[aria-busy=false] tbody tr").first().waitFor();
  return { page, section };
}
const tableOfGene = (search = "", options: Parameters<typeof open>[1] = {}) =>
  openTable(`${urls.gene(gene.uniquename)}${search}`, genetic, options);

test("rows name the partner and the publications, and only those with details open", async () => {
  const { section } = await tableOfGene();
  const expanders = section.getByRole("button", { name: /^Details of / });
  const openable = seen(rows).filter((row) => row.has_details);
  expect(await expanders.count()).toBe(openable.length);
  const [first] = rows;
  const partner = first?.gene_a.uniquename === gene.uniquename ? first.gene_b : first?.gene_a;
  const row = section.locator(".annotation-table tbody tr").first();
  expect(await row.locator(`a[href="${urls.gene(partner?.uniquename ?? "")}"]`).count()).toBe(1);
  for (const reference of first?.references ?? [])
    expect(await row.locator(`a[href="${urls.reference(reference.uniquename)}"]`).count()).toBe(1);
  if (openable.length === 0) return;
  await expanders.first().click();
  await section.locator(".detail tbody tr").first().waitFor();
  expect(await section.locator(".detail").first().innerText()).toMatch(/phenotype/i);
});

test("all details say what is recorded, and what is not", async () => {
  const { section } = await tableOfGene(`?${genetic}.view=details`);
  const interactions = await interactionsOf(`gene:${gene.uniquename}`, genetic);
  const shown = seen(interactions);
  expect(await section.locator("tbody:not([hidden]) > tr.member").count()).toBe(shown.length);
  const isCurated = ({ double_mutant: doubleMutant, rescued }: InteractionRow): boolean =>
    Boolean(doubleMutant ?? rescued);
  expect(await section.locator("tbody:not([hidden])").getByText(notCurated).count()).toBe(
    shown.filter((row) => !isCurated(row)).length,
  );
  const genotypes = new Set(
    shown.flatMap(({ double_mutant: doubleMutant, rescued }) =>
      [doubleMutant, rescued].flatMap((detail) => detail?.genotype?.display_uniquename ?? []),
    ),
  );
  for (const id of genotypes)
    expect(await section.locator(`a[href="${urls.genotype(id)}"]`).count()).toBeGreaterThan(0);
});

test("a note opens in a dialog, and Escape gives the focus back", async () => {
  const noted = rows.find((row) => row.notes.length > 0);
  if (!noted) return;
  const { page, section } = await tableOfGene();
  const button = section.getByRole("button", { name: /^Note on / }).first();
  await button.click();
  const dialog = page.getByRole("dialog");
  await dialog.waitFor();
  expect(await dialog.innerText()).toContain(rows.find((row) => row.notes.length > 0)?.notes[0]);
  await page.keyboard.press("Escape");
  await eventually(
    () => dialog.count(),
    (open) => open === 0,
    "closed",
  );
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
});

test("pages of genotypes and terms have the interactions that were seen by them", async () => {
  const [seen] = (await interactionsOf(`gene:${gene.uniquename}`, genetic)).filter(
    (row) => row.double_mutant?.genotype && row.double_mutant.phenotype,
  );
  if (!seen) return;
  const type = "double_mutant_genetic_interactions";
  // Both were found above.
  const { genotype, phenotype } = seen.double_mutant!;
  const { annotation_counts: counts } = await read<GenotypePage>(
    `genotype/${encodeURIComponent(genotype!.display_uniquename)}`,
  );
  for (const [path, subject] of [
    [urls.genotype(genotype!.display_uniquename), `genotype:${genotype!.display_uniquename}`],
    [urls.term(phenotype!.termid), `term:${phenotype!.termid}`],
  ] as const) {
    const { section } = await openTable(path, type);
    const { total } = await ask({ subject, type });
    expect(await section.locator(".section__head").innerText()).toContain(`${total} interaction`);
    for (const other of [seen.gene_a, seen.gene_b])
      expect(await section.locator(`tbody a[href="${urls.gene(other.uniquename)}"]`).count()).toBeGreaterThan(
        0,
      );
  }
  expect(counts.find((one) => one.type === type)?.annotations).toBe(
    (await ask({ subject: `genotype:${genotype!.display_uniquename}`, type })).total,
  );
});

test("on a phone the table is no wider than the window, in details too", async () => {
  for (const search of ["", `?${genetic}.view=details`]) {
    const { page } = await tableOfGene(search, { viewport: { width: 360, height: 740 } });
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  }
});

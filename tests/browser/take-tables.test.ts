/** Tables whose rows come with the page, taken along. */
import { beforeAll, expect, test } from "vitest";
import type { Page } from "playwright-core";
import type { GenePage } from "../../index-mappings/pages/gene.ts";
import { urls } from "../../web/shared/urls/urls.ts";
import { untilGrown, useBrowser } from "./pages.ts";
import { boot, literatureOf, richGene } from "./site.ts";

const open = useBrowser();
let gene: GenePage;

beforeAll(async () => {
  gene = await richGene();
});

const target = (id: string, evidence: string) => ({
  ontology_name: "GO",
  relation: "has_input",
  relation_label: "input of",
  gene: { uniquename: id, name: null, product: "a\tkinase" },
  genotype: null,
  reference: null,
  evidence,
  assigned_by: null,
  date: null,
  show_in_summary: true,
});
const history = {
  date: "2011-03-24",
  previous_coords: "CDS 1..2",
  references: null,
  comments: "longer",
  genome_snapshot_link: null,
};
const match = {
  id: "PF00069",
  dbname: "PFAM",
  name: "Pkinase",
  description: null,
  match_start: 4,
  match_end: 90,
  interpro_id: "IPR000719",
  interpro_name: "Protein kinase domain",
  gene_count: 7,
  locations: [
    { start: 4, end: 40 },
    { start: 60, end: 90 },
  ],
};

/** A gene with rows in all of its tables. */
const openFilled = (): Promise<Page> =>
  open(urls.gene(gene.uniquename), {
    permissions: ["clipboard-read", "clipboard-write"],
    prepare: (page) =>
      page.route(`**/data/gene/${gene.uniquename}`, (route) =>
        route.fulfill({
          json: {
            ...gene,
            target_of_annotations: [target("ABC1", "IDA"), target("ABC1", "IMP")],
            gene_history: [history],
            interpro_matches: [match],
            ortholog_annotations: [
              {
                ortholog: { uniquename: "YFG1", name: "yfg1", product: "one; and more" },
                taxonid: 4932,
                qualifier: null,
                source: "PMID:1",
              },
            ],
          },
        }),
      ),
  });

async function fileOf(page: Page, name: RegExp): Promise<string[][]> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name }).click(),
  ]);
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(Buffer.from(part));
  const { metadata } = await boot();
  expect(download.suggestedFilename()).toContain(`-${metadata?.date_version}.tsv`);
  const [said, ...lines] = Buffer.concat(parts).toString().replace(/\n$/, "").split("\n");
  expect(said).toMatch(/^# .+; all rows; /);
  expect(said).toContain(`release ${metadata?.date_version}`);
  return lines.map((line) => line.split("\t"));
}

test("each table has a file with all of its rows", async () => {
  const page = await openFilled();
  expect((await fileOf(page, /annotations that name .* as TSV/)).slice(1)).toEqual([
    ["GO", "input of", "ABC1", "", "", "a kinase", "IDA", ""],
    ["GO", "input of", "ABC1", "", "", "a kinase", "IMP", ""],
  ]);
  expect((await fileOf(page, /structure history of .* as TSV/))[1]).toEqual([
    "2011-03-24",
    "CDS 1..2",
    "",
    "longer",
    "",
  ]);
  expect((await fileOf(page, /domain matches of .* as TSV/))[1]).toEqual([
    "PF00069",
    "PFAM",
    "Pkinase",
    "IPR000719",
    "Protein kinase domain",
    "4",
    "90",
    "4..40, 60..90",
    "7",
  ]);
  const publications = await fileOf(page, /publications about .* as TSV/);
  expect(new Set(publications.slice(1).map(([id]) => id))).toEqual(
    new Set(literatureOf(gene).map(({ uniquename }) => uniquename)),
  );
  if (await page.locator("#external-references").count()) {
    expect((await fileOf(page, /external references of .* as TSV/)).length - 1).toBe(
      await page.locator("#external-references tbody tr").count(),
    );
  }
});

test("a table is copied as it would be saved, and a link to it leads there", async () => {
  const page = await openFilled();
  // What comes above the table moves it.
  await untilGrown(page);
  await page.getByRole("button", { name: /^Copy the table of publications about/ }).click();
  const said = page.getByText(/^(Copied: publications about .*, all rows|Nothing was copied.*)$/);
  expect(await said.textContent()).toMatch(/^Copied/);
  expect((await page.evaluate(() => navigator.clipboard.readText())).trimEnd().split("\n").length).toBe(
    literatureOf(gene).length + 1,
  );
  await page.getByRole("button", { name: /^Copy a link to publications about/ }).click();
  await page.getByText(/^Copied: link to publications about/).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/#literature$/);
});

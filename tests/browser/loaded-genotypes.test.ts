/** What a load writes about genotypes, references and people, from the files of the demo release to the page. */
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import type { AnnotationsAnswer } from "../../api/contract/lists.ts";
import type { SearchAnswer } from "../../api/contract/search.ts";
import type { GenePage } from "../../index-mappings/pages/gene.ts";
import type { GocamPage, GenotypePage } from "../../index-mappings/pages/others.ts";
import type { PathwayMap } from "../../index-mappings/pages/pathway-map.ts";
import { urls } from "../../web/shared/urls/urls.ts";
import { demoDocument, demoUrl } from "./demo-site.ts";
import { eventually, useBrowser } from "./pages.ts";

const open = useBrowser();
const openDemo = (path: string) => open(path, { site: demoUrl });

async function asked<T>(path: string): Promise<T> {
  const answer = await fetch(`${demoUrl}/api/v1/dataset/latest/${path}`);
  if (!answer.ok) throw new Error(`${path} of the demo release answered ${answer.status}`);
  // The api checks its answers against the contract's schemas in its own tests.
  return (await answer.json()) as T;
}
const genesFound = async (): Promise<string[]> =>
  (await asked<SearchAnswer>("search?type=gene&feature_type=mRNA gene&size=100")).hits.map(({ id }) => id);

/** A gene of which a row is about a genotype that has one allele twice, and that genotype. */
async function homozygousDiploid(): Promise<{ gene: string; genotype: GenotypePage }> {
  for (const gene of await genesFound()) {
    const { rows } = await asked<AnnotationsAnswer>(
      `annotations?subject=${encodeURIComponent(`gene:${gene}`)}&type=single_locus_phenotype&size=200`,
    );
    for (const row of rows) {
      if (row.kind !== "annotation" || !row.genotype?.display_name.includes("/")) continue;
      const genotype = await demoDocument<GenotypePage>(
        `genotype/${encodeURIComponent(row.genotype.display_uniquename)}`,
      );
      const [first, second] = genotype.loci[0]?.expressed_alleles ?? [];
      if (first && first.allele.uniquename === second?.allele.uniquename) return { gene, genotype };
    }
  }
  throw new Error("no phenotype of the demo release is of a homozygous diploid");
}

test("a homozygous diploid has its allele twice, on both sides of a stroke, and is named so in the table of its gene", async () => {
  const { gene, genotype } = await homozygousDiploid();
  const [one, other, ...more] = genotype.display_name.split(" / ");
  expect([other, more]).toEqual([one, []]);
  const page = await openDemo(`${urls.gene(gene)}#single_locus_phenotype`);
  const section = page.locator("#single_locus_phenotype");
  await section.scrollIntoViewIfNeeded();
  await section.getByRole("link", { name: genotype.display_name }).first().waitFor({ state: "attached" });

  await page.goto(demoUrl + urls.genotype(genotype.display_uniquename));
  await page.getByText("Diploid genotype").waitFor();
  expect(await page.locator("#main h1").textContent()).toContain(`${one} / ${one}`);
  const rows = page.getByRole("table", { name: "Alleles of this genotype" }).locator("tbody tr");
  await eventually(
    () => rows.count(),
    (count) => count === 2,
    "both alleles are in the table",
  );
  const texts = await rows.allTextContents();
  expect(texts[1]).toBe(texts[0]);
  await page.getByText("2 alleles", { exact: true }).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: /^Download the table of alleles of .* as TSV$/ }).click(),
  ]);
  const [about, heads, ...saved] = (await readFile(await download.path(), "utf8")).trimEnd().split("\n");
  expect(about).toMatch(/^# Alleles of .+; all rows; .+, release /);
  expect(heads).toMatch(/^Allele ID\tAllele\tSystematic ID\t/);
  expect(saved.map((line) => line.split("\t")[0])).toEqual(
    genotype.loci.flatMap(({ expressed_alleles: both }) => both.map(({ allele }) => allele.uniquename)),
  );
});

test("who made a pathway model is named, and the name leads to the ORCID", async () => {
  const { models } = await demoDocument<PathwayMap>("pathway_map");
  const model = await demoDocument<GocamPage>(`gocam/${models[0]?.gocam_id ?? ""}`);
  const [curator] = model.contributors;
  expect(curator?.name).toMatch(/^[A-Z]+\. [A-Z]/);
  const page = await openDemo(urls.gocam(model.gocam_id));
  const link = page.getByRole("link", { name: curator?.name ?? "nobody" });
  await link.waitFor();
  expect(await link.getAttribute("href")).toBe(`https://orcid.org/${curator?.orcid}`);
  expect(await page.getByText(curator?.orcid ?? "no ORCID").count()).toBe(0);
});

test("described methods are no publications: they stand below them, and count for none", async () => {
  const genes = await Promise.all(
    (await genesFound()).map((id) => demoDocument<GenePage>(`gene/${encodeURIComponent(id)}`)),
  );
  const isMethod = (id: string) => id.startsWith("GO_REF:");
  const gene = genes.find(({ references }) => {
    const methods = references.filter(({ uniquename }) => isMethod(uniquename)).length;
    return methods > 0 && references.length - methods > 1;
  });
  if (!gene) throw new Error("no gene of the demo release has publications and a described method");
  const methods = gene.references.filter(({ uniquename }) => isMethod(uniquename));
  const publications = gene.references.length - methods.length;
  const page = await openDemo(`${urls.gene(gene.uniquename)}#literature`);
  const section = page.locator("#literature");
  await section.getByText(`${publications} publications`, { exact: true }).waitFor();
  await section.getByText(methods.length === 1 ? "Described method" : "Described methods").waitFor();
  expect(await section.getByRole("table").getByText("GO_REF:").count()).toBe(0);
  await section.getByRole("link", { name: methods[0]?.title ?? "no title" }).click();
  await page.getByText("Described method", { exact: true }).waitFor();
});

test("publications and described methods can be told apart in a search, and a count leads to each", async () => {
  const page = await openDemo("/internal-details#counted-again");
  const count = page.getByRole("link", { name: /^Publications with a title: / });
  const number = (await count.textContent()) ?? "";
  await count.click();
  await page.waitForURL(/kind=publication&titled=yes/);
  await page
    .getByText(new RegExp(`^${number} publications`))
    .first()
    .waitFor();
  await page.getByRole("checkbox", { name: /^described method/ }).check();
  await page.getByText(/^[\d,]+ references: [\d,]+ publications, \d+ described methods$/).waitFor();
  await page.getByRole("checkbox", { name: /^publication/ }).uncheck();
  await page.getByText(/^\d+ described methods$/).waitFor();
  await page.goto(`${demoUrl}/internal-details#counted-again`);
  await page.getByRole("link", { name: /^Terms: / }).click();
  await page.locator("[id='all-terms.tsv.gz']").waitFor();
});

/** Genes side by side, from where people begin: the tool, a gene page, and the search box. */
import { beforeAll, expect, test } from "vitest";
import type { GeneComparison } from "../../api/contract/gene-comparison.ts";
import type { GenePage } from "../../index-mappings/pages/gene.ts";
import { urls } from "../../web/shared/urls/urls.ts";
import { useBrowser } from "./pages.ts";
import { richGene, siteUrl } from "./site.ts";

const open = useBrowser();
let gene: GenePage;
let other: { readonly uniquename: string; readonly name: string | null };
let compared: GeneComparison;
beforeAll(async () => {
  gene = await richGene();
  const [related] = gene.related ?? [];
  if (!related) throw new Error(`${gene.uniquename} is related to no gene`);
  other = related;
  const answer = await fetch(
    `${siteUrl}/api/v1/dataset/latest/gene_comparison/${gene.uniquename}+${other.uniquename}`,
  );
  // The api checks its answers against the contract's schemas in its own tests.
  compared = (await answer.json()) as GeneComparison;
});
const named = (one: { readonly uniquename: string; readonly name: string | null }): string =>
  one.name ?? one.uniquename;

test("two genes that are typed are compared, and the address says which", async () => {
  const page = await open(urls.compareStart);
  await page.getByText("Genes", { exact: true }).first().click();
  await page.keyboard.type(`${named(gene)}, ${named(other)}`);
  await page.getByRole("button", { name: "Compare" }).click();
  const facts = page.getByRole("table", { name: "Facts about the genes" });
  await facts.getByText(gene.uniquename, { exact: true }).waitFor();
  await facts.getByText(other.uniquename, { exact: true }).waitFor();
  expect(new URL(page.url()).searchParams.get("genes")).toBe(`${named(gene)} ${named(other)}`);
  const [shared] = compared.terms.filter(({ genes }) => genes.length === 2);
  await page
    .getByRole("main")
    .getByRole("link", { name: shared?.name ?? "", exact: true })
    .first()
    .waitFor();
  await page.reload();
  await facts.waitFor();
});

test("a related gene is compared with a press on the gene's page", async () => {
  const page = await open(`${urls.gene(gene.uniquename)}#related`);
  await page
    .getByRole("link", { name: `Compare with ${named(other)}` })
    .first()
    .click();
  await page.getByRole("table", { name: "Facts about the genes" }).waitFor();
  await page.getByRole("heading", { level: 1, name: "Compare genes" }).waitFor();
});

test.each([
  (a: string, b: string) => `what do ${a} and ${b} have in common`,
  (a: string, b: string) => `${a} vs ${b}`,
])("the search box leads to the comparison that a text asks for", async (asking) => {
  const page = await open(urls.search(asking(named(gene), named(other))));
  await page
    .getByRole("main")
    .getByRole("link", { name: `Compare ${named(gene)} and ${named(other)}` })
    .click();
  await page.getByRole("table", { name: "Facts about the genes" }).waitFor();
});

test.each([
  [(id: string) => [id, "no-such-gene"], "There is no gene: no-such-gene."],
  [(id: string) => [id], /names 1 different gene; 2 to \d can be compared/],
] as const)("what cannot be compared is said", async (names, said) => {
  const page = await open(urls.compare(names(gene.uniquename)));
  await page.getByRole("alert").getByText(said).waitFor();
});

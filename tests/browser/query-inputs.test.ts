/** Inputs of queries for what not every release tells: phenotypes, domains and disorder. */
import { beforeAll, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { urls } from "../../web/shared/urls/urls.ts";
import { eventually, useBrowser } from "./pages.ts";
import { genesOf, historyRows, newestIs, phenotypeInput, queryOptions } from "./query-site.ts";
import { boot } from "./site.ts";

const open = useBrowser();
let phenotypes: Awaited<ReturnType<typeof phenotypeInput>>;
beforeAll(async () => {
  phenotypes = await phenotypeInput();
});

const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true });

test("of the kinds of genotypes one is always ticked, and expression is asked of haploid single-locus ones only", async () => {
  const page = await open(urls.queryInput(phenotypes.id));
  await button(page, phenotypes.examples[0]?.name ?? "").click();
  const box = (name: string) => page.getByRole("checkbox", { name, exact: true });
  const nullExpression = page.getByRole("radio", { name: /^Null/ });
  await page.getByRole("checkbox", { name: /^All annotations/ }).check();
  await expect.poll(() => box("Single locus").count()).toBe(0);
  await page.getByRole("checkbox", { name: /^All annotations/ }).uncheck();
  await box("Single locus").uncheck();
  await expect.poll(() => box("Multi-locus").isChecked()).toBe(true);
  expect(await nullExpression.count()).toBe(0);
  await box("Multi-locus").uncheck();
  await expect.poll(() => box("Single locus").isChecked()).toBe(true);
  await nullExpression.check();
  await box("Diploid").check();
  await box("Diploid").uncheck();
  await expect.poll(() => page.getByRole("radio", { name: "Any", exact: true }).isChecked()).toBe(true);
  await box("Only under a condition").check();
  await page.getByRole("combobox", { name: "Only under a condition" }).fill("temperature");
  await page.getByRole("option").first().waitFor();
  await page.keyboard.press("Enter");
  await expect
    .poll(() => page.getByRole("combobox", { name: "Only under a condition" }).inputValue())
    .not.toBe("");
  await box("Only under a condition").uncheck();
  await box("Only under a condition").check();
  await expect
    .poll(() => page.getByRole("combobox", { name: "Only under a condition" }).inputValue())
    .toBe("");
});

test("a phenotype that is said of no such genotype points to its other annotations", async () => {
  const ofGenotypes = (body: string | null) => body?.includes("single_or_multi_locus") ?? false;
  const page = await open(urls.queryInput(phenotypes.id), {
    prepare: (opened) =>
      opened.route("**/query/count", async (route) => {
        const answer = await route.fetch();
        await route.fulfill({
          json: { ...(await answer.json()), count: ofGenotypes(route.request().postData()) ? 0 : 7 },
        });
      }),
  });
  await button(page, phenotypes.examples[0]?.name ?? "").click();
  await page.getByRole("checkbox", { name: /^All annotations/ }).uncheck();
  const hint = page.getByText(
    "No annotation of the term names a genotype like this; tick “All annotations” for the 7 genes that have the phenotype.",
  );
  await hint.waitFor();
  await page.getByRole("checkbox", { name: /^All annotations/ }).check();
  await hint.waitFor({ state: "detached" });
});

test("any and none of a range say so in the history", async () => {
  const page = await open(urls.queryInput("disordered_regions_count"));
  await button(page, "Submit").click();
  await newestIs(
    page,
    "disordered regions count (≥1)",
    await genesOf({ int_range: { range_type: "disordered_regions_count", start: 1 } }),
  );
  await page.getByRole("radio", { name: "None", exact: true }).check();
  await button(page, "Submit").click();
  await newestIs(
    page,
    "disordered regions count (none)",
    await genesOf({ int_range: { range_type: "disordered_regions_count", start: 0, end: 0 } }),
  );
  await page.getByRole("radio", { name: /^Percent/ }).check();
  await button(page, "Submit").click();
  await newestIs(
    page,
    "disordered percent (1..100)",
    await genesOf({ int_range: { range_type: "disordered_percent", start: 1, end: 100 } }),
  );
});

test("a domain's id takes the prefix of its input, and blanks are no id", async () => {
  const page = await open(urls.queryInput("all_domains"));
  await page.getByRole("textbox", { name: "Domain ID" }).fill("  ");
  await expect.poll(() => button(page, "Search").isDisabled()).toBe(true);
  await page.getByRole("textbox", { name: "Domain ID" }).fill("PF*");
  await button(page, "Search").click();
  await newestIs(page, "subset: interpro:PF*", await genesOf({ subset: { subset_name: "interpro:PF*" } }));
});

test("another page's phenotype starts with haploid single-locus genotypes", async () => {
  const prefix = phenotypes.examples[0];
  const phenotype = await open(`/query/save/from/term_subset/${prefix?.termid ?? ""}/some%20phenotype`);
  await phenotype.waitForURL("**/query");
  await eventually(
    () => historyRows(phenotype).first().textContent(),
    (text) => (text ?? "").includes("single locus haploid"),
    "a phenotype starts with haploid single-locus genotypes",
  );
});

test("a phenotype is first asked of all annotations where the release tells some without their genotypes", async () => {
  const page = await open(urls.queryInput(phenotypes.id));
  await button(page, phenotypes.examples[0]?.name ?? "").click();
  const { metadata } = await boot();
  const areUntold = metadata?.data_gaps?.some(({ topic }) => topic === "genotypes") ?? false;
  const all = page.getByRole("checkbox", { name: /^All annotations/ });
  await expect.poll(() => all.isChecked()).toBe(areUntold);
});

test("kinds of conditions with several inputs open at one that the release has something for", async () => {
  const { builder, not_in_release: missing } = await queryOptions();
  const entries = builder.node_types.filter((entry) => entry.nodeType === "sub-nodes");
  expect(entries.length).toBeGreaterThan(0);
  const page = await open(urls.query);
  for (const { displayName, subNodes } of entries) {
    const has = subNodes.filter(({ id }) => !(id in missing.inputs));
    if (has.length === 0) continue;
    await main(page).getByRole("link", { name: displayName, exact: true }).click();
    await page.getByRole("heading", { name: displayName, level: 2 }).waitFor();
    const tab = await main(page).getByRole("tab", { selected: true }).textContent();
    expect(has.map((input) => input.displayName)).toContain(tab);
  }
});

test("the genes of a phenotype are as many in a query as in the list that it was made from", async () => {
  const { termid } = phenotypes.examples[0] ?? { termid: "" };
  const page = await open(urls.termGenes(termid));
  const listed = (await page.locator(".list-bar [role=status]").textContent()) ?? "";
  // "39 genes"
  const genes = Number(listed.replaceAll(/\D/g, ""));
  expect(genes).toBeGreaterThan(0);
  await page.getByRole("link", { name: "Use these genes in query…" }).click();
  await page.waitForURL("**/query");
  const name = await historyRows(page).first().textContent();
  expect(name).not.toContain("haploid");
  await newestIs(page, `(${termid})`, genes);
});

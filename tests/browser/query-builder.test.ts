import { readFile } from "node:fs/promises";
import { beforeAll, expect, test } from "vitest";
import type { Page } from "playwright-core";
import type { SearchAnswer } from "../../api/contract/search.ts";
import type { QueryNode } from "../../api/contract/query.ts";
import type { GenePage } from "../../index-mappings/pages/gene.ts";
import { count, counted } from "../../web/shared/format/format.ts";
import { urls } from "../../web/shared/urls/urls.ts";
import { eventually, useBrowser } from "./pages.ts";
import { genesOf, historyRows, lookUp, newestIs, queryThings } from "./query-site.ts";
import type { QueryThings } from "./query-site.ts";
import { richGene, siteUrl } from "./site.ts";

const open = useBrowser();
let things: QueryThings;
let gene: GenePage;
beforeAll(async () => {
  [things, gene] = await Promise.all([queryThings(), richGene()]);
});

const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string | RegExp) =>
  main(page).getByRole("button", { name, exact: typeof name === "string" });
const toast = (page: Page) =>
  page.locator(".toast", { hasText: "Query results added to history below" }).first().waitFor();
const searchAnswer = async (search: string): Promise<SearchAnswer> =>
  // The api checks its answers against the contract's schemas in its own tests.
  (await (await fetch(`${siteUrl}/api/v1/dataset/latest/search?${search}`)).json()) as SearchAnswer;
const subset = (name: string): QueryNode => ({ subset: { subset_name: name } });
/** Number of genes of a line of the tree, by its text. */
const lineCount = (page: Page, text: string) =>
  page.locator(".query-node", { hasText: text }).first().locator(".query-count");
const rootCount = (page: Page) => page.locator(".query-node").first().locator(".query-count");
const shows = (locator: ReturnType<typeof lineCount>, genes: number) =>
  eventually(
    async () => ((await locator.count()) === 0 ? null : locator.textContent()),
    (now) => now === count(genes),
    `${genes} genes`,
  );

test("the menu lists what a query can start with; each has its address and begins empty", async () => {
  const page = await open("/query");
  expect(await page.getByRole("link", { name: "Documentation" }).first().getAttribute("href")).toBe(
    urls.advancedSearchHelp,
  );
  const { inputs: gaps } = things.options.not_in_release;
  const entries = things.options.builder.node_types.flatMap((entry) => {
    if (entry.nodeType === "heading") return [];
    const inputs = entry.nodeType === "sub-nodes" ? entry.subNodes : [entry];
    const isMissing = inputs.every(({ id }) => id in gaps);
    return [isMissing ? `${entry.displayName} not in this release` : entry.displayName];
  });
  expect(
    await page.getByRole("navigation", { name: "Kinds of condition" }).getByRole("link").allTextContents(),
  ).toEqual(entries);
  for (const path of [`/query/start_from/${things.place.id}`, `/query?nodeTypeId=${things.place.id}`]) {
    const started = await open(path);
    await main(started).getByRole("heading", { name: things.place.displayName, exact: true }).waitFor();
  }
  const box = page.getByRole("combobox", { name: / term$/ });
  await page
    .getByRole("navigation", { name: "Kinds of condition" })
    .getByRole("link", { name: things.ontology.displayName, exact: true })
    .click();
  await button(page, things.term.name).click();
  await expect.poll(() => box.inputValue()).toContain(things.term.termid);
  await page.getByRole("link", { name: things.place.displayName, exact: true }).click();
  await page.getByRole("link", { name: things.ontology.displayName, exact: true }).click();
  await expect.poll(() => box.inputValue()).toBe("");
});

test("what is said of the history below stays on its page", async () => {
  const page = await open(urls.queryInput(things.ontology.id));
  await button(page, things.term.name).click();
  await button(page, "Submit").click();
  await toast(page);
  await page.getByRole("contentinfo").getByRole("link").first().click();
  await page.waitForURL((address) => address.pathname !== urls.query);
  // The page ends a moment after its address does; on a page of tools a toast would stay for 7.5 s.
  await expect.poll(() => page.locator(".toast").count(), { timeout: 3_000 }).toBe(0);
});

test("terms are chosen with the arrow keys", async () => {
  const page = await open(urls.queryInput(things.ontology.id));
  const box = page.getByRole("combobox", { name: / term$/ });
  await box.fill(things.term.name.slice(0, 4));
  await page.getByRole("option").nth(2).waitFor();
  const options = await page.getByRole("option").allTextContents();
  const selected = page.locator('[role=option][aria-selected="true"]');
  await expect.poll(() => selected.allTextContents()).toEqual([options[0]]);
  for (const [key, index] of [
    ["ArrowDown", 1],
    ["ArrowDown", 2],
    ["ArrowUp", 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => selected.allTextContents(), { message: key }).toEqual([options[index]]);
  }
  await page.keyboard.press("Enter");
  await main(page).getByText("Definition", { exact: true }).waitFor();
});

test("a term is found by typing, says what it means, counts its genes and goes into the history", async () => {
  const page = await open(urls.queryInput(things.ontology.id));
  await main(page).getByText("Start typing to select a term").waitFor();
  expect(await button(page, "Submit").isDisabled()).toBe(true);
  const box = page.getByRole("combobox", { name: / term$/ });
  await box.fill(things.term.name);
  await page.getByRole("option", { name: new RegExp(things.term.termid) }).waitFor();
  await page.keyboard.press("Enter");
  await main(page).getByText("Definition", { exact: true }).waitFor();
  const genes = await genesOf({ term: { termid: things.term.termid } });
  await main(page).locator(".query-input__count").getByText(counted(genes, "gene")).waitFor();
  await page.keyboard.press("Enter");
  await toast(page);
  await newestIs(page, `genes annotated with "${things.term.name}" (${things.term.termid})`, genes);
  expect(await historyRows(page).first().getByRole("link").first().getAttribute("href")).toMatch(
    /^\/results\/from\/id\/[0-9a-f-]{36}$/,
  );
  await page.reload();
  await newestIs(page, things.term.termid, genes);
});

test("ranges: one side is always closed, and start is never above end", async () => {
  const page = await open(urls.queryInput("protein_length"));
  const [min, max] = [
    page.getByRole("checkbox", { name: "Use the minimum" }),
    page.getByRole("checkbox", { name: "Use the maximum" }),
  ];
  await min.uncheck();
  await max.uncheck();
  await expect.poll(async () => [await min.isChecked(), await max.isChecked()]).toEqual([true, false]);
  await max.check();
  await page.getByRole("spinbutton", { name: "Minimum" }).fill("500");
  await page.getByRole("spinbutton", { name: "Maximum" }).fill("100");
  await page.keyboard.press("Tab");
  await expect.poll(() => page.getByRole("spinbutton", { name: "Minimum" }).inputValue()).toBe("100");
  await button(page, "Submit").click();
  await newestIs(
    page,
    "protein length (=100)",
    await genesOf({ int_range: { range_type: "protein_length", start: 100, end: 100 } }),
  );
});

test("a place in the genome stays on its chromosome", async () => {
  const page = await open(urls.queryInput("genome_range"));
  const chromosome = things.options.chromosomes.find((one) => one.gene_count > 0);
  if (!chromosome) throw new Error("no chromosome has genes");
  const [start, end] = [
    page.getByRole("spinbutton", { name: "Start" }),
    page.getByRole("spinbutton", { name: "End" }),
  ];
  expect(await end.getAttribute("max")).toBe(String(chromosome.length));
  await start.fill("0");
  await end.fill("999999999");
  await page.keyboard.press("Tab");
  await expect
    .poll(async () => [await start.inputValue(), await end.inputValue()])
    .toEqual(["1", String(chromosome.length)]);
  await page.getByRole("radio", { name: "All genes from selected chromosome" }).check();
  await expect.poll(() => start.isDisabled()).toBe(true);
  await button(page, "Submit").click();
  await newestIs(
    page,
    `all genes from: ${chromosome.long_display_name}`,
    await genesOf({ genome_range: { chromosome_name: chromosome.id } }),
  );
});

test("a list of genes: separators, unknown ids, what they could mean, a file, and its name", async () => {
  const page = await open("/query/start_from/gene_list");
  const area = page.getByRole("textbox", { name: "Gene names and systematic IDs" });
  const state = main(page).locator(".gene-list-input [role=status]");
  await area.fill(`${gene.name},${gene.uniquename.toLowerCase()};zzz1\u200Bno$pe`);
  await main(page).getByText("Unknown identifiers:").waitFor();
  expect(await main(page).locator(".unknown-ids__list").textContent()).toBe("zzz1, no$pe");
  await main(page).getByText("Only the current unique systematic identifier or primary symbol").waitFor();
  expect(await main(page).locator(".unknown-ids__help a").getAttribute("href")).toBe(urls.newAndRemovedGenes);
  await eventually(
    () => state.textContent(),
    (now) => now === "1 gene of 4 identifiers",
    "one gene by two ids",
  );
  expect(await button(page, "Lookup").isEnabled()).toBe(true);

  const synonym = gene.synonyms.find(({ name }) => /^[\w.:-]+$/.test(name))?.name;
  const meant =
    synonym === undefined
      ? undefined
      : (await lookUp([synonym])).unknown[0]?.meanings.find((one) => one.gene.uniquename === gene.uniquename);
  if (synonym !== undefined && meant) {
    // One that stands there twice is one unknown.
    await area.fill(`${synonym}, zzz1 zzz1`);
    await main(page)
      .getByText("3 identifiers: 1 named before, 2 unknown (1 could mean a gene by another name)")
      .waitFor();
    await main(page)
      .locator(".unknown-ids")
      .getByText(/^Unknown identifiers: 2(?!\d)/)
      .waitFor();
    await area.fill(synonym);
    await page
      .getByRole("button", { name: `Use ${gene.name} for ${synonym}`, exact: true })
      .first()
      .click();
    await expect.poll(() => area.inputValue()).toBe(gene.uniquename);
  }
  await button(page, "Clear").click();
  await expect.poll(() => area.inputValue()).toBe("");
  await page.getByLabel("File with identifiers").setInputFiles({
    name: "picture.png",
    mimeType: "image/png",
    buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1]),
  });
  await main(page).getByText("picture.png is not a text file.").waitFor();
  await page.getByLabel("File with identifiers").setInputFiles({
    name: "genes.txt",
    mimeType: "text/plain",
    buffer: Buffer.from(`${gene.uniquename}\n`),
  });
  await eventually(
    () => state.textContent(),
    (now) => now === "1 gene of 1 identifier",
    "the file was read",
  );
  await button(page, "Lookup").click();
  await newestIs(page, `uploaded gene list: ${gene.name}`, 1);
  await page.getByRole("textbox", { name: "List name" }).fill("my favourite");
  await button(page, "Lookup").click();
  await newestIs(page, "my favourite", 1);
  expect(await historyRows(page).count()).toBe(1);
});

test("a list says row by row what became of it, as a file too, and its genes can be left out of a query", async () => {
  const page = await open("/query/start_from/gene_list");
  const given = [`"${gene.name}"`, `${gene.name}+`, `${gene.name}Δ`, `XDB:${gene.uniquename}`, "zzz1"];
  await page.getByRole("textbox", { name: "Gene names and systematic IDs" }).fill(given.join("\n"));
  const report = main(page).locator(".list-repair");
  await report.getByText("5 identifiers: 1 found, 3 named before, 1 unknown").click();
  await eventually(
    () => report.locator("tbody tr").count(),
    (rows) => rows === given.length,
    "a row for each identifier",
  );
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    report.getByRole("button", { name: "What became of each (TSV)" }).click(),
  ]);
  const lines = (await readFile(await download.path(), "utf8")).split("\n").slice(0, -1);
  expect(lines.map((line) => line.split("\t").slice(1, 4))).toEqual([
    ["identifier", "result", "systematic_id"],
    [given[0], "found", gene.uniquename],
    ...given.slice(1, 4).map((id) => [id, "named before", gene.uniquename]),
    ["zzz1", "unknown", ""],
  ]);
  await button(page, "Add as NOT").click();
  await shows(
    rootCount(page),
    await genesOf({ not: [{ gene_list: { genes: [{ uniquename: gene.uniquename }] } }] }),
  );
});

test("the query that is built shows its genes line by line, and moves by the keyboard", async () => {
  const page = await open(`/query?subsetName=${encodeURIComponent(things.subsets[0])}`);
  const [a, b] = [subset(things.subsets[0]), subset(things.subsets[1])];
  const [first, second] = things.subsets.map(
    (name) => things.options.subsets.find((one) => one.name === name)?.display_name,
  );
  await shows(lineCount(page, first ?? ""), await genesOf(a));
  // The second one comes from another page, so it replaces the first; undo brings that back.
  await page.goto(new URL(`/query?subsetName=${encodeURIComponent(things.subsets[1])}`, page.url()).href);
  await shows(rootCount(page), await genesOf(b));
  await page.getByRole("link", { name: things.ontology.displayName, exact: true }).click();
  await button(page, things.term.name).click();
  await button(page, "Add to query").click();
  const term: QueryNode = { term: { termid: things.term.termid } };
  await shows(rootCount(page), await genesOf({ and: [b, term] }));
  const join = page.getByRole("combobox", { name: "How the conditions are joined" });
  await join.selectOption("or");
  await shows(rootCount(page), await genesOf({ or: [b, term] }));
  await join.selectOption("not");
  await shows(rootCount(page), await genesOf({ not: [{ or: [b, term] }] }));
  await join.selectOption("and");

  await button(page, `Move or group ${second}`).click();
  await button(page, "Put into its own NOT group").click();
  await shows(rootCount(page), await genesOf({ and: [term, { not: [b] }] }));
  await button(page, `Move or group ${second}`).focus();
  await page.keyboard.press("Alt+ArrowLeft");
  const order = () => page.locator(".query-node__text").allTextContents();
  await eventually(
    () => page.locator(".query-node--group").count(),
    (groups) => groups === 2,
    "the line left its group",
  );
  expect((await order())[0]).toContain(second);
  await page.keyboard.press("Alt+ArrowDown");
  await eventually(order, ([top]) => (top ?? "").includes(things.term.termid), "the line moved down");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(
    `Move or group ${second}`,
  );
  await button(page, "Undo").click();
  await eventually(order, ([top]) => (top ?? "").includes(second ?? ""), "the move was undone");

  await page.reload();
  await shows(lineCount(page, second ?? ""), await genesOf(b));
  await button(page, "Clear").click();
  await expect.poll(() => page.locator(".query-node__text").count()).toBe(0);
});

test("a condition of the query is changed in its input", async () => {
  const page = await open(urls.queryInput("protein_length"));
  await button(page, "Add to query").click();
  await page.getByRole("link", { name: things.ontology.displayName, exact: true }).click();
  await button(page, /^Edit protein length/).click();
  await page.getByRole("spinbutton", { name: "Maximum" }).fill("200");
  await page.keyboard.press("Tab");
  await button(page, "Change condition").click();
  const range: QueryNode = { int_range: { range_type: "protein_length", start: 1, end: 200 } };
  await shows(lineCount(page, "protein length (1..200)"), await genesOf(range));
  expect(await page.locator(".query-node__text").count()).toBe(1);
  await button(page, "Add to history").click();
  await newestIs(page, "protein length (1..200)", await genesOf(range));
  await button(page, /^Show .* genes?$/).click();
  await page.waitForURL("**/results/from/id/*");
});

test("a press runs a query that is often asked", async () => {
  const [entry] = things.options.builder.node_types.flatMap((one) =>
    one.nodeType === "sub-nodes" && one.subNodes[0]?.nodeType === "canned-queries" ? [one] : [],
  );
  const page = await open(urls.queryInput(entry?.id ?? ""));
  const first = main(page).locator(".canned-queries li").first();
  const name = (await first.locator(".link-button").textContent()) ?? "";
  const predefined = things.options.builder.predefined.find((query) => query.name === name);
  // The api checks the constraints of the deployment when it starts.
  const genes = await genesOf(predefined?.constraints as QueryNode);
  await shows(first.locator(".query-count"), genes);
  await first.locator(".link-button").click();
  await toast(page);
  await newestIs(page, name, genes);
  await page.getByRole("tab").first().focus();
  await page.keyboard.press("ArrowRight");
  await eventually(
    () => page.getByRole("tab", { selected: true }).textContent(),
    (tab) => tab === entry?.subNodes[1]?.displayName,
    "the next tab",
  );
});

test("other pages put their genes into the history, or start a query with them", async () => {
  const [name] = things.subsets;
  const page = await open(urls.queryFrom.subset(name, "my subset"));
  await page.waitForURL("**/query");
  await toast(page);
  await newestIs(page, "my subset", await genesOf(subset(name)));
  await shows(lineCount(page, "my subset"), await genesOf(subset(name)));

  const started = await open(
    `/query?type=reference&id=${gene.references[0]?.uniquename ?? ""}&name=Somebody%20et%20al.`,
  );
  await lineCount(started, `genes from ${gene.references[0]?.uniquename ?? ""} Somebody et al.`).waitFor();
  expect(await historyRows(started).count()).toBe(0);
});

test("genes of a table are a step away from a query: those found, and those of annotations", async () => {
  const page = await open("/search?q=protein&type=gene");
  const { total } = await searchAnswer("q=protein&type=gene&size=1");
  const use = button(page, /^Use these genes in query/);
  await use.click();
  await page.waitForURL(`**${urls.query}`);
  await toast(page);
  await newestIs(page, "Search for “protein”", total);
  await shows(lineCount(page, "Search for “protein”"), total);

  // They come to what is in the query already.
  await page.goto(siteUrl + urls.reference(gene.references[0]?.uniquename ?? ""));
  await use.first().click();
  await page.waitForURL(`**${urls.query}`);
  await lineCount(page, gene.references[0]?.uniquename ?? "").waitFor();
  await lineCount(page, "Search for “protein”").waitFor();
  expect(await historyRows(page).count()).toBe(2);
  // Once.
  await page.reload();
  await lineCount(page, "Search for “protein”").waitFor();
  expect(await historyRows(page).count()).toBe(2);
});

test("a list of genes that is filtered goes into a query as it is filtered", async () => {
  const [name] = things.subsets;
  const all = await genesOf(subset(name));
  const page = await open(urls.geneSubset(name));
  const status = page.locator(".list-bar [role=status]");
  await status.waitFor();
  const first = (await page.locator("tbody .id").first().textContent()) ?? "";
  await page.getByRole("searchbox", { name: "Filter genes" }).fill(first);
  await eventually(
    () => status.textContent(),
    (now) => now === `Showing 1 of ${counted(all, "gene")}`,
    "the list is filtered",
  );
  await button(page, /^Use these genes in query/).click();
  await page.waitForURL(`**${urls.query}`);
  await newestIs(page, "Some genes of", 1);
});

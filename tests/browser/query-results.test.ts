import { readFile } from "node:fs/promises";
import { beforeAll, expect, test } from "vitest";
import type { Page } from "playwright-core";
import type { QueryAnswer, QueryNode, QueryOptions } from "../../api/contract/query.ts";
import type { SlimAnswer } from "../../api/contract/query.ts";
import { urls } from "../../web/shared/urls/urls.ts";
import { eventually, overflow, useBrowser } from "./pages.ts";
import { boot, siteUrl } from "./site.ts";
import { violations } from "./violations.ts";

const open = useBrowser();
const phone = { viewport: { width: 360, height: 740 } };
const coding: QueryNode = { subset: { subset_name: "feature_type_mRNA_gene" } };
const fields = ["gene_uniquename", "name", "product", "chromosome", "protein_length"];
const count = (number: number): string => number.toLocaleString("en-GB");

async function post<T>(path: string, body: object): Promise<T> {
  const answer = await fetch(`${siteUrl}/api/v1/dataset/latest/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  // The api checks its answers against the contract's schemas in its own tests.
  return (await answer.json()) as T;
}
const ask = (constraints: QueryNode): Promise<QueryAnswer> =>
  post<QueryAnswer>("query", { constraints, output_options: { field_names: fields } });
const link = (constraints: QueryNode): string => urls.resultsOf(JSON.stringify({ constraints }));

let all: QueryAnswer;
let few: QueryAnswer;
beforeAll(async () => {
  all = await ask(coding);
  few = await ask({
    gene_list: {
      genes: all.rows
        .slice(0, 5)
        .map((row) => row.gene_uniquename)
        .toReversed(),
    },
  });
});

const title = (page: Page) => page.locator("#main h1").first();
const status = (page: Page) => page.locator(".list-bar [role=status]");
const table = (page: Page) => page.getByRole("table", { name: "Genes that match" });
const cells = (page: Page, column: number): Promise<string[]> =>
  table(page)
    .locator(`tbody tr > :nth-child(${column + 1})`)
    .allTextContents();
const titled = (page: Page, text: string) =>
  eventually(
    () => title(page).textContent(),
    (said) => said === text,
    `heading ${text}`,
  );
const said = (page: Page, text: string) =>
  eventually(
    () => status(page).textContent(),
    (words) => words?.startsWith(text) ?? false,
    `status ${text}`,
  );

test("results list the genes of a query by product, with the usual columns and a way back", async () => {
  const page = await open(link(coding));
  await titled(page, `${count(all.count)} genes`);
  expect(await table(page).getByRole("columnheader").allTextContents()).toEqual([
    "", // the box that chooses all
    "Gene",
    "ID",
    "Product",
  ]);
  expect(await table(page).locator("[aria-sort=ascending]").textContent()).toBe("Product");
  expect(await cells(page, 2)).toEqual(all.rows.slice(0, 50).map((row) => row.gene_uniquename));
  expect(
    await page.getByRole("link", { name: "Advanced search", exact: true }).first().getAttribute("href"),
  ).toBe(urls.query);
  expect(await violations(page)).toEqual([]);
});

test("queries by id and by name lead to the same genes, and a link to share is that of the id", async () => {
  const page = await open(`/results/from/id/${all.id}. `);
  await titled(page, `${count(all.count)} genes`);
  for (const name of ["all_genes", "canned_query:all_genes"]) {
    await page.goto(`${siteUrl}/results/from/predefined/${name}`);
    await eventually(
      () => page.locator(".query-text").textContent(),
      (text) => text === "All genes",
      "name of the query",
    );
  }
});

test("paper says which of the genes are on it", async () => {
  const page = await open(urls.predefinedResults("canned_query:all_genes"));
  await page.getByRole("row").nth(1).waitFor();
  await page.emulateMedia({ media: "print" });
  const genes = (await boot()).metadata?.counts["genes"] ?? 0;
  await expect
    .poll(() => page.locator(".table-foot").innerText())
    .toMatch(new RegExp(`^Printed: 1–\\d+ of ${genes.toLocaleString("en")}$`));
});

test("a list of genes keeps its order", async () => {
  const page = await open(urls.results(few.id));
  await titled(page, "5 genes");
  expect(await cells(page, 2)).toEqual(few.rows.map((row) => row.gene_uniquename));
  expect(await table(page).locator("[aria-sort]").count()).toBe(0);
});

test("what cannot be shown says why and leads back", async () => {
  const wrong: readonly (readonly [string, string])[] = [
    ["/results/from/id/nope", "Error showing results: can't find query for ID nope"],
    [
      "/results/from/id/00000000-0000-4000-8000-000000000000",
      "Error showing results: can't find query for ID 00000000-0000-4000-8000-000000000000",
    ],
    [
      "/results/from/json/%7Bbad",
      "Error showing results: the address does not hold a query that can be read",
    ],
    [
      `/results/from/json/${encodeURIComponent('{"and":[]}')}`,
      "Error showing results: the address does not hold a query: constraints.and",
    ],
    ["/results/from/predefined/no-such", "Error showing results: there is no predefined query no-such"],
  ];
  const page = await open(wrong[0]![0]);
  for (const [path, message] of wrong) {
    await page.goto(siteUrl + path);
    await eventually(
      () => page.getByRole("alert").first().textContent(),
      (text) => text?.includes(message) ?? false,
      message,
    );
    expect(
      await page.getByRole("alert").getByRole("link", { name: "advanced search" }).getAttribute("href"),
    ).toBe(urls.query);
  }
  await page.goto(`${siteUrl}/nonsense/from/id/${all.id}`);
  await eventually(
    () => title(page).textContent(),
    (text) => text?.startsWith("No page for") ?? false,
    "not found",
  );
});

test("no genes are said with the query", async () => {
  const page = await open(link({ not: [coding, coding] }));
  await titled(page, "No results for:");
  expect(await page.locator(".empty").textContent()).toContain("AND NOT");
});

test("a spinner waits for 400 ms, and is gone when the genes are there", async () => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const page = await open(link(coding), {
    prepare: (opened) =>
      opened.route("**/dataset/*/query", async (route) => {
        await held;
        await route.continue();
      }),
  });
  const spinner = page.locator(".results-spinner");
  // One that waits for the columns comes before the one that waits for the genes: what was found may be gone when it is looked at.
  await eventually(
    () => spinner.evaluate((element) => getComputedStyle(element).animationDelay),
    (delay) => delay === "0.4s",
    "delay of the spinner",
  );
  await eventually(
    () => spinner.evaluate((element) => getComputedStyle(element).visibility),
    (visibility) => visibility === "visible",
    "spinner",
  );
  release();
  await titled(page, `${count(all.count)} genes`);
  await spinner.waitFor({ state: "detached" });
});

test("a bar filters the list, by mouse and by keys; the address keeps it and Back undoes it", async () => {
  const page = await open(link(coding));
  const bar = page.getByRole("region", { name: "Chromosome" }).getByRole("button").first();
  const chromosome = (await bar.locator("span").first().textContent()) ?? "";
  const { deployment } = await boot();
  const id = deployment.site.chromosomes.find(({ name }) => name === chromosome)?.id ?? chromosome;
  const there = all.rows.filter((row) => row.chromosome === id).length;
  expect(
    await page.getByRole("button", { name: `${chromosome} ${count(there)} genes`, exact: true }).count(),
  ).toBe(1);
  await bar.click();
  await said(page, `Showing ${count(there)} of ${count(all.count)} genes`);
  expect(new URL(page.url()).search).toBe(`?chromosome=${id}`);
  expect(await bar.getAttribute("aria-pressed")).toBe("true");
  await page.reload();
  await said(page, `Showing ${count(there)} of`);
  await page.goBack();
  await said(page, `${count(all.count)} genes`);
  await bar.focus();
  await page.keyboard.press("Enter");
  await said(page, `Showing ${count(there)} of`);
  await page.getByRole("button", { name: "Show all", exact: true }).click();
  await said(page, `${count(all.count)} genes`);
});

test("words filter the list", async () => {
  const page = await open(urls.results(few.id));
  const id = few.rows[1]?.gene_uniquename ?? "";
  await page.getByRole("searchbox", { name: "Filter genes" }).fill(id);
  await eventually(
    () => cells(page, 2),
    (ids) => ids.length > 0 && ids.every((found) => found.startsWith(id)),
    "one gene",
  );
  await page.getByRole("searchbox", { name: "Filter genes" }).fill("nosuchword");
  await eventually(
    () => page.locator(".empty").textContent(),
    (text) => text?.includes("No gene of these results") ?? false,
    "nothing",
  );
});

test("columns can be added, numbers sort as numbers, and the id stays when all are taken away", async () => {
  const page = await open(link(coding));
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("checkbox", { name: "Protein length", exact: true }).check();
  await page.getByRole("button", { name: "More columns" }).click();
  await expect.poll(() => page.getByRole("checkbox", { name: "GO process" }).count()).toBe(1);
  expect(await page.getByRole("checkbox", { name: "Gene", exact: true }).isDisabled()).toBe(true);
  await page.keyboard.press("Escape");
  await table(page).getByRole("button", { name: "Protein length" }).click();
  const sorted = all.rows
    .flatMap((row) => row.protein_length ?? [])
    .toSorted((a, b) => b - a)
    .slice(0, 50)
    .map(count);
  await eventually(
    () => cells(page, 4),
    // Genes without a protein come behind all that have one.
    (values) => values.slice(0, sorted.length).join() === sorted.join(),
    "lengths in order",
  );
  await page.getByRole("button", { name: "Columns" }).click();
  for (const name of ["ID", "Product", "Protein length"])
    await page.getByRole("checkbox", { name, exact: true }).uncheck();
  await expect.poll(() => table(page).getByRole("columnheader").allTextContents()).toEqual(["", "Gene"]);
  await page.getByRole("button", { name: "Show the usual columns" }).click();
  await expect.poll(() => table(page).getByRole("columnheader").count()).toBe(4);
});

test("some genes make a query of their own", async () => {
  const page = await open(urls.results(few.id));
  const chosen = few.rows.slice(0, 3);
  for (const row of chosen)
    await page
      .getByRole("checkbox", { name: `Select ${row.name ?? row.gene_uniquename}`, exact: true })
      .check();
  await said(page, "5 genes · 3 selected");
  await page.getByRole("button", { name: "Use 3 selected genes" }).click();
  await titled(page, "3 genes");
  expect(await page.locator(".query-text").textContent()).toMatch(/^3 genes from: /);
  expect(await cells(page, 2)).toEqual(chosen.map((row) => row.gene_uniquename));
  await page.goto(`${siteUrl}${urls.query}`);
  const words = await page.getByRole("rowheader", { name: /^3 genes from: / }).textContent();
  expect(words?.match(/3 genes from: /g)).toHaveLength(1);
});

test.each(["mouse", "finger"])("a gene is ticked beside its box, by %s", async (means) => {
  const page = await open(urls.results(few.id), { hasTouch: true });
  const box = page.getByRole("checkbox", { name: /^Select / }).nth(1);
  const at = (await box.boundingBox())!;
  // Within the 24 px that a target has at least, beyond the box.
  const [x, y] = [at.x + at.width + 3, at.y + at.height / 2] as const;
  await (means === "mouse" ? page.mouse.click(x, y) : page.touchscreen.tap(x, y));
  await said(page, "5 genes · 1 selected");
});

test("what is ticked is sent to another tool", async () => {
  const page = await open(urls.results(few.id));
  for (const row of few.rows.slice(0, 2))
    await page
      .getByRole("checkbox", { name: `Select ${row.name ?? row.gene_uniquename}`, exact: true })
      .check();
  await page.getByRole("button", { name: "Send to …" }).click();
  await expect.poll(() => page.locator(".download-note").textContent()).toBe("2 genes");
  await page.getByRole("button", { name: "Enrichment" }).click();
  await titled(page, "2 genes");
  expect(new URL(page.url()).pathname).toBe("/enrichment");
});

test("two genes that are ticked are compared side by side", async () => {
  const page = await open(urls.results(few.id));
  const genes = few.rows.slice(0, 2).map((row) => row.name ?? row.gene_uniquename);
  const [first = "", second = ""] = genes;
  await page.getByRole("checkbox", { name: `Select ${first}`, exact: true }).check();
  await page.getByRole("button", { name: "Send to …" }).click();
  const sideBySide = page.getByRole("button", { name: /^Side by side/ });
  expect(await sideBySide.isDisabled()).toBe(true);
  await page.keyboard.press("Escape");
  await page.getByRole("checkbox", { name: `Select ${second}`, exact: true }).check();
  await page.getByRole("button", { name: "Send to …" }).click();
  await sideBySide.click();
  await page.getByRole("table", { name: "Facts about the genes" }).waitFor();
  expect(new URL(page.url()).searchParams.get("genes")).toBe(genes.join(" "));
});

test("more than 1,000 genes make no subset, and the page says so", async () => {
  const page = await open(
    `${link({ subset: { subset_name: "feature_type_*" } })}?text=${(all.rows[0]?.gene_uniquename ?? "").slice(0, 2)}`,
  );
  await eventually(
    () => status(page).textContent(),
    (text) => text?.startsWith("Showing") ?? false,
    "filtered",
  );
  const shown = Number(
    /Showing ([\d,]+)/.exec((await status(page).textContent()) ?? "")?.[1]?.replace(",", "") ?? 0,
  );
  const button = page.getByRole("button", { name: /^Use [\d,]+ shown/ });
  if (shown > 1000) expect(await button.isDisabled()).toBe(true);
  else expect(await button.isEnabled()).toBe(shown > 0);
});

async function downloaded(page: Page): Promise<{ readonly name: string; readonly text: string }> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: /^Download [\d,]+ gene/ }).click(),
  ]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") };
}

test("files hold the genes: a table with its heads, sequences of 60 a line, GO annotations of at least one aspect", async () => {
  const page = await open(urls.results(few.id));
  await page.getByRole("button", { name: "Download", exact: true }).click();
  const tsv = await downloaded(page);
  expect(tsv.name).toBe("gene_list.tsv");
  const lines = tsv.text.trimEnd().split("\n");
  expect(lines[0]?.split("\t")).toEqual(["Systematic ID", "Gene name", "Product description"]);
  expect(lines.slice(1).map((line) => line.split("\t")[0])).toEqual(
    few.rows.map((row) => row.gene_uniquename),
  );

  await page.getByRole("radio", { name: "Sequences (FASTA)" }).check();
  const fasta = await downloaded(page);
  expect(fasta.name).toBe("sequence.fasta");
  expect(
    fasta.text
      .split("\n")
      .filter((line) => line.startsWith(">"))
      .map((line) => line.slice(1).split(" ")[0]),
  ).toEqual(few.rows.filter((row) => row.protein_length !== null).map((row) => row.gene_uniquename));
  expect(fasta.text.split("\n").every((line) => line.startsWith(">") || line.length <= 60)).toBe(true);
  await page.getByRole("radio", { name: "Nucleotides" }).check();
  await page.getByRole("checkbox", { name: "Coding exons" }).uncheck();
  await expect
    .poll(() => page.getByRole("alert").textContent())
    .toBe("Choose at least one part of the gene.");

  await page.getByRole("radio", { name: "GO annotations (GAF)" }).check();
  const gaf = await downloaded(page);
  expect(gaf.name).toBe("gene_results.gaf.tsv");
  const ids = new Set(few.rows.map((row) => row.gene_uniquename));
  expect(
    gaf.text
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("!"))
      .every((line) => ids.has(line.split("\t")[1] ?? "")),
  ).toBe(true);
  for (const aspect of ["molecular function", "biological process", "cellular component"])
    await page.getByRole("checkbox", { name: aspect }).uncheck();
  await expect.poll(() => page.getByRole("button", { name: /^Download 5/ }).isDisabled()).toBe(true);
});

test("more sequence than a file holds is refused in the dialog, with a way to ask for less", async () => {
  const page = await open("/results/from/predefined/all_genes");
  await page.getByRole("button", { name: "Download", exact: true }).click();
  await page.getByRole("radio", { name: "Sequences (FASTA)" }).check();
  await page.getByRole("radio", { name: "Nucleotides" }).check();
  for (const flank of ["Upstream, nt", "Downstream, nt"])
    await page.getByRole("spinbutton", { name: flank }).fill("100000");
  await page.getByRole("button", { name: /^Download [\d,]+ gene/ }).click();
  await expect
    .poll(() => page.getByRole("alert").textContent())
    .toMatch(
      /^Asks for [\d,]+ bases of [\d,]+ genes; a file holds 100,000,000 at most\. Ask for at most \d+ such genes, or/,
    );
});

test("a slim counts the genes under its terms, and each count leads to its genes", async () => {
  const { deployment } = await boot();
  const slim = Object.keys(deployment.site.slims)[0] ?? "";
  const counts = await post<SlimAnswer>("query/slim", { constraints: coding, slim });
  const page = await open(urls.resultsAs(`slim:${slim}`, all.id));
  const [largest] = counts.rows.toSorted((a, b) => b.count - a.count);
  const row = page.getByRole("row", { name: largest?.name ?? "" }).first();
  await row.getByRole("link", { name: count(largest?.count ?? 0) }).click();
  await titled(page, `${count(largest?.count ?? 0)} genes`);
  await page.goBack();
  await page.getByRole("button", { name: count(counts.unslimmed.length), exact: true }).click();
  await titled(page, `${count(counts.unslimmed.length)} genes`);
});

test("genes that are too many to be highlighted in pathways say so, and stay where they are", async () => {
  const slim = Object.keys((await boot()).deployment.site.slims)[0] ?? "";
  const answer = await post<SlimAnswer>("query/slim", { constraints: coding, slim });
  const [first] = answer.rows;
  if (!first) throw new Error("no gene of this release is under a term of the slim");
  const page = await open(urls.resultsAs(`slim:${slim}`, all.id), {
    prepare: (fresh) =>
      fresh.route("**/query/slim", (route) =>
        route.fulfill({ json: { ...answer, rows: [{ ...first, count: 3001 }] } }),
      ),
  });
  await page.getByRole("button", { name: `Show the genes of ${first.name} in pathways` }).click();
  await page
    .locator(".toast--bad")
    .getByText("3,000 genes at most can be highlighted in the pathway models; these are 3,001.")
    .waitFor();
  expect(new URL(page.url()).pathname).toBe(urls.resultsAs(`slim:${slim}`, all.id));
});

test("pathway models are counted, and genes in and outside of models add up to the list", async () => {
  const page = await open(urls.resultsAs("subset-count:gomodel", all.id));
  const text = (await page.locator("ul.list-bar").textContent()) ?? "";
  const [inside = "0", outside = "0"] = [...text.matchAll(/\(([\d,]+)\)/g)].map((match) =>
    match[1]?.replaceAll(",", ""),
  );
  expect(Number(inside) + Number(outside)).toBe(all.count);
  await page.getByRole("link", { name: "Genes from list in a curated GO-CAM pathway" }).click();
  await titled(
    page,
    inside === "0" ? "No results for:" : `${count(Number(inside))} gene${inside === "1" ? "" : "s"}`,
  );
});

test("every gene is a line of colours that keys move along", async () => {
  const page = await open(urls.resultsAs("vis", few.id));
  const lines = page.getByRole("slider", { name: "Gene" });
  const first = await lines.getAttribute("aria-valuetext");
  await lines.focus();
  await page.keyboard.press("End");
  await expect.poll(() => lines.getAttribute("aria-valuenow")).toBe("5");
  expect(await lines.getAttribute("aria-valuetext")).not.toBe(first);
  // Which columns say anything depends on the release.
  const head = page.locator(".vis__heads button[aria-pressed=false]").last();
  const name = (await head.textContent()) ?? "";
  await head.click();
  await expect
    .poll(() => page.getByRole("button", { name, exact: true }).getAttribute("aria-pressed"))
    .toBe("true");
  expect(await violations(page)).toEqual([]);
});

test("lines of genes are drawn when their columns are there, not before", async () => {
  const page = await open(urls.results(few.id));
  const said: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") said.push(message.text());
  });
  await page.getByRole("link", { name: "Pathway models", exact: true }).click();
  await page.waitForURL("**/subset-count:gomodel/**");
  await page.route("**/query", async (route) => {
    const answer = await route.fetch();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
    await route.fulfill({ response: answer });
  });
  await page.getByRole("link", { name: "One line a gene" }).click();
  await page.getByRole("slider", { name: "Gene" }).waitFor();
  expect(await page.locator(".vis__heads button").count()).toBeGreaterThan(0);
  expect(said).toEqual([]);
});

test("the lines of genes are a table too, leave out what is not known of any, and are taken along", async () => {
  const page = await open(urls.resultsAs("vis", few.id));
  await page.getByRole("slider", { name: "Gene" }).waitFor();
  await page.getByText(/^\d+ genes as a table$/).click();
  const table = page.getByRole("table", { name: "Genes, one line each" });
  await table.waitFor();
  const heads = await table.getByRole("columnheader").allTextContents();
  expect(heads.slice(0, 3)).toEqual(["Gene", "ID", "Product"]);
  // A column of which nothing is known is named in a sentence and not drawn.
  const sections = page.locator(".vis__legends section");
  for (const section of await sections.all()) {
    const values = await section.locator("li span").allTextContents();
    expect(values.filter((value) => !["not known", "unknown", "not applicable"].includes(value))).not.toEqual(
      [],
    );
    expect(heads).toContain(await section.locator("h2").textContent());
  }
  for (const format of ["SVG", "PNG"]) {
    const coming = page.waitForEvent("download");
    await page.getByRole("button", { name: `Download the lines as ${format}` }).click();
    expect((await coming).suggestedFilename()).toBe(`one-line-a-gene.${format.toLowerCase()}`);
  }
});

test("each line of few genes has its name beside it, in the picture to take along too", async () => {
  const page = await open(urls.resultsAs("vis", few.id));
  await page.getByRole("slider", { name: "Gene" }).waitFor();
  const names = page.locator(".vis__lines .vis__name");
  const genes = await page.getByText(/^\d+ genes as a table$/).innerText();
  expect(await names.count()).toBe(Number.parseInt(genes, 10));
  // The name that the pointer is on is the gene that is told.
  const second = names.nth(1);
  const box = (await second.boundingBox()) ?? expect.fail("no place");
  await page.mouse.move(box.x + 3, box.y + box.height / 2);
  await page.locator(".vis__gene a", { hasText: (await second.textContent()) ?? "" }).waitFor();
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the lines as SVG" }).click();
  const picture = await readFile(await (await coming).path(), "utf8");
  for (const name of await names.allTextContents()) expect(picture).toContain(name);
});

/** The options of the release with data sets of expression levels, or without any. */
const withLevels = (hasLevel: boolean) => async (page: Page) =>
  page.route("**/query/options", async (route) => {
    const answer = await route.fetch();
    // The api checks its answers against the contract's schemas in its own tests.
    const options = (await answer.json()) as QueryOptions;
    const columns = options.builder.columns.filter(({ field }) => !field.startsWith("gene_expression:"));
    const level = {
      field: "gene_expression:one",
      display_name: "protein",
      group: "extra" as const,
      shown: false,
      numeric: true,
    };
    await route.fulfill({
      response: answer,
      json: {
        ...options,
        builder: { ...options.builder, columns: hasLevel ? [...columns, level] : columns },
      },
    });
  });

test("expression is drawn for 250 genes at most", async () => {
  const page = await open(urls.resultsAs("gene-ex", few.id), { prepare: withLevels(true) });
  await eventually(
    () =>
      page
        .locator(".plot img")
        .evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)),
    (width) => width > 0,
    "plot",
  );
  const everything = await ask({ subset: { subset_name: "feature_type_*" } });
  expect(everything.count).toBeGreaterThan(250);
  await page.goto(siteUrl + urls.resultsAs("gene-ex", everything.id));
  await eventually(
    () => page.locator(".empty").textContent(),
    (text) => text?.includes("250 genes at most") ?? false,
    "refusal",
  );
});

test("a release without quantities says so, however many genes there are, and offers no drawing", async () => {
  for (const { id } of [few, all]) {
    const page = await open(urls.resultsAs("gene-ex", id), { prepare: withLevels(false) });
    await page.getByText("This release has no quantitative expression data.").waitFor();
    expect(await page.locator(".plot").count()).toBe(0);
    expect(await page.getByText(/Select fewer genes|Download SVG/).count()).toBe(0);
  }
});

test("enrichment names terms, opens their genes and is saved as a file", async () => {
  const { deployment } = await boot();
  const slim = await post<SlimAnswer>("query/slim", {
    constraints: coding,
    slim:
      Object.entries(deployment.site.slims).find(
        ([, { annotation_type: type }]) => type === "biological_process",
      )?.[0] ?? "",
  });
  const term = slim.rows
    .toSorted((a, b) => b.count - a.count)
    .find((row) => row.count < Math.min(100, all.count / 3) && row.count > 5);
  if (!term) throw new Error("no slim term has between 5 and 100 genes, and less than a third of all");
  const list = await ask({ gene_list: { genes: term.genes } });
  const page = await open(urls.enrichment(list.id));
  await titled(page, `${count(list.count)} genes`);
  await page.getByRole("searchbox", { name: "Filter terms" }).fill(term.termid);
  // The drawing uses the room that there is.
  const drawn = page.getByRole("group", { name: /^Enriched terms as dots/ });
  for (const [width, least] of [
    [1440, 600],
    [2560, 1100],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => (await drawn.boundingBox())?.width).toBeGreaterThan(least);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  const row = page.getByRole("row", { name: term.termid });
  await row.getByRole("button", { name: /^Details of / }).click();
  await expect.poll(() => page.locator("tr.detail a").count()).toBe(term.count + 1);
  expect(await violations(page)).toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download TSV" }).click(),
  ]);
  expect(await readFile(await file.path(), "utf8")).toContain(term.termid);
  await page.getByRole("button", { name: "GO function" }).click();
  await eventually(
    async () => new URL(page.url()).searchParams.get("aspect"),
    (aspect) => aspect === "molecular_function",
    "address",
  );
});

test("lists stand side by side, as dots and in a table, and terms that say the same are folded", async () => {
  const genes = all.rows.map((row) => row.gene_uniquename);
  const one = await ask({ gene_list: { genes: genes.slice(0, 60) } });
  const second: QueryNode = { gene_list: { genes: genes.slice(30, 120) } };
  const other = await ask(second);
  const page = await open(link(second));
  await titled(page, `${count(other.count)} genes`);
  await page.goto(`${siteUrl}${urls.enrichment(one.id)}&q=all`);
  const dots = page.getByRole("group", { name: /^Enriched terms as dots/ });
  await dots.waitFor();
  const terms = page.getByRole("table", { name: "Enriched terms" });
  const foldedRows = await terms.locator("tbody tr").count();
  await page.getByText("Fold terms that say the same").click();
  await page.waitForURL((url) => url.searchParams.get("fold") === "no");
  expect(await terms.locator("tbody tr").count()).toBeGreaterThanOrEqual(foldedRows);
  await page.getByRole("combobox", { name: "Compare with another list" }).selectOption(other.id);
  await page.waitForURL((url) => url.searchParams.get("with") === other.id);
  await terms.getByRole("columnheader", { name: "List 2: q" }).waitFor();
  expect(await dots.getByRole("link").first().getAttribute("aria-label")).toMatch(
    /: \d[\d,]* genes?, fold|not tested/,
  );
  expect(await violations(page)).toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download the enriched terms as SVG" }).click(),
  ]);
  expect(await readFile(await file.path(), "utf8")).toContain("<circle");
  await page.getByRole("button", { name: "Take list 2 away" }).click();
  await page.waitForURL((url) => !url.searchParams.has("with"));
});

test("a list can be tested against the genes of another query, as of a screen, also by those who get the link", async () => {
  const screened = await ask({
    gene_list: { genes: all.rows.slice(0, 400).map((row) => row.gene_uniquename) },
  });
  const page = await open(urls.results(screened.id));
  await titled(page, "400 genes");
  await page.goto(siteUrl + urls.enrichment(few.id));
  const against = (at: Page) => at.getByRole("combobox", { name: "against" });
  await against(page).selectOption(screened.id);
  await page.getByText("400 genes of the background").waitFor();
  // However long a query's name is, a phone has room for the choice.
  await page.setViewportSize(phone.viewport);
  expect(await overflow(page)).toBe(0);
  const { pathname, search } = new URL(page.url());
  const theirs = await open(pathname + search);
  await theirs.getByText("400 genes of the background").waitFor();
  expect(await against(theirs).locator("option:checked").textContent()).toBe(
    "genes of the query in the link",
  );
});

test("a list can be tested that was typed, and is told what becomes of each name before", async () => {
  const page = await open("/enrichment");
  const ids = few.rows.map((row) => row.gene_uniquename);
  await page.getByRole("textbox", { name: "Genes" }).fill(`"${ids.join(", ")}" nosuchgene ${ids[0]}`);
  await page.getByText("7 identifiers: 5 found, 1 named before, 1 unknown").click();
  const table = page.getByRole("table", { name: "What became of each identifier" });
  // Its program comes when it is opened.
  await table.waitFor();
  expect(await table.locator("tbody tr").count()).toBe(7);
  await page
    .locator(".unknown-ids")
    .getByText(/^Unknown identifiers: 1(?!\d)/)
    .waitFor();
  await page.getByText("Without the 1 unknown identifier.").waitFor();
  await page.getByRole("button", { name: "Test 5 genes" }).click();
  await titled(page, "5 genes");
});

test("on a phone all that a list can be tested for is seen", async () => {
  const page = await open(`/enrichment?query=${few.id}`, phone);
  const choices = page.getByRole("group", { name: "Test", exact: true });
  await choices.getByRole("button").first().waitFor();
  const hidden = await choices.evaluate((group) => {
    const { right, bottom } = group.getBoundingClientRect();
    return [...group.querySelectorAll("button")]
      .filter((one) => {
        const own = one.getBoundingClientRect();
        return own.right > Math.min(right, innerWidth) || own.bottom > bottom;
      })
      .map((one) => one.textContent);
  });
  expect(hidden).toEqual([]);
});

test("who has no list tests one that is often asked for, and later finds it among the last queries", async () => {
  const page = await open("/enrichment");
  const lists = page.getByRole("complementary").getByRole("listitem");
  const button = lists.getByRole("button").last();
  const name = await button.innerText();
  await button.click();
  await page.waitForURL((url) => url.searchParams.has("query"));
  await page.getByRole("heading", { level: 1, name: /^[\d,]+ genes?$/ }).waitFor();
  await page.locator(".query-text").getByText(name, { exact: true }).waitFor();
  const tested = page.url();
  await page.goto(`${siteUrl}/enrichment`);
  await page.getByRole("heading", { name: "Your last queries" }).waitFor();
  await page.getByRole("complementary").getByRole("link", { name, exact: true }).click();
  await page.waitForURL(tested);
});

test("results fit a phone, in the dark too", async () => {
  for (const path of [urls.results(all.id), urls.resultsAs("vis", few.id), urls.enrichment(few.id)]) {
    const page = await open(path, { ...phone, colorScheme: "dark" });
    await eventually(
      () => title(page).textContent(),
      (text) => text?.endsWith("genes") ?? false,
      "results",
    );
    expect(await overflow(page), path).toBe(0);
    expect(await violations(page)).toEqual([]);
  }
});

test("on a phone the way of looking that is chosen is in the window, and the edge fades where there are more", async () => {
  const page = await open(urls.resultsAs("gene-ex", few.id), phone);
  const tabs = page.getByRole("navigation", { name: "Ways to look at these genes" });
  for (const path of [urls.resultsAs("gene-ex", few.id), urls.enrichment(few.id)]) {
    await page.goto(siteUrl + path);
    const box = () => tabs.locator("[aria-current]").boundingBox();
    await eventually(
      box,
      (box) => box !== null && box.x >= 0 && box.x + box.width <= phone.viewport.width,
      `tab of ${path}`,
    );
    await eventually(
      () => tabs.getAttribute("data-more"),
      (more) => more?.startsWith("before") ?? false,
      "more before",
    );
  }
  await tabs.evaluate((row) => {
    row.scrollLeft = 0;
  });
  await eventually(
    () => tabs.getAttribute("data-more"),
    (more) => more === "after",
    "more after",
  );
  expect(await tabs.evaluate((row) => getComputedStyle(row).maskImage)).toContain("gradient");
  await page.goto(`${siteUrl}/search?q=protein`);
  await eventually(
    () => page.getByRole("navigation", { name: "Kind of result" }).getAttribute("data-more"),
    (more) => more === "after",
    "more kinds",
  );
});

test("what the release does not know is said once, of however many conditions it is true", async () => {
  const unknown: QueryNode = { term: { termid: "GO:9999999" } };
  const constraints: QueryNode = {
    or: [
      coding,
      ...[1, 2, 3].map((start) => ({
        and: [unknown, { int_range: { range_type: "protein_length" as const, start, end: 9 } }],
      })),
    ],
  };
  const { warnings } = await ask(constraints);
  const messages = new Set(warnings.map(({ message }) => message));
  expect(warnings.length).toBeGreaterThan(messages.size);
  const page = await open(link(constraints), phone);
  const notes = page.getByRole("note").getByRole("listitem");
  await expect.poll(() => notes.count()).toBe(messages.size);
  expect(await notes.allTextContents()).toContainEqual(expect.stringMatching(/\(3 conditions\)$/));
});

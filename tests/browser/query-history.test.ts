import { readFile } from "node:fs/promises";
import { beforeAll, expect, test } from "vitest";
import type { Page } from "playwright-core";
import type { QueryNode } from "../../api/contract/query.ts";
import { count, counted } from "../../web/shared/format/format.ts";
import { urls } from "../../web/shared/urls/urls.ts";
import { eventually, useBrowser } from "./pages.ts";
import { genesOf, historyRows, newestIs, phenotypeInput, queryThings, seeded } from "./query-site.ts";
import type { QueryThings } from "./query-site.ts";
import { boot } from "./site.ts";

const open = useBrowser();
let things: QueryThings;
let a: QueryNode;
let b: QueryNode;
let production: boolean;
beforeAll(async () => {
  const [
    found,
    {
      deployment: { site },
    },
  ] = await Promise.all([queryThings(), boot()]);
  things = found;
  [a, b] = found.subsets.map((name): QueryNode => ({ subset: { subset_name: name } })) as [
    QueryNode,
    QueryNode,
  ]; // A map keeps the length.
  production = site.deploy_mode === "production";
});

const button = (page: Page, name: string | RegExp) =>
  page.getByRole("main").getByRole("button", { name, exact: typeof name === "string" });
const tick = (page: Page, name: string) =>
  page.getByRole("checkbox", { name: `Select ${name}`, exact: true }).check();
/** A history of the two subsets, b on top, in the form that the first version kept. */
const two = () =>
  seeded([b, a].map((constraints, index) => ({ constraints, id: `old-${index}`, resultCount: 0 })));
const textOf = (index: 0 | 1) => `subset: ${things.subsets[index]}`;

/** The settled history: each query has been counted. */
async function openTwo(): Promise<Page> {
  const page = await open("/query", { prepare: two() });
  await newestIs(page, textOf(1), await genesOf(b));
  return page;
}

test("a history of the first version is read, counted anew, and says what was counted before", async () => {
  const page = await openTwo();
  expect(await historyRows(page).count()).toBe(2);
  await page.getByRole("columnheader", { name: /^Previous/ }).waitFor();
  expect(await historyRows(page).first().locator("td").nth(2).textContent()).toBe("0");
  await button(page, "About the previous results").click();
  await page
    .getByText("Number of matching genes from the previous run of this query, if different")
    .waitFor();
  await button(page, "About the results").click();
  await page.getByText("Number of matching genes", { exact: true }).waitFor();
  await page.getByText("Click on count to go to the gene list").waitFor();
});

test("a history of a later version is left as it is", async () => {
  const later = { version: 99, entries: "unknown" };
  const page = await open("/query", { prepare: seeded(later) });
  await page.getByText(/^A newer version of this site keeps a history/).waitFor();
  await page.goto(new URL(urls.queryInput("protein_length"), page.url()).href);
  await button(page, "Submit").click();
  await eventually(
    () => historyRows(page).count(),
    (rows) => rows === 1,
    "the query is listed as long as the page is open",
  );
  expect(await page.evaluate(() => localStorage.getItem("karyon.query-history"))).toBe(JSON.stringify(later));
});

test("sets: union, intersection and both differences have the genes that they should", async () => {
  const page = await openTwo();
  const enabled = async () =>
    Promise.all(
      ["Union", "Intersect", "Subtract", "Delete selected"].map((name) => button(page, name).isEnabled()),
    );
  await tick(page, textOf(0));
  expect(await enabled()).toEqual([false, false, false, true]);
  await tick(page, textOf(1));
  expect(await enabled()).toEqual([true, true, true, true]);
  await button(page, "Union").click();
  await newestIs(page, `(${[textOf(0), textOf(1)].toSorted().join(" OR ")})`, await genesOf({ or: [a, b] }));
  expect(await page.getByRole("checkbox", { checked: true }).count()).toBe(0);
  await button(page, "all").click();
  await expect.poll(() => enabled()).toEqual([true, true, false, true]);
  await button(page, "none").click();
  await tick(page, textOf(0));
  await tick(page, textOf(1));
  await button(page, "Intersect").click();
  await newestIs(page, " AND ", await genesOf({ and: [a, b] }));

  const subtract = async (reverse: boolean) => {
    await tick(page, textOf(0));
    await tick(page, textOf(1));
    await button(page, "Subtract").click();
    const dialog = page.getByRole("dialog", { name: "Choose a query direction" });
    await dialog.getByText("AND NOT:").waitFor();
    if (reverse) await dialog.getByRole("button", { name: "Change direction" }).click();
    return dialog;
  };
  // b is the newer one.
  await (await subtract(false)).getByRole("button", { name: "Submit" }).click();
  await newestIs(page, `(${textOf(1)} AND NOT ${textOf(0)})`, await genesOf({ not: [b, a] }));
  await (await subtract(true)).getByRole("button", { name: "Submit" }).click();
  await newestIs(page, `(${textOf(0)} AND NOT ${textOf(1)})`, await genesOf({ not: [a, b] }));
  const rows = await historyRows(page).count();
  await (await subtract(true)).getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  expect(await historyRows(page).count()).toBe(rows);
});

test("while the other difference is counted, the number of the first is not shown", async () => {
  const page = await openTwo();
  await tick(page, textOf(0));
  await tick(page, textOf(1));
  await button(page, "Subtract").click();
  const dialog = page.getByRole("dialog", { name: "Choose a query direction" });
  const left = dialog.getByRole("status");
  await expect
    .poll(() => left.textContent())
    .toBe(`leaves ${counted(await genesOf({ not: [b, a] }), "gene")}`);
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/query/count", async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest("**/query/count");
  await dialog.getByRole("button", { name: "Change direction" }).click();
  await asked;
  expect(await left.textContent()).toBe("");
  answer();
  await expect
    .poll(() => left.textContent())
    .toBe(`leaves ${counted(await genesOf({ not: [a, b] }), "gene")}`);
});

test("queries are named, sorted by name, shown in detail and deleted", async () => {
  const page = await openTwo();
  const name = async (typed: string, end: "Enter" | "Escape" | "Save") => {
    await button(page, new RegExp(`^Edit name of .*${things.subsets[0]}|^Edit name of zebra`)).click();
    await page.getByRole("textbox", { name: "Name of the query" }).fill(typed);
    if (end === "Save") await button(page, "Save").click();
    else await page.keyboard.press(end);
  };
  const first = () => historyRows(page).first().locator("th").textContent();
  await name("zebra", "Enter");
  await page.getByText("zebra", { exact: true }).waitFor();
  await name("other", "Escape");
  await name("", "Save");
  expect(await page.getByText("zebra", { exact: true }).count()).toBe(1);
  expect(await first()).toContain(textOf(1));
  await button(page, "Query history").click();
  await expect.poll(() => first()).toContain("zebra");
  await button(page, "Query history").click();
  await expect.poll(() => first()).toContain(textOf(1));

  await button(page, "Show details of zebra").click();
  const dialog = page.getByRole("dialog", { name: "zebra" });
  await dialog.getByText(textOf(0)).first().waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe(
    "Show details of zebra",
  );
  await button(page, "Show details of zebra").click();
  await dialog.getByRole("button", { name: "Edit in the builder" }).click();
  await page.locator(".query-node", { hasText: textOf(0) }).waitFor();

  await tick(page, "zebra");
  await button(page, "Delete selected").click();
  await eventually(
    () => historyRows(page).count(),
    (rows) => rows === 1,
    "one query is left",
  );

  // The focus is on the way back, also for those who have no mouse.
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toBe("Undo deletion");
  await page.keyboard.press("Enter");
  await page.getByText("zebra", { exact: true }).waitFor();
  expect(await focused()).toBe("Query history");
  expect(await button(page, "Undo deletion").count()).toBe(0);
  await page.reload();
  await page.getByText("zebra", { exact: true }).waitFor();
  expect(await historyRows(page).count()).toBe(2);
});

test("an equal query takes the place of the older one, and keeps its name", async () => {
  const page = await openTwo();
  await page.goto(new URL(urls.queryFrom.subset(things.subsets[0], "the same"), page.url()).href);
  await page.waitForURL("**/query");
  await newestIs(page, "the same", await genesOf(a));
  expect(await historyRows(page).count()).toBe(2);
});

test("results that a link leads to are in the history once, under the name that the link gives; errors are not", async () => {
  const link = urls.resultsOf(JSON.stringify({ constraints: { node_name: "from a colleague", ...a } }));
  const page = await open(link);
  const genes = await genesOf(a);
  const title = () => page.locator("#main h1").first().textContent();
  const shown = () =>
    eventually(title, (said) => said === `${count(genes)} ${genes === 1 ? "gene" : "genes"}`, "results");
  await shown();
  await page.getByRole("link", { name: "Advanced search", exact: true }).first().click();
  await newestIs(page, "from a colleague", genes);
  await page.goto(new URL("/results/from/predefined/all_genes", page.url()).href);
  await eventually(title, (said) => said?.endsWith("genes") ?? false, "all genes");
  await page.goto(new URL(link, page.url()).href);
  await shown();
  await page.goto(new URL("/results/from/id/00000000-0000-4000-8000-000000000000", page.url()).href);
  await page.getByRole("alert").first().waitFor();
  await page.goto(new URL(urls.query, page.url()).href);
  await historyRows(page).first().getByText("All genes", { exact: true }).waitFor();
  expect(await historyRows(page).count()).toBe(2);
});

test("what somebody called a query is not told to others who open its link", async () => {
  const words = "a title in any words";
  const called = things.options.subsets.find(({ name }) => name === things.subsets[0])?.display_name;
  const mine = await open(urls.resultsOf(JSON.stringify({ constraints: { node_name: words, ...a } })));
  const text = (page: Page) => page.locator(".query-text").first().textContent();
  await eventually(
    () => text(mine),
    (said) => said === words,
    "the title of the link",
  );
  const id = await mine.evaluate(
    () =>
      // The history is what the browser keeps of it.
      (JSON.parse(localStorage.getItem("karyon.query-history") ?? "") as { entries: { id: string }[] })
        .entries[0]!.id,
  );
  const theirs = await open(urls.results(id));
  await eventually(
    () => text(theirs),
    (said) => said === `subset: ${called}`,
    "what the query asks for",
  );
  await mine.goto(new URL(urls.results(id), mine.url()).href);
  await eventually(
    () => text(mine),
    (said) => said === words,
    "still my own words",
  );
});

test("a query that finds nothing is not saved, and is shown again to who asked it", async () => {
  const nothing: QueryNode = { node_name: "slip", and: [a, { not: [a] }] };
  const page = await open(urls.resultsOf(JSON.stringify({ constraints: nothing })));
  const said = () => page.locator(".empty").textContent();
  const shown = () => eventually(said, (text) => text?.includes("slip") ?? false, "no genes, with its name");
  await shown();
  await page.goto(new URL(urls.query, page.url()).href);
  await newestIs(page, "slip", 0);
  await historyRows(page).first().getByRole("link", { name: "0 genes of slip" }).click();
  await shown();
  await page.reload();
  await shown();
  const theirs = await open(new URL(page.url()).pathname);
  await theirs.getByRole("alert").getByText("can't find query for ID").first().waitFor();
});

test("two tabs keep one history", async () => {
  const page = await openTwo();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await eventually(
    () => historyRows(other).count(),
    (rows) => rows === 2,
    "the other tab has both",
  );
  await tick(page, textOf(0));
  await button(page, "Delete selected").click();
  await eventually(
    () => historyRows(other).count(),
    (rows) => rows === 1,
    "the other tab follows",
  );
  await other.goto(new URL(urls.queryInput("protein_length"), page.url()).href);
  await button(other, "Submit").click();
  await newestIs(
    page,
    "protein length",
    await genesOf({ int_range: { range_type: "protein_length", start: 1, end: 1000 } }),
  );
});

test("import and export are there outside of production only; a file with one bad entry imports nothing", async () => {
  const empty = await open("/query");
  expect(await button(empty, "Import").count()).toBe(production ? 0 : 1);
  expect(await button(empty, "Export").count()).toBe(0);
  const page = await openTwo();
  expect(await button(page, "Export").count()).toBe(production ? 0 : 1);
  if (production) return;
  const [download] = await Promise.all([page.waitForEvent("download"), button(page, "Export").click()]);
  expect(download.suggestedFilename()).toBe("all_queries.json");
  const text = await readFile(await download.path(), "utf8");
  const list = JSON.parse(text) as {
    text: string;
    checked: boolean;
    is_default_name: boolean;
    resultCount: number;
  }[]; // As the history writes it.
  expect(text).toBe(`${JSON.stringify(list, null, 2)}\n`);
  expect(list.map(({ text: said }) => said)).toEqual([textOf(1), textOf(0)]);
  expect(list[0]).toMatchObject({ checked: false, is_default_name: true });

  const read = async (content: string) => {
    if ((await empty.getByLabel("Exported queries (JSON)").count()) === 0)
      await button(empty, "Import").click();
    await empty
      .getByLabel("Exported queries (JSON)")
      .setInputFiles({ name: "all.json", mimeType: "application/json", buffer: Buffer.from(content) });
  };
  const expectMessage = (message: string | RegExp) =>
    empty.locator(".toast--bad").getByText(message).waitFor();
  await read("{}");
  await expectMessage("import failed: text isn't an exported query list");
  await read("x");
  await expectMessage(/^failed to parse imported queries: /);
  await read(JSON.stringify([...list, 1]));
  await expectMessage(/^cannot parse a query from: 1 \(entry 3 of 3/);
  await read(JSON.stringify([...list, { constraints: { int_range: { range_type: "nope" } } }]));
  await expectMessage(/^cannot parse a query from: \{"int_range".*entry 3 of 3/);
  await read(
    JSON.stringify([...list, { constraints: { query_id: { id: "00000000-0000-4000-8000-000000000000" } } }]),
  );
  await expectMessage(/^cannot parse a query from: \{"query_id".*entry 3 of 3/);
  expect(await historyRows(empty).count()).toBe(0);
  await read(
    JSON.stringify([
      ...list,
      {
        constraints: {
          term: {
            termid: (await phenotypeInput()).examples[0]?.termid,
            name: "x",
            single_or_multi_allele: "single",
            expression: null,
          },
        },
        name: "from an older site",
        id: "x",
        resultCount: 3,
      },
    ]),
  );
  await eventually(
    () => historyRows(empty).count(),
    (rows) => rows === 3,
    "all three are imported",
  );
  await historyRows(empty).getByText("from an older site").waitFor();
  expect(await historyRows(empty).first().getByRole("link").first().textContent()).toBe(
    count(await genesOf(b)),
  );
  expect(await empty.getByLabel("Exported queries (JSON)").count()).toBe(0);
});

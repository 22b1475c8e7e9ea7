import { beforeAll, expect, test } from "vitest";
import type { Locator, Page } from "playwright-core";
import type { AnnotationsAnswer } from "../../api/contract/lists.ts";
import type { Boot } from "../../api/contract/boot.ts";
import type { AnnotationType } from "../../config/schema.ts";
import type { GenePage } from "../../index-mappings/pages/gene.ts";
import { count } from "../../web/shared/format/format.ts";
import { urls } from "../../web/shared/urls/urls.ts";
import { eventually, untilStill, overflow, seenAtFirst, useBrowser } from "./pages.ts";
import { boot, richGene, siteUrl } from "./site.ts";
import { violations, violationsInDark } from "./violations.ts";

const open = useBrowser();
let site: Boot;
let gene: GenePage;
/** The type with most terms of those that say something of the gene itself and start in summary. */
let type: AnnotationType;
let annotations: number;

beforeAll(async () => {
  [site, gene] = await Promise.all([boot(), richGene()]);
  const [largest] = gene.annotation_counts
    .filter((one) =>
      site.deployment.annotationTypes.some(
        ({ id, feature_type, details_only }) => id === one.type && feature_type === "gene" && !details_only,
      ),
    )
    .toSorted((a, b) => b.terms - a.terms);
  type = site.deployment.annotationTypes.find(({ id }) => id === largest?.type)!;
  annotations = largest?.annotations ?? 0;
});

const ask = async (params: Readonly<Record<string, string>>): Promise<AnnotationsAnswer> => {
  const answer = await fetch(
    `${siteUrl}/api/v1/dataset/latest/annotations?${new URLSearchParams({ subject: `gene:${gene.uniquename}`, ...params })}`,
  );
  // The api checks its answers against the contract's schemas in its own tests.
  return (await answer.json()) as AnnotationsAnswer;
};

const sectionOf = (page: Page, id: string): Locator => page.locator(`section[id="${id}"]`);
const status = (section: Locator): Promise<string> =>
  section.locator(".filterbar__state [role=status]").innerText();

async function openTable(
  search = "",
  options: Parameters<typeof open>[1] = {},
  id = type.id,
): Promise<{ page: Page; section: Locator }> {
  const page = await open(`${urls.gene(gene.uniquename)}${search}#${id}`, options);
  const section = sectionOf(page, id);
  await section.scrollIntoViewIfNeeded();
  await section
    .locator(".annotation-table[aria-busy=false] tbody tr, .annotation-table .empty")
    .first()
    .waitFor();
  return { page, section };
}

test("a table starts in summary, a row a term, and rows open one by one", async () => {
  const { section } = await openTable();
  const { rows, row_total: total } = await ask({ type: type.id, view: "summary" });
  expect(await status(section)).toBe("Showing all annotations");
  const expanders = section.getByRole("button", { name: /^Details of / });
  expect(await expanders.count()).toBe(seenAtFirst(total));
  await expanders.first().click();
  const [first] = rows;
  const expected = first?.kind === "summary" ? first.count : 0;
  await section.locator(".detail tbody tr").first().waitFor();
  expect(await section.locator(".detail").count()).toBe(1);
  expect(await section.locator(".detail tbody tr").count()).toBe(Math.min(expected, 50));
  await expanders.first().click();
  await expect.poll(() => section.locator(".detail").count()).toBe(0);
});

test("who opens the last row sees the details, has their address, and stays at the row that was pressed", async () => {
  // Of few terms: each is opened.
  const [least] = gene.annotation_counts
    .filter((one) =>
      site.deployment.annotationTypes.some(
        ({ id, feature_type, details_only }) => id === one.type && feature_type === "gene" && !details_only,
      ),
    )
    .filter(({ terms }) => terms > 1)
    .toSorted((a, b) => a.terms - b.terms);
  const id = least?.type ?? expect.fail("no table of several terms");
  const { page, section } = await openTable("", {}, id);
  const { row_total: total } = await ask({ type: id, view: "summary", size: "1000" });
  if (seenAtFirst(total) < total)
    await section.getByRole("button", { name: `Show all ${count(total)} rows` }).click();
  const closed = section.locator("tbody button[aria-expanded=false]");
  await expect.poll(() => closed.count()).toBe(total);
  for (let left = total; left > 1; left -= 1) {
    await closed.first().click();
    await expect.poll(() => closed.count()).toBe(left - 1);
  }
  expect(page.url()).not.toContain(`${id}.view=details`);
  await closed.scrollIntoViewIfNeeded();
  // What comes into view with it may have another height once it is drawn.
  await untilStill(closed);
  const [name, before] = [await closed.getAttribute("aria-label"), await closed.boundingBox()];
  await closed.click();
  await expect.poll(() => page.url()).toContain(`${id}.view=details`);
  await section.getByRole("button", { name: "Show summary ..." }).waitFor();
  await expect
    .poll(() => section.locator("tbody:not([hidden]) > tr.member").count())
    .toBe(least?.annotations);
  const pressed = section.locator(":focus");
  expect(await pressed.getAttribute("aria-label")).toBe(name);
  expect(Math.abs(((await pressed.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(40);
  await page.reload();
  await section.getByRole("button", { name: "Show summary ..." }).waitFor();
});

test("all rows come in the place of the first ones, stand in the address, and Back takes them away", async () => {
  const { row_total: total } = await ask({ type: type.id, view: "summary" });
  if (seenAtFirst(total) === total) throw new Error("no table of this gene is long");
  const { page, section } = await openTable();
  const expanders = section.getByRole("button", { name: /^Details of / });
  await section.getByRole("button", { name: `Show all ${count(total)} rows` }).click();
  await expect.poll(() => expanders.count()).toBe(total);
  expect(new URL(page.url()).searchParams.get(`${type.id}.rows`)).toBe("all");
  await page.reload();
  await expect.poll(() => expanders.count()).toBe(total);
  await page.goBack();
  await expect.poll(() => expanders.count()).toBe(seenAtFirst(total));
});

test("a search of the browser finds rows that are not seen yet, and opens the table", async () => {
  const { rows, row_total: total } = await ask({ type: type.id, view: "summary", size: "50" });
  const { page, section } = await openTable();
  const last = rows.at(-1);
  const name = last?.kind === "summary" ? (last.term?.name ?? "") : "";
  const row = section.getByRole("rowheader", { name }).last();
  expect(await row.isVisible()).toBe(false);
  // What a search does when it has found something in an element that waits for it.
  const found = await page.evaluate(
    (words) => (window as unknown as { find: (text: string) => boolean }).find(words),
    name,
  );
  expect(found).toBe(true);
  await section.locator("tbody[hidden]").last().dispatchEvent("beforematch");
  await row.waitFor();
  expect(new URL(page.url()).searchParams.get(`${type.id}.rows`)).toBe("all");
  expect(await section.getByRole("button", { name: /^Details of / }).count()).toBe(total);
});

test("words filter all rows of a table, not only those that are seen", async () => {
  const { rows } = await ask({ type: type.id, view: "summary", size: "1000" });
  const last = rows.findLast((row) => row.kind === "summary");
  const name = last?.kind === "summary" ? (last.term?.name ?? "") : "";
  const { section } = await openTable();
  await section.getByRole("searchbox", { name: /by words$/ }).fill(name);
  await section.getByRole("rowheader", { name }).first().waitFor();
});

test("all details can be shown, Back returns to the summary, and the address leads to the details again", async () => {
  const { page, section } = await openTable();
  await section.getByRole("button", { name: "Show details ..." }).click();
  await section.getByRole("button", { name: "Show summary ..." }).waitFor();
  await eventually(
    () => section.locator("tbody:not([hidden]) > tr.member").count(),
    (rows) => rows === seenAtFirst(annotations),
    "rows in details",
  );
  const address = page.url();
  expect(address).toContain(`${type.id}.view=details`);
  await section
    .getByRole("button", { name: /^Details of / })
    .first()
    .click();
  await section.getByRole("button", { name: "Show details ..." }).waitFor();
  await page.goBack();
  await eventually(
    () => section.locator("tr.member").count(),
    (rows) => rows === 0,
    "rows of the summary",
  );
  await page.goto(address);
  await section.scrollIntoViewIfNeeded();
  await section.locator("tr.member").first().waitFor();
});

test("a filter leaves as many annotations as it says, stands in the address, and options that give nothing cannot be chosen", async () => {
  const { facets, total } = await ask({ type: type.id, view: "details" });
  const facet = facets.find(({ options }) =>
    options.some((option) => option.count > 0 && option.count < total),
  );
  const option = facet?.options.find((one) => one.count > 0 && one.count < total);
  if (!facet || !option) throw new Error("no filter of this table leaves anything out");
  const { page, section } = await openTable(`?${type.id}.view=details`);
  const button = section.getByRole("button", { name: `${facet.label}:` });
  await button.click();
  for (const one of facet.options) {
    expect(
      await section
        .getByRole("checkbox", { name: `${one.label} ${count(one.count)}`.trim(), exact: false })
        .first()
        .isEnabled(),
      one.label,
    ).toBe(one.count > 0);
  }
  await section.getByRole("checkbox", { name: option.label }).first().check();
  await eventually(
    () => status(section),
    (said) => said === `Showing ${count(option.count)} of ${count(total)} annotations`,
    "filtered",
  );
  // The list stays open for a second choice.
  expect(await section.getByRole("checkbox", { name: option.label }).first().isChecked()).toBe(true);
  expect(page.url()).toContain(`${type.id}.${facet.id}=`);
  await page.reload();
  await section.scrollIntoViewIfNeeded();
  await eventually(
    () => status(section),
    (said) => said === `Showing ${count(option.count)} of ${count(total)} annotations`,
    "filtered after a reload",
  );
  await section.getByRole("button", { name: `Remove filter ${facet.label}: ${option.label}` }).click();
  await eventually(
    () => status(section),
    (said) => said === "Showing all annotations",
    "not filtered",
  );
});

test("a value of a filter can be left out, which the address and the line of filters say", async () => {
  const { facets, total } = await ask({ type: type.id, view: "summary" });
  const chosen = facets
    .slice(0, 5)
    .flatMap((facet) => facet.options.map((option) => ({ facet, option })))
    .find(({ option }) => option.count > 0 && option.count < total);
  if (!chosen) throw new Error("no filter of this table leaves anything out");
  const { facet, option } = chosen;
  const { filtered } = await ask({ type: type.id, view: "summary", [facet.id]: `!${option.value}` });
  expect(filtered).toBe(total - option.count);
  const { page, section } = await openTable();
  await section.getByRole("button", { name: `${facet.label}:` }).click();
  const out = section.getByRole("button", { name: `Leave out ${option.label}`, exact: true });
  await out.click();
  const left = `Showing ${count(filtered)} of ${count(total)} annotations`;
  await eventually(
    () => status(section),
    (said) => said === left,
    "without the value",
  );
  expect(await out.getAttribute("aria-pressed")).toBe("true");
  expect(new URL(page.url()).searchParams.get(`${type.id}.${facet.id}`)).toBe(`!${option.value}`);
  // The list lies over the line of filters until it is closed.
  await page.keyboard.press("Escape");
  await section.getByRole("button", { name: `Remove filter ${facet.label}: not ${option.label}` }).click();
  await eventually(
    () => status(section),
    (said) => said === "Showing all annotations",
    "not filtered",
  );
});

test("words filter a table while they are typed; where nothing is left the table says so", async () => {
  const { section } = await openTable();
  const box = section.getByRole("searchbox", { name: /by words$/ });
  await box.fill("zzzzzz");
  await section.getByText("(No annotations after filtering)").waitFor();
  expect(await status(section)).toBe(`Showing 0 of ${count(annotations)} annotations`);
  await section.getByRole("button", { name: "Clear filters" }).last().click();
  await eventually(
    () => status(section),
    (said) => said === "Showing all annotations",
    "not filtered",
  );
  expect(await box.inputValue()).toBe("");
});

test("'Show details ...' clears filters", async () => {
  const { section } = await openTable(`?${type.id}.text=zzzzzz`);
  await section.getByRole("button", { name: "Show details ..." }).click();
  await eventually(
    () => status(section),
    (said) => said === "Showing all annotations",
    "not filtered",
  );
});

test("filters that do not exist are named and left aside", async () => {
  const { section } = await openTable(`?${type.id}.colour=blue`);
  expect(await section.locator(".filterbar__state").innerText()).toContain("colour=blue");
  await section.getByRole("button", { name: "Download" }).click();
  expect(await section.getByRole("link", { name: "TSV" }).getAttribute("href")).not.toContain("colour");
});

test("a page past the end is the last one", async () => {
  const { section } = await openTable(`?${type.id}.view=details&${type.id}.page=9999`);
  await expect.poll(() => section.locator("tbody tr").count()).toBeGreaterThan(0);
});

test("the file of a filtered table has a line for each annotation", async () => {
  const { page, section } = await openTable();
  await section.getByRole("button", { name: "Download" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    section.getByRole("link", { name: "TSV" }).click(),
  ]);
  const lines: Buffer[] = [];
  for await (const part of await download.createReadStream()) lines.push(Buffer.from(part));
  const [said, head, ...rows] = Buffer.concat(lines).toString().trim().split("\n");
  expect(said).toMatch(/^# .+; all rows; .+, release /);
  expect(head).toMatch(/^term_id\t/);
  expect(rows.length).toBe(annotations);
});

test("columns can be left out, and stay so", async () => {
  const { page, section } = await openTable(`?${type.id}.view=details`);
  expect(await section.getByRole("columnheader", { name: "Evidence" }).count()).toBe(1);
  await section.getByRole("button", { name: "Choose columns" }).click();
  const [first, second] = [
    section.getByRole("checkbox").nth(0),
    section.getByRole("checkbox", { name: "Reference" }),
  ];
  expect(await first.isDisabled()).toBe(true);
  await second.uncheck();
  await expect.poll(() => section.getByRole("columnheader", { name: "Reference" }).count()).toBe(0);
  await page.reload();
  await section.scrollIntoViewIfNeeded();
  await section.locator("tr.member").first().waitFor();
  expect(await section.getByRole("columnheader", { name: "Reference" }).count()).toBe(0);
});

test("columns that were left out before all tables had one key stay left out", async () => {
  const page = await open(`${urls.gene(gene.uniquename)}?${type.id}.view=details#${type.id}`, {
    prepare: (given) =>
      given.addInitScript((table) => {
        localStorage.setItem(`karyon.columns.${table}`, JSON.stringify({ reference: false }));
      }, type.id),
  });
  const section = sectionOf(page, type.id);
  await section.scrollIntoViewIfNeeded();
  await section.locator("tr.member").first().waitFor();
  expect(await section.getByRole("columnheader", { name: "Reference" }).count()).toBe(0);
  await section.getByRole("button", { name: "Choose columns" }).click();
  await section.getByRole("checkbox", { name: "Reference" }).check();
  expect(await page.evaluate(() => localStorage.getItem("karyon.columns"))).toBe(
    JSON.stringify({ [type.id]: { reference: true } }),
  );
});

test("a table that cannot be loaded says so, and comes on a second try", async () => {
  let broken = true;
  const page = await open(`${urls.gene(gene.uniquename)}#${type.id}`, {
    prepare: async (given) => {
      // Without finished tables each is asked for by itself.
      await given.route("**/tables", (route) => route.fulfill({ json: [] }));
      await given.route(
        (url) => url.pathname.endsWith("/annotations") && url.searchParams.get("type") === type.id,
        (route) => (broken ? route.fulfill({ status: 503, body: "" }) : route.continue()),
      );
    },
  });
  const section = sectionOf(page, type.id);
  await section.scrollIntoViewIfNeeded();
  await section.getByText(`The table “${type.display_name}” could not be loaded.`).waitFor();
  broken = false;
  await section.getByRole("button", { name: "Retry" }).click();
  await section.locator("tbody tr").first().waitFor();
});

test("on a phone a table is no wider than the window, opened and in details too", async () => {
  const { page, section } = await openTable("", { viewport: { width: 360, height: 740 } });
  await section
    .getByRole("button", { name: /^Details of / })
    .first()
    .click();
  await section.locator(".detail tbody tr").first().waitFor();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  await section.getByRole("button", { name: "Show details ..." }).click();
  await section.locator("tr.member").first().waitFor();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

type Facet = AnnotationsAnswer["facets"][number];

const hasNoChoice = ({ options }: Facet, total: number): boolean => {
  const possible = options.filter((option) => option.count > 0);
  return possible.length === 0 || (possible.length === 1 && possible[0]?.count === total);
};

/** A table of the gene, with its filters that leave no choice. */
async function tableWithIdleFilters(): Promise<{ id: string; idle: readonly Facet[] }> {
  for (const { type: id } of gene.annotation_counts) {
    const { facets, total } = await ask({ type: id, view: "summary" });
    const idle = facets.filter((facet) => hasNoChoice(facet, total));
    if (idle.length > 0) return { id, idle };
  }
  return expect.fail("no table of the gene has a filter without a choice");
}

test("on a phone a filter with nothing to choose takes no room, and says why where it is asked for", async () => {
  const { id, idle } = await tableWithIdleFilters();
  const { section } = await openTable("", { viewport: { width: 360, height: 740 } }, id);
  expect(await section.locator(".filterbar button:disabled").count()).toBe(0);
  await section.getByRole("button", { name: /^More filters|idle filters?$/ }).click();
  for (const { label } of idle)
    await section.getByText(new RegExp(`^${label}: .*(Only .+ here|No annotation here)`)).waitFor();
});

test("a table with an opened row and an opened filter has no violation", async () => {
  const { page, section } = await openTable("", { reducedMotion: "reduce" });
  await section
    .getByRole("button", { name: /^Details of / })
    .first()
    .click();
  await section.locator(".detail tbody tr").first().waitFor();
  await section.getByRole("button", { name: "Choose columns" }).click();
  const within = [`section[id="${type.id}"]`];
  expect(await violations(page, { within })).toEqual([]);
  expect(await violationsInDark(page, { within })).toEqual([]);
});

test("a row that the mouse is on is coloured as a whole, also where its cells leave parts of it free", async () => {
  const { section } = await openTable("", { viewport: { width: 1440, height: 900 } });
  const row = section.locator("tbody tr:has(.expander)").first();
  const colours = () =>
    row.evaluate((tr) => [tr, ...tr.children].map((part) => getComputedStyle(part).backgroundColor));
  const before = await colours();
  await row.hover();
  const [ofRow, ...ofCells] = await colours();
  expect(ofRow).not.toBe(before[0]);
  expect(new Set(ofCells)).toEqual(new Set([ofRow]));
});

test("of very many genes in a row the first ones show, the others when they are asked or searched for, and on paper", async () => {
  const { rows } = await ask({ type: type.id, view: "summary" });
  const [row] = rows;
  const id = row?.kind === "summary" ? (row.term?.termid ?? "") : "";
  const entries = Array.from({ length: 1_500 }, (_, at) => ({
    genes: [{ uniquename: `ABC${at + 1}.01`, name: null, product: null }],
    genotype: null,
    extension: [],
  }));
  const prepare = (page: Page) =>
    page.route("**/tables", async (route) => {
      const text = await (await route.fetch()).text();
      const json: unknown = JSON.parse(text, (key, value: unknown) => (key === "entries" ? entries : value));
      await route.fulfill({ json });
    });
  const page = await open(urls.term(id), { prepare });
  const cell = page.locator(".entries").first();
  await cell.scrollIntoViewIfNeeded();
  const last = cell.getByRole("link", { name: "ABC1500.01" });
  const more = cell.getByRole("button", { name: "… and 1,400 more" });
  await more.waitFor();
  expect(await last.isVisible()).toBe(false);
  await more.focus();
  await page.keyboard.press("Enter");
  await last.waitFor();
  // The keyboard is where it was.
  await page.keyboard.press("Enter");
  await last.waitFor({ state: "hidden" });
  await page.emulateMedia({ media: "print" });
  await last.waitFor();
  await page.emulateMedia({ media: null });
  await cell.locator(".entries__rest").dispatchEvent("beforematch");
  await last.waitFor();
});

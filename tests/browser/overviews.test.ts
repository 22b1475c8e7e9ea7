import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import type { ProteinStatus, SlimOverview } from "../../index-mappings/pages/overviews.ts";
import { useBrowser } from "./pages.ts";
import { demoDocument, demoUrl } from "./demo-site.ts";
import { boot, document } from "./site.ts";

const open = useBrowser();

test("the page of a slim has its terms with their genes, and what lies outside is a link away", async () => {
  const { deployment } = await boot();
  const [name, settings] = Object.entries(deployment.site.slims).find(([, { link }]) => link !== null) ?? [];
  if (name === undefined || !settings?.link) throw new Error("the deployment has no slim with a page");
  const slim = await document<SlimOverview>(`slims/${name}`);
  const page = await open(settings.link);
  const table = page.getByRole("table", { name: `Terms of the ${slim.display_name}` });
  await table.waitFor();
  expect(await table.getByRole("row").count()).toBe(slim.elements.length + 1);
  // As they stand at first, the largest, the smallest, and as they stood.
  const genes = table.getByRole("columnheader", { name: "Genes" });
  const counts = () => table.locator("tbody td.num:nth-of-type(2)").allTextContents();
  const given = slim.elements.map(({ gene_count: number }) => number);
  for (const [order, numbers] of [
    ["descending", given.toSorted((a, b) => b - a)],
    ["ascending", given.toSorted((a, b) => a - b)],
    [null, given],
  ] as const) {
    await genes.getByRole("button").click();
    await expect.poll(() => genes.getAttribute("aria-sort")).toBe(order);
    expect(await counts()).toEqual(numbers.map((number) => number.toLocaleString("en")));
  }
  await table.getByRole("button", { name: "Term" }).click();
  await expect.poll(() => table.locator("[aria-sort]").allTextContents()).toEqual(["Term"]);
  expect(await table.locator("[aria-sort]").getAttribute("aria-sort")).toBe("ascending");
  // Paper has no links to the query builder, and no head without cells.
  const perRow = async () =>
    table
      .locator("tr")
      .evaluateAll((rows) =>
        rows.map((row) => [...row.children].filter((cell) => cell.checkVisibility()).length),
      );
  const onScreen = await perRow();
  await page.emulateMedia({ media: "print" });
  expect(await perRow()).toEqual(onScreen.map((cells) => cells - 1));
  expect(
    await page
      .getByText(/use in query/i)
      .filter({ visible: true })
      .count(),
  ).toBe(0);
  await page.emulateMedia({ media: "screen" });
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: `Download the genes of the ${slim.display_name} as SVG` }).click(),
  ]);
  const svg = await readFile(await download.path(), "utf8");
  // The title has a line of its own above the terms.
  expect(svg).toMatch(/translate\(0 20\)/);
  for (const { gene_count: genes } of slim.elements) expect(svg).toContain(genes.toLocaleString("en"));
  const [most] = slim.elements.toSorted((a, b) => b.gene_count - a.gene_count);
  if (!most) throw new Error("the slim has no term");
  await table
    .getByRole("link", { name: `genes of ${most.name}` })
    .first()
    .click();
  await page
    .getByText(`${most.gene_count.toLocaleString("en")} genes`)
    .first()
    .waitFor();
  if (slim.not_annotated.subset === null) return;
  await page.goBack();
  await page
    .getByRole("link", { name: String(slim.not_annotated.gene_count), exact: true })
    .first()
    .click();
  await page.waitForURL(`**/gene_subset/${slim.not_annotated.subset}`);
});

test("unknown proteins are chosen by what would help to study them, in the address too", async () => {
  const { unknown } = await demoDocument<ProteinStatus>("protein_status");
  const viable = unknown.filter((protein) => protein.deletion_viability === "viable");
  const both = viable.filter(({ domains }) => (domains ?? 0) > 0);
  const page = await open("/status/protein-status-tracker", { site: demoUrl });
  await page
    .getByRole("group", { name: "Deletion" })
    .getByRole("button", { name: /^viable/ })
    .click();
  await page.getByText(`${viable.length} of ${unknown.length} proteins`).waitFor();
  await page.getByRole("button", { name: /^domain or family/ }).click();
  await page.getByText(`${both.length} of ${unknown.length} proteins`).waitFor();
  await page.reload();
  await page.getByText(`${both.length} of ${unknown.length} proteins`).waitFor();
  await page.goBack();
  await page.getByText(`${viable.length} of ${unknown.length} proteins`).waitFor();
  await page.getByRole("button", { name: "Use these genes in query…" }).click();
  await page.waitForURL("**/query");
  await page.getByText("Proteins of unknown role: deletion viable").first().waitFor();
  expect(viable.length).toBeGreaterThan(both.length);
});

test("unknown proteins are printed to the last, whichever page of them is seen", async () => {
  const status = await demoDocument<ProteinStatus>("protein_status");
  // As many as a release of a whole genome has.
  const unknown = Array.from({ length: 120 }, (_, index) => ({
    ...status.unknown[index % status.unknown.length],
    uniquename: `ABC${index}`,
  }));
  const page = await open("/status/protein-status-tracker?page=2", {
    site: demoUrl,
    prepare: (one) =>
      one.route("**/data/protein_status", (route) => route.fulfill({ json: { ...status, unknown } })),
  });
  const rows = page.getByRole("table", { name: "Proteins of unknown role" }).locator("tbody tr");
  await rows.first().waitFor();
  const seen = await rows.count();
  expect(seen).toBeLessThan(unknown.length);
  await page.emulateMedia({ media: "print" });
  await expect.poll(() => rows.count()).toBe(unknown.length);
  await page.emulateMedia({ media: "screen" });
  await expect.poll(() => rows.count()).toBe(seen);
});

test.each([640, 768, 1100])(
  "all that is said of unknown proteins is seen in a window of %i px, and sorts by its head",
  async (width) => {
    const { unknown } = await demoDocument<ProteinStatus>("protein_status");
    const page = await open("/status/protein-status-tracker", {
      site: demoUrl,
      viewport: { width, height: 900 },
    });
    const table = page.getByRole("table", { name: "Proteins of unknown role" });
    await table.waitFor();
    const beyond = await table.evaluate(
      (element) =>
        [...element.querySelectorAll("th, td, th *, td *")].filter(
          (part) => part.getBoundingClientRect().right > innerWidth,
        ).length,
    );
    expect(beyond).toBe(0);
    const residues = table.getByRole("columnheader", { name: "Residues" });
    await residues.getByRole("button").click();
    const longest = Math.max(...unknown.map(({ length }) => length ?? 0));
    const first = table.getByRole("row").nth(1).getByRole("cell").last();
    expect((await first.innerText()).trim()).toBe(longest.toLocaleString("en"));
    // What is said stands below its head.
    const [head, cell] = [await residues.boundingBox(), await first.boundingBox()];
    expect(Math.abs((head?.x ?? 0) - (cell?.x ?? 99))).toBeLessThanOrEqual(1);
  },
);

/** What a release changed for the genes of a reader. */
import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import type { ChangesOfGenes, ReleaseChanges } from "../../api/contract/index.ts";
import { useBrowser } from "./pages.ts";
import { boot, siteUrl } from "./site.ts";

const open = useBrowser();
const release = (await boot()).metadata?.date_version ?? "";

/** As on a site that has loaded two releases, in which every gene got another name: the site under test mostly has one. */
async function afterAnother(page: Page): Promise<void> {
  const changes = {
    release,
    before: "2000-01-01",
    totals: [],
    types: [],
    groups: [],
    alarms: [],
    earlier: [],
  };
  await page.route("**/data/changes", (route) => route.fulfill({ json: changes satisfies ReleaseChanges }));
  await page.route("**/changes/genes", (route) => {
    // The page's own request.
    const { genes } = route.request().postDataJSON() as { readonly genes: readonly string[] };
    const rows = genes.map((gene) => ({
      entity: "gene" as const,
      change: "changed" as const,
      id: gene,
      name: "",
      gene,
      field: "name",
      before: "was",
      after: "is",
    }));
    const answer = { release, before: "2000-01-01", unchanged: 0, total: rows.length, rows };
    return route.fulfill({ json: answer satisfies ChangesOfGenes });
  });
}

/** Ids of coding genes. */
async function someGenes(number: number): Promise<string[]> {
  const answer = await fetch(`${siteUrl}/api/v1/dataset/latest/query`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      constraints: { subset: { subset_name: "feature_type_mRNA_gene" } },
      size: number,
    }),
  });
  // The api checks its answers against the contract's schemas in its own tests.
  const { rows } = (await answer.json()) as {
    readonly rows: readonly { readonly gene_uniquename: string }[];
  };
  return rows.map(({ gene_uniquename: id }) => id);
}

const list = (page: Page) => page.getByLabel("Names or systematic ids of genes");
const result = (page: Page) => page.locator("#my-genes").getByRole("status");

/** Asks for the changes of genes, and opens the address that it leads to anew. */
async function askedAndOpened(genes: readonly string[]): Promise<readonly [asked: Page, opened: Page]> {
  const asked = await open("/releases", { prepare: afterAnother });
  await list(asked).fill(genes.join("\n"));
  await asked.getByRole("button", { name: "Show changes of" }).click();
  await result(asked).getByText(`${genes.length} changes.`).waitFor();
  const opened = await open(asked.url().slice(siteUrl.length), { prepare: afterAnother });
  await result(opened).getByText(`${genes.length} changes.`).waitFor();
  expect((await list(opened).inputValue()).split("\n")).toEqual(genes);
  return [asked, opened];
}

test("a short list stands in the address, and Back takes it away", async () => {
  const genes = await someGenes(3);
  const [page] = await askedAndOpened(genes);
  expect(new URL(page.url()).searchParams.get("genes")).toBe(genes.join(","));
  await page.goBack();
  await expect.poll(() => result(page).textContent()).toBe("");
  expect(await list(page).inputValue()).toBe("");
});

test("a link to the changes of a list opens at the list", async () => {
  const [asked] = await askedAndOpened(await someGenes(3));
  const sent = await open(asked.url().slice(siteUrl.length), {
    prepare: afterAnother,
    viewport: { width: 360, height: 500 },
  });
  const top = () => sent.locator("#my-genes").evaluate((section) => section.getBoundingClientRect().top);
  await expect.poll(async () => Math.abs(await top())).toBeLessThan(100);
});

test("a long list is saved, and the address has its id", async () => {
  const genes = await someGenes(200);
  const [page] = await askedAndOpened(genes);
  expect(page.url().length).toBeLessThan(200);
  expect(new URL(page.url()).searchParams.get("query")).toMatch(/^[\da-f-]{36}$/);
});

test("what is typed stays as it was typed when its changes are shown", async () => {
  const genes = await someGenes(2);
  const page = await open("/releases", { prepare: afterAnother });
  const typed = ` ${genes.join(" ; ")} `;
  await list(page).fill(typed);
  await page.getByRole("button", { name: "Show changes of" }).click();
  await result(page).getByText("2 changes.").waitFor();
  expect(await list(page).inputValue()).toBe(typed);
});

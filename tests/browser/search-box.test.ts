import { beforeAll, expect, test } from "vitest";
import type { Request } from "playwright-core";
import type { GenePage } from "../../index-mappings/pages/gene.ts";
import { cut } from "../../web/features/search-box/cut.ts";
import { urls } from "../../web/app/urls.ts";
import { eventually, overflow, searchBox, useBrowser } from "./pages.ts";
import { boot, examples, richGene, suggest } from "./site.ts";

const open = useBrowser();
const isSuggest = (request: Request): boolean => request.url().includes("/search/suggest");
let gene: GenePage;
beforeAll(async () => {
  gene = await richGene();
});

test("the front page's box has the focus, and takes two characters before it lists anything", async () => {
  const page = await open("/");
  expect(await searchBox(page).evaluate((input) => input === document.activeElement)).toBe(true);
  const name = gene.name ?? "";
  await page.keyboard.type(name.slice(0, 1));
  await page.waitForTimeout(400);
  expect(await page.getByRole("listbox").count()).toBe(0);
  await page.keyboard.type(name.slice(1));
  await page.getByRole("option").first().waitFor();
});

test("by keyboard: arrow down and Enter open the gene, and the box is empty again", async () => {
  const page = await open("/");
  await searchBox(page).fill(gene.name ?? "");
  await page.getByRole("option").first().waitFor();
  await eventually(() => page.getByRole("listbox").getAttribute("aria-busy"), (busy) => busy === "false", "list has come");
  await page.keyboard.press("ArrowDown");
  const active = await searchBox(page).getAttribute("aria-activedescendant");
  expect(await page.getByRole("option", { selected: true }).getAttribute("id")).toBe(active);
  await page.keyboard.press("Enter");
  await page.waitForURL(`**${urls.gene(gene.uniquename)}`);
  expect(await searchBox(page).inputValue()).toBe("");
});

test("by mouse: a click on a row opens its page", async () => {
  const page = await open(urls.internalDetails);
  await searchBox(page).fill(gene.uniquename);
  await page.getByRole("option").filter({ hasText: gene.uniquename }).first().click();
  await page.waitForURL(`**${urls.gene(gene.uniquename)}`);
});

test("Enter right after typing an id goes to its page, before any list has come", async () => {
  const page = await open("/");
  await searchBox(page).fill(gene.uniquename);
  await page.keyboard.press("Enter");
  await page.waitForURL(`**${urls.gene(gene.uniquename)}`);
});

test("Enter on a term id or a PubMed id goes to its page", async () => {
  const { term, reference } = await examples();
  for (const [typed, url] of [[term?.id, urls.term(term?.id ?? "")], [reference?.id, urls.reference(reference?.id ?? "")]] as const) {
    if (typed === undefined) continue;
    const page = await open("/");
    await searchBox(page).fill(typed);
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${url}`);
  }
});

test("groups say how many there are, and the words typed are marked", async () => {
  const word = "protein";
  const answer = await suggest(word);
  const { deployment } = await boot();
  const page = await open("/");
  await searchBox(page).fill(word);
  await page.getByRole("option").first().waitFor();
  const heads = await page.locator(".typeahead__group").evaluateAll((groups) => groups.map((group) => group.lastElementChild?.textContent));
  expect(heads).toEqual(answer.groups.filter((group) => group.hits.length > 0).map((group) => `${group.hits.length} of ${group.total.toLocaleString("en-GB")}`));
  const marks = await page.locator(".typeahead mark").allTextContents();
  expect(marks.length).toBeGreaterThan(0);
  expect(new Set(marks.map((mark) => mark.toLowerCase()))).toEqual(new Set([word]));
  const labels = await page.locator(".option__label").allTextContents();
  expect(labels).toEqual(answer.groups.flatMap((group) => group.hits.map((hit) => cut(hit.label, deployment.search.name_length))));
});

test("nothing found says so, and a screen reader hears it", async () => {
  const page = await open("/");
  await searchBox(page).fill("zzqqxxwvzz");
  await page.locator(".typeahead").getByText("No matches").waitFor();
  expect(await page.getByRole("status").filter({ hasText: "No matches" }).count()).toBeGreaterThan(0);
});

test("Escape closes the list and then empties the box; the clear button empties it at once", async () => {
  const page = await open("/");
  await searchBox(page).fill("protein");
  await page.getByRole("option").first().waitFor();
  await page.keyboard.press("Escape");
  expect(await page.locator(".typeahead").count()).toBe(0);
  expect(await searchBox(page).inputValue()).toBe("protein");
  await page.keyboard.press("Escape");
  expect(await searchBox(page).inputValue()).toBe("");
  await searchBox(page).fill("protein");
  await page.getByRole("button", { name: "Clear search" }).click();
  expect(await searchBox(page).inputValue()).toBe("");
});

test("'/' brings the search box, but not while one types", async () => {
  const page = await open(urls.internalDetails);
  await page.keyboard.press("/");
  expect(await searchBox(page).evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await searchBox(page).inputValue()).toBe("");
  await page.keyboard.type("a/b");
  expect(await searchBox(page).inputValue()).toBe("a/b");
});

test("typing asks once after the pause, and a slow answer to an earlier text never shows", async () => {
  const asked: string[] = [];
  const page = await open("/", {
    prepare: async (page) => {
      await page.route("**/search/suggest*", async (route) => {
        const q = new URL(route.request().url()).searchParams.get("q") ?? "";
        asked.push(q);
        // The first text is answered long after the second.
        if (q === "protein") await new Promise((resolve) => setTimeout(resolve, 1500));
        await route.continue().catch(() => undefined);
      });
    },
  });
  const failed: string[] = [];
  page.on("requestfailed", (request) => isSuggest(request) && failed.push(request.failure()?.errorText ?? ""));
  await searchBox(page).fill("protein");
  await eventually(async () => asked, (list) => list.includes("protein"), "first request");
  await searchBox(page).fill("zzqqxxwvzz");
  await page.locator(".typeahead").getByText("No matches").waitFor();
  await page.waitForTimeout(1800);
  expect(await page.getByRole("option").count()).toBe(0);
  expect(failed).toEqual(["net::ERR_ABORTED"]);
  asked.length = 0;
  await searchBox(page).fill("");
  await searchBox(page).pressSequentially("kinase", { delay: 5 });
  await page.waitForTimeout(600);
  expect(asked.at(-1)).toBe("kinase");
  expect(asked.length).toBeLessThan("kinase".length);
});

test("a search that does not answer says so and can be tried again", async () => {
  let broken = true;
  const page = await open("/", { prepare: (page) => page.route("**/search/suggest*", (route) => (broken ? route.abort() : route.continue())) });
  await searchBox(page).fill("protein");
  await page.getByText("The search does not answer.").waitFor();
  broken = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("option").first().waitFor();
});

test("the help says what can be typed", async () => {
  const page = await open("/");
  await page.getByRole("button", { name: "Help: search" }).click();
  expect(await page.locator(".disclosure__panel li").count()).toBe(4);
});

test("at 360 px the list spans the window and nothing sticks out", async () => {
  const page = await open(urls.internalDetails, { viewport: { width: 360, height: 740 } });
  await searchBox(page).fill("protein");
  await page.getByRole("option").first().waitFor();
  expect(await overflow(page)).toBe(0);
  expect((await page.locator(".typeahead").boundingBox())?.width).toBeGreaterThan(340);
});

import { beforeAll, expect, test } from "vitest";
import type { Page } from "playwright-core";
import type { GenePage } from "../../index-mappings/pages/gene.ts";
import { cut } from "../../web/shared/format/cut.ts";
import { urls } from "../../web/shared/urls/urls.ts";
import { eventually, overflow, searchBox, useBrowser } from "./pages.ts";
import { boot, examples, isMissing, richGene, suggest } from "./site.ts";
import { isSuggest, textOf } from "./suggest-requests.ts";

const open = useBrowser();
let gene: GenePage;
beforeAll(async () => {
  gene = await richGene();
});

test("the front page's box has the focus, and takes two characters before it lists anything", async () => {
  const page = await open("/");
  const asked: string[] = [];
  page.on("request", (request) => isSuggest(request) && asked.push(textOf(request)));
  expect(await searchBox(page).evaluate((input) => input === document.activeElement)).toBe(true);
  const name = gene.name ?? "";
  await page.keyboard.type(name.slice(0, 1));
  expect(await page.getByRole("listbox").count()).toBe(0);
  await page.keyboard.type(name.slice(1));
  await page.getByRole("option").first().waitFor();
  expect(asked).not.toContain(name.slice(0, 1));
});

test("by keyboard: arrow down and Enter open the gene, and the box is empty again", async () => {
  const page = await open("/");
  await searchBox(page).fill(gene.name ?? "");
  await page.getByRole("option").first().waitFor();
  await eventually(
    () => page.getByRole("listbox").getAttribute("aria-busy"),
    (busy) => busy === "false",
    "list has come",
  );
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
  for (const [typed, url] of [
    [term?.id, urls.term(term?.id ?? "")],
    [reference?.id, urls.reference(reference?.id ?? "")],
  ] as const) {
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
  const heads = await page
    .locator(".typeahead__group")
    .evaluateAll((groups) => groups.map((group) => group.lastElementChild?.textContent));
  expect(heads).toEqual(
    answer.groups
      .filter((group) => group.hits.length > 0)
      .map(({ type, hits, total }) => {
        const isCapped = type === "gene" && total === deployment.search.groups.gene.matched;
        return `${hits.length} of ${total.toLocaleString("en-GB")}${isCapped ? "+" : ""}`;
      }),
  );
  const marks = await page.locator(".typeahead mark").allTextContents();
  expect(marks.map((mark) => mark.toLowerCase())).toContain(word);
  // A label may be cut within the word.
  expect(marks.filter((mark) => !word.startsWith(mark.toLowerCase()))).toEqual([]);
  const labels = await page.locator(".option:not(.option--all) .option__label").allTextContents();
  expect(labels).toEqual(
    answer.groups.flatMap((group) => group.hits.map((hit) => cut(hit.label, deployment.search.name_length))),
  );
});

test("of names and a year both are shown and marked, wherever each was found", async () => {
  const hit = {
    id: "PMID:1",
    label: "Recombination",
    detail: "Gao J et al. (2009)",
    matched: { field: "authors", text: "Gao J; Wahls WP" },
  };
  const page = await open("/", {
    prepare: (page) =>
      page.route("**/search/suggest*", (route) =>
        route.fulfill({
          json: {
            release: "r",
            groups: [{ type: "reference", total: 1, hits: [hit] }],
            reading: null,
            pages: [],
            jump: null,
          },
        }),
      ),
  });
  await searchBox(page).fill("wahls 2009");
  const why = page.locator(".option__why");
  await why.waitFor();
  expect(await why.textContent()).toBe("Gao J et al. (2009); authors: Gao J; Wahls WP");
  expect(await why.locator("mark").allTextContents()).toEqual(["2009", "Wahls"]);
});

test("the box promises nothing that it finds on some sites only", async () => {
  const page = await open("/");
  const box = searchBox(page);
  expect(await box.getAttribute("placeholder")).not.toMatch(/allele/i);
  expect(await page.locator(`label[for="${await box.getAttribute("id")}"]`).textContent()).toBe(
    (await isMissing("pathway models"))
      ? "Search genes, terms and publications"
      : "Search genes, terms, publications and pathways",
  );
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
  await expect.poll(() => page.locator(".typeahead").count()).toBe(0);
  expect(await searchBox(page).inputValue()).toBe("protein");
  await page.keyboard.press("Escape");
  await expect.poll(() => searchBox(page).inputValue()).toBe("");
  await searchBox(page).fill("protein");
  await page.getByRole("button", { name: "Clear search" }).click();
  await expect.poll(() => searchBox(page).inputValue()).toBe("");
});

test("'/' brings the search box, but not while one types", async () => {
  const page = await open(urls.internalDetails);
  await page.keyboard.press("/");
  await expect.poll(() => searchBox(page).evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await searchBox(page).inputValue()).toBe("");
  await page.keyboard.press("/");
  await page.keyboard.type("a/b");
  expect(await searchBox(page).inputValue()).toBe("a/b");
});

test("the link below the list leads to all results, and free words on Enter do too", async () => {
  const page = await open(urls.internalDetails);
  await searchBox(page).fill("protein of");
  const last = page.getByRole("link", { name: /^All results/ });
  await last.getByText("All results for “protein of”").waitFor();
  await last.click();
  await page.waitForURL(`**${urls.search("protein of")}`);
  const other = await open(urls.internalDetails);
  await searchBox(other).fill("zzqqxxwvzz protein");
  await other.keyboard.press("Enter");
  await other.waitForURL(`**${urls.search("zzqqxxwvzz protein")}`);
});

test("Enter on a name opens the gene, and its row is marked beforehand", async () => {
  const page = await open(urls.internalDetails);
  await searchBox(page).fill(gene.name ?? "");
  await page.locator(".option--first").filter({ hasText: gene.uniquename }).waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL(`**${urls.gene(gene.uniquename)}`);
});

test("Enter on the id of an unknown pathway model opens nothing", async () => {
  const page = await open(urls.internalDetails);
  await searchBox(page).fill("0123456789abcdef");
  await page.locator(".typeahead").getByText("No matches").waitFor();
  await page.keyboard.press("Enter");
  expect(new URL(page.url()).pathname).toBe(urls.internalDetails);
  expect(await searchBox(page).inputValue()).toBe("0123456789abcdef");
});

test("Enter that chooses letters of an input method opens nothing", async () => {
  const page = await open(urls.internalDetails);
  await searchBox(page).fill(gene.name ?? "");
  await page.getByRole("option").first().waitFor();
  await searchBox(page).dispatchEvent("keydown", { key: "Enter", isComposing: true, bubbles: true });
  await searchBox(page).dispatchEvent("keydown", { key: "Enter", keyCode: 229, bubbles: true });
  expect(new URL(page.url()).pathname).toBe(urls.internalDetails);
  expect(await page.getByRole("option").count()).toBeGreaterThan(0);
});

/** Pastes as a person does, with the clipboard's text as it is. */
const paste = (page: Page, text: string) =>
  searchBox(page).evaluate((input, pasted) => {
    const data = new DataTransfer();
    data.setData("text/plain", pasted);
    // A script's paste event inserts nothing by itself, unlike a person's.
    if (
      input.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
      )
    )
      document.execCommand("insertText", false, pasted);
  }, text);

test("pasted lines and blanks become one line of words, and ten thousand characters are cut", async () => {
  const page = await open("/");
  await paste(page, `\n\t ${gene.name}\r\n\tprotein  \n`);
  expect(await searchBox(page).inputValue()).toBe(`${gene.name} protein`);
  await page.keyboard.press("Control+A");
  await page.keyboard.press("Delete");
  await expect.poll(() => searchBox(page).inputValue()).toBe("");
  await paste(page, `  ${gene.uniquename}\n`);
  await page.keyboard.press("Enter");
  await page.waitForURL(`**${urls.gene(gene.uniquename)}`);
  for (const many of ["x".repeat(10_000), "ab\n".repeat(4000)]) {
    const other = await open("/");
    await paste(other, many);
    expect((await searchBox(other).inputValue()).length).toBeLessThanOrEqual(200);
    await other.locator(".typeahead .empty, .typeahead [role=option]").first().waitFor();
    expect(await other.getByText("The search does not answer.").count()).toBe(0);
    expect(await overflow(other)).toBe(0);
  }
});

test("the arrows go round through all rows and the link to all results, and Home gives the text back to Enter", async () => {
  const page = await open("/");
  await searchBox(page).fill("protein");
  await page.getByRole("option").first().waitFor();
  await eventually(
    () => page.getByRole("listbox").getAttribute("aria-busy"),
    (busy) => busy === "false",
    "list has come",
  );
  const chosen = page.getByRole("option", { selected: true });
  const all = page.getByRole("link", { name: /^All results/ });
  const hasFocus = () => all.evaluate((link) => link === document.activeElement);
  await page.keyboard.press("ArrowUp");
  await expect.poll(hasFocus).toBe(true);
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => chosen.textContent()).toBe(await page.getByRole("option").first().textContent());
  await page.keyboard.press("ArrowUp");
  await expect.poll(hasFocus).toBe(true);
  await page.keyboard.press("ArrowUp");
  await expect.poll(() => chosen.textContent()).toBe(await page.getByRole("option").last().textContent());
  await page.keyboard.press("Home");
  await expect.poll(() => chosen.count()).toBe(0);
  expect(await searchBox(page).evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(0);
  await page.keyboard.press("Alt+ArrowUp");
  await expect.poll(() => page.getByRole("option").count()).toBe(0);
  await page.keyboard.press("Alt+ArrowDown");
  await page.getByRole("option").first().waitFor();
  // What is typed while the link has the focus is meant for the box.
  await searchBox(page).press("End");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.type("s");
  expect(await searchBox(page).inputValue()).toBe("proteins");
  await all.getByText("“proteins”").waitFor();
  await eventually(
    () => page.getByRole("listbox").getAttribute("aria-busy"),
    (busy) => busy === "false",
    "list has come",
  );
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await page.waitForURL(`**${urls.search("proteins")}`);
});

test("the list has at most as many rows as the deployment says", async () => {
  const { deployment } = await boot();
  const page = await open("/");
  for (const words of ["protein", "mitotic"]) {
    await searchBox(page).fill(words);
    await page.getByRole("link", { name: `All results for “${words}”` }).waitFor();
    await eventually(
      () => page.getByRole("listbox").getAttribute("aria-busy"),
      (busy) => busy === "false",
      "list has come",
    );
    expect(await page.getByRole("option").count()).toBeLessThanOrEqual(deployment.search.max_options);
  }
});

test("groups have names with their counts, and a screen reader hears how many there are", async () => {
  const answer = await suggest("protein");
  const page = await open("/");
  await searchBox(page).fill("protein");
  await page.getByRole("option").first().waitFor();
  for (const group of answer.groups.filter(({ hits }) => hits.length > 0)) {
    await page
      .getByRole("group", { name: `${group.hits.length} of ${group.total.toLocaleString("en-GB")}` })
      .first()
      .waitFor();
  }
  const shown = answer.groups.reduce((sum, { hits }) => sum + hits.length, 0);
  await page
    .getByRole("status")
    .filter({ hasText: `${shown} suggestions` })
    .waitFor({ state: "attached" });
  expect(await searchBox(page).getAttribute("aria-expanded")).toBe("true");
});

test("alleles are offered on test servers only", async () => {
  const { deployment } = await boot();
  const page = await open("/");
  await searchBox(page).fill("delta");
  await page.locator(".typeahead").waitFor();
  await page.locator(".typeahead .empty, .typeahead [role=option]").first().waitFor();
  const offered = await page
    .getByRole("group", { name: /^Alleles/ })
    .getByRole("option")
    .count();
  expect(offered).toBe(deployment.site.deploy_mode === "production" ? 0 : 1);
});

test("the help says what can be typed, by keyboard and by touch", async () => {
  const page = await open("/");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.locator(".disclosure__panel li").count()).toBe(4);
  await page.keyboard.press("Escape");
  await expect.poll(() => page.locator(".disclosure__panel").count()).toBe(0);
  const phone = await open(urls.internalDetails, { viewport: { width: 360, height: 740 }, hasTouch: true });
  await phone.getByRole("button", { name: "Help: search" }).tap();
  expect(await phone.locator(".disclosure__panel li").count()).toBe(4);
  expect(await overflow(phone)).toBe(0);
});

test("by touch: a tap on a row opens its page", async () => {
  const page = await open("/", { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await searchBox(page).tap();
  await page.keyboard.type(gene.uniquename);
  await page.getByRole("option").filter({ hasText: gene.uniquename }).first().tap();
  await page.waitForURL(`**${urls.gene(gene.uniquename)}`);
});

test("at 360 px the list spans the window and nothing sticks out", async () => {
  const page = await open(urls.internalDetails, { viewport: { width: 360, height: 740 } });
  await searchBox(page).fill("protein");
  await page.getByRole("option").first().waitFor();
  expect(await overflow(page)).toBe(0);
  expect((await page.locator(".typeahead").boundingBox())?.width).toBeGreaterThan(340);
});

test("pages and tools that the words ask for stand first, and open by keyboard", async () => {
  const page = await open("/");
  await searchBox(page).fill("advanced search");
  const first = page.getByRole("group", { name: "Pages and tools" }).getByRole("option").first();
  await first.waitFor();
  expect(await page.getByRole("option").first().getAttribute("href")).toBe("/query");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/query");
});

test("below the first gene stands what is known of it at a glance", async () => {
  const page = await open("/");
  await searchBox(page).fill(gene.uniquename);
  const first = page.getByRole("option").first();
  await first.waitFor();
  const { groups } = await suggest(gene.uniquename);
  const facts = groups[0]?.hits[0]?.facts;
  expect(facts?.reference_count).toBeGreaterThan(0);
  expect(await first.textContent()).toContain(
    `${facts?.reference_count?.toLocaleString("en-GB")} publication`,
  );
});

import { beforeAll, expect, test } from "vitest";
import type { Page, Request } from "playwright-core";
import type { SearchAnswer } from "../../api/contract/search.ts";
import { urls } from "../../web/shared/urls/urls.ts";
import { eventually, framesLater, overflow, searchBox, untilGrown, useBrowser } from "./pages.ts";
import { boot, geneDocument, isMissing, literatureOf, richGene, siteUrl } from "./site.ts";
import { newestIs } from "./query-site.ts";
import { violations, violationsInDark } from "./violations.ts";

const open = useBrowser();
const word = "protein";
const phone = { viewport: { width: 360, height: 740 } };

async function answerTo(address: string): Promise<SearchAnswer> {
  const answer = await fetch(`${siteUrl}/api/v1/dataset/latest/search?${address}`);
  // The api checks its answers against the contract's schema in its own tests.
  return (await answer.json()) as SearchAnswer;
}

const count = (number: number): string => number.toLocaleString("en-GB");
const status = (page: Page) => page.locator(".result-head [role=status]");
const said = async (page: Page, words: string): Promise<void> => {
  await eventually(
    () => status(page).textContent(),
    (text) => text?.startsWith(words) ?? false,
    `status says ${words}`,
  );
};
/** The address follows the list: it is no entry of the history for each key. */
const addressHas = (page: Page, name: string, values: readonly string[]): Promise<unknown> =>
  eventually(
    () => Promise.resolve(new URL(page.url()).searchParams.getAll(name)),
    (all) => all.join() === values.join(),
    `${name} in the address is ${values.join()}`,
  );
const heads = (page: Page): Promise<string[]> =>
  page
    .locator(".hit h2")
    .evaluateAll((list) => list.map((head) => head.querySelector("a")?.textContent ?? ""));
const tab = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Kind of result" }).getByRole("link", { name });

let all: SearchAnswer;
let genes: SearchAnswer;
/** A facet of genes with two values at least. */
let facet: { name: string; values: { value: string; label: string; count: number }[] };
beforeAll(async () => {
  [all, genes] = await Promise.all([answerTo(`q=${word}`), answerTo(`q=${word}&type=gene`)]);
  const found = Object.entries(genes.facets).find(
    ([, values]) => values.filter((value) => value.count > 0).length > 1,
  );
  if (!found) throw new Error(`no facet of the genes found by ${word} has two values`);
  facet = { name: found[0], values: found[1] };
});

test("the page lists what the api finds, in its order, and says how many", async () => {
  const page = await open(`/search?q=${word}`);
  await said(page, `${count(all.total)} results`);
  expect(await heads(page)).toEqual(all.hits.map((hit) => hit.label));
  expect(await page.title()).toContain(word);
  expect(await searchBox(page).inputValue()).toBe(word);
  const marked = await page.locator(".hit mark").allTextContents();
  expect(marked.length).toBeGreaterThan(0);
  expect(marked.every((text) => text.toLowerCase().includes(word.slice(0, 4)))).toBe(true);
});

test("the field of the page is that of the header, with the words whose results are shown", async () => {
  const page = await open(`/search?q=${word}`);
  await said(page, `${count(all.total)} results`);
  expect(await page.getByRole("searchbox").count()).toBe(0);
  expect(await searchBox(page).inputValue()).toBe(word);
  expect(await searchBox(page).getAttribute("aria-expanded")).toBe("false");
  await page.locator(".hit h2 a").first().click();
  await page.waitForURL((url) => !url.pathname.startsWith("/search"));
  const typed = (text: string) =>
    eventually(
      () => searchBox(page).inputValue(),
      (value) => value === text,
      `field has “${text}”`,
    );
  await typed("");
  await page.goBack();
  await said(page, `${count(all.total)} results`);
  await typed(word);
});

test("what the words name stands first as a card, with ways to what is known of it", async () => {
  const [gene] = genes.hits;
  if (!gene) throw new Error("genes were found before");
  const page = await open(`/search?q=${encodeURIComponent(gene.id)}`);
  const card = page.locator(".hit--named");
  await card.getByText("Location", { exact: true }).waitFor();
  expect(await card.getByRole("heading", { level: 2 }).textContent()).toContain(gene.label);
  const papers = literatureOf(await geneDocument(gene.id)).length;
  expect(await card.getByRole("link", { name: /publication/ }).count()).toBe(Math.min(papers, 1));
  expect(await card.getByRole("region", { name: /Gene neighbourhood/ }).count()).toBe(1);
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize(phone.viewport);
  expect(await overflow(page)).toBe(0);
});

test("a term that is named tells its genes, and a way to them", async () => {
  const terms = await answerTo(`q=${word}&type=term`);
  const term = terms.hits.find(({ facts }) => (facts?.gene_count ?? 0) > 1);
  if (!term) throw new Error("no term of this word has genes");
  const page = await open(`/search?q=${encodeURIComponent(term.id)}`);
  const card = page.locator(".hit--named");
  await card.getByRole("link", { name: "Show them" }).click();
  const listed = page.getByRole("status").filter({ hasText: /gene/ }).first();
  await eventually(
    () => listed.textContent(),
    (text) => text?.includes(count(term.facts?.gene_count ?? -1)) === true,
    "the genes of the term",
  );
});

test("where all kinds are mixed, filters name their kind and lead to it", async () => {
  const page = await open(`/search?q=${word}`);
  await said(page, `${count(all.total)} results`);
  const [value] = all.facets.chromosome ?? [];
  if (!value) throw new Error("no gene lies on a chromosome");
  await page
    .locator(".facet", { hasText: "Genes by chromosome" })
    .getByRole("link", { name: value.label })
    .first()
    .click();
  await said(page, `${count(value.count)} gene`);
  expect(await tab(page, "Genes").getAttribute("aria-current")).toBe("page");
});

test("a kind that the site does not list is as if none was asked for", async () => {
  const page = await open(`/search?q=${word}&type=allele`, {
    prepare: (page) =>
      page.route("**/dataset/*/search?*", (route) =>
        route.fulfill({
          json: {
            ...all,
            totals: all.totals.filter(({ type }) => type !== "allele"),
            ignored: ["type=allele"],
          },
        }),
      ),
  });
  await said(page, `${count(all.total)} results`);
  expect(await tab(page, "All").getAttribute("aria-current")).toBe("page");
  expect(await tab(page, "Alleles").count()).toBe(0);
  expect(await page.getByLabel("Sort").locator("option").allTextContents()).toEqual([
    "best match",
    "name, A to Z",
    "name, Z to A",
  ]);
});

test("tabs say how many of each kind there are, and Back returns to the kind before", async () => {
  const page = await open(`/search?q=${word}`);
  await said(page, count(all.total));
  const named: Record<string, string> = {
    gene: "Genes",
    term: "Terms",
    reference: "Publications",
    gocam: "Pathways",
    allele: "Alleles",
  };
  const topics: Record<string, string> = { gocam: "pathway models", allele: "alleles" };
  for (const { type, total } of all.totals) {
    const found = (await isMissing(topics[type] ?? "")) ? "not in this release" : count(total);
    expect(await tab(page, named[type] ?? "").textContent()).toBe(`${named[type]}${found}`);
  }
  await tab(page, "Genes").click();
  await said(page, `${count(genes.total)} gene`);
  expect(new URL(page.url()).search).toBe(`?q=${word}&type=gene`);
  expect(await tab(page, "Genes").getAttribute("aria-current")).toBe("page");
  await page.goBack();
  await said(page, `${count(all.total)} results`);
  expect(await heads(page)).toEqual(all.hits.map((hit) => hit.label));
});

test("several values of a facet can be chosen: its own counts stay, the results are those of both", async () => {
  const [first, second] = facet.values.filter((value) => value.count > 0);
  if (!first || !second) throw new Error("two values were found before");
  const page = await open(`/search?q=${word}&type=gene`);
  const row = (label: string) =>
    page.locator(".facet__value").filter({ has: page.getByText(label, { exact: true }) });
  const box = (label: string) => row(label).getByRole("checkbox");
  await box(first.label).check();
  await said(page, `${count(first.count)} gene`);
  const counts = await row(second.label).locator(".n").textContent();
  expect(counts).toBe(count(second.count));
  await box(second.label).check();
  const both = await answerTo(
    new URLSearchParams([
      ["q", word],
      ["type", "gene"],
      [facet.name, first.value],
      [facet.name, second.value],
    ]).toString(),
  );
  await said(page, `${count(both.total)} gene`);
  await addressHas(page, facet.name, [first.value, second.value]);
  await page.reload();
  await said(page, `${count(both.total)} gene`);
  expect(await box(first.label).isChecked()).toBe(true);
  await page.goBack();
  await said(page, `${count(first.count)} gene`);
  expect(await box(second.label).isChecked()).toBe(false);
  await page.getByRole("link", { name: /^Remove / }).click();
  await said(page, `${count(genes.total)} gene`);
  expect(await page.locator(".active-filters").count()).toBe(0);
});

test("the download holds as many genes as the page says, in the page's filters", async () => {
  const [value] = facet.values.filter((one) => one.count > 0);
  if (!value) throw new Error("a value was found before");
  const page = await open(
    `/search?${new URLSearchParams([
      ["q", word],
      ["type", "gene"],
      [facet.name, value.value],
    ]).toString()}`,
  );
  await said(page, `${count(value.count)} gene`);
  await page.locator(".result-head").getByRole("button", { name: "Download" }).click();
  const lines = async (link: string): Promise<string[]> => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: link }).click(),
    ]);
    const parts: Buffer[] = [];
    for await (const part of await download.createReadStream()) parts.push(part as Buffer); // A file's stream without an encoding gives buffers.
    return Buffer.concat(parts).toString("utf8").trimEnd().split("\n");
  };
  const ids = await lines("IDs, one a line");
  expect(ids.length).toBe(value.count);
  expect(new Set(ids).size).toBe(value.count);
  expect((await lines("Table (TSV)")).length).toBe(value.count + 1);
  expect(
    (await lines("JSON, one result a line")).map(
      (line) => (JSON.parse(line) as { systematic_id: string }).systematic_id,
    ),
  ).toEqual(ids); // Rows have the columns of the table.
});

test("genes found are in a query with one press, all of them", async () => {
  const page = await open(`/search?q=${word}&type=gene`);
  await page.getByRole("button", { name: /^Use these genes/ }).click();
  await page.waitForURL(`**${urls.query}`);
  await newestIs(page, `Search for “${word}”`, genes.total);
});

test("years: a bar each, and the two fields take a part of them", async () => {
  const references = await answerTo(`q=&type=reference`);
  const years = (references.facets.year ?? []).filter(
    ({ value, count: hits }) => /^\d{4}$/.test(value) && hits > 0,
  );
  const [first, last] = [years[0], years.at(-1)];
  if (!first || !last || first === last)
    throw new Error("the publications of this release are all of one year");
  const page = await open("/search?q=&type=reference");
  await page.locator(".bars").waitFor();
  expect(await page.locator(".bars > span").count()).toBe(Number(last.value) - Number(first.value) + 1);
  await page.getByRole("textbox", { name: "To year" }).fill(first.value);
  await page.getByRole("button", { name: "Set" }).click();
  await said(page, `${count(first.count)} `);
  await addressHas(page, "year", [first.value]);
  await page.getByRole("link", { name: "Clear all filters" }).click();
  await said(page, count(references.total));
  // The slider by keyboard: from the end one year down.
  await page.getByRole("slider", { name: /^To year/ }).focus();
  await page.keyboard.press("ArrowLeft");
  await said(page, count(years.reduce((sum, year) => sum + year.count, -last.count)));
  await addressHas(page, "year", [`${first.value}-${Number(last.value) - 1}`]);
});

test("the slider of years keeps the focus, and steps of the arrow keys make one entry of the history", async () => {
  const references = await answerTo("q=&type=reference");
  const years = (references.facets.year ?? [])
    .filter(({ value }) => /^\d{4}$/.test(value))
    .map(({ value }) => Number(value));
  const [first, last] = [Math.min(...years), Math.max(...years)];
  if (last - first < 3) throw new Error("the publications of this release are of too few years");
  const page = await open("/search?q=&type=reference");
  await expect
    .poll(() => page.locator(".bars__axis span").allTextContents())
    .toEqual([String(first), String(last)]);
  const entries = await page.evaluate(() => history.length);
  const from = page.getByRole("slider", { name: /^From year/ });
  const year = () => Promise.resolve(new URL(page.url()).searchParams.get("year"));
  await from.focus();
  for (let step = 0; step < 2; step++) await page.keyboard.press("ArrowRight");
  await eventually(year, (text) => text === `${first + 2}-${last}`, "years of the address");
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  expect(await from.evaluate((thumb) => thumb === document.activeElement)).toBe(true);
  await page.keyboard.press("ArrowRight");
  await eventually(
    year,
    (text) => text === `${first + 3 === last ? last : `${first + 3}-${last}`}`,
    "years of the address",
  );
  await page.goBack();
  await eventually(
    () => from.inputValue(),
    (value) => value === String(first + 2),
    "the slider after Back",
  );
});

test("a typo is answered with the words that were meant, and their link finds them", async () => {
  const typo = await typoOf(genes);
  const page = await open(`/search?${new URLSearchParams({ q: typo.q }).toString()}`);
  const link = page.getByText("Did you mean").getByRole("link");
  expect(await link.textContent()).toBe(typo.meant);
  await link.click();
  await eventually(
    async () => new URL(page.url()).searchParams.get("q"),
    (q) => q === typo.meant,
    "words that were meant",
  );
  await eventually(
    () => searchBox(page).inputValue(),
    (text) => text === typo.meant,
    "field",
  );
});

/** A mistyped word of a product that the api has a better spelling for. */
async function typoOf(answer: SearchAnswer): Promise<{ q: string; meant: string }> {
  const candidates = new Set(
    answer.hits.flatMap((hit) => hit.detail.split(/[^a-z]+/).filter((part) => part.length > 6)),
  );
  for (const candidate of candidates) {
    const q = `${candidate.slice(0, 4)}${candidate.slice(5)}`;
    const { didYouMean } = await answerTo(new URLSearchParams({ q }).toString());
    if (didYouMean !== null) return { q, meant: didYouMean };
  }
  throw new Error("no typo of this release is understood");
}

test("nothing found: the page says so and offers other ways, and other words can be typed at once", async () => {
  const page = await open("/search?q=zzqqxxwvzz&type=gene");
  await said(page, "No genes for “zzqqxxwvzz”");
  expect(await page.locator(".no-results").getByRole("link").count()).toBeGreaterThan(2);
  await searchBox(page).fill(word);
  await page.keyboard.press("Enter");
  await said(page, `${count(all.total)} result`);
});

test("nothing found for several words: each that tells something is offered without the signs around it", async () => {
  const page = await open(
    `/search?q=${encodeURIComponent("is zzqqxx, (wvzzqx) the zq25(Q1A) of pq")}&type=gene`,
  );
  await said(page, "No genes for");
  await expect
    .poll(() => page.locator(".no-results li").first().getByRole("link").allTextContents())
    .toEqual(["zzqqxx", "wvzzqx", "zq25(Q1A)"]);
});

test("pages, sizes and orders are in the address", async () => {
  const page = await open("/search?q=&type=gene");
  const sorted = await answerTo("q=&type=gene&sort=-name&size=50&page=2");
  await page.getByLabel("Sort").selectOption("-name");
  await page.getByLabel("On a page").selectOption("50");
  await eventually(
    async () => page.url(),
    (url) => url.includes("size=50"),
    "address",
  );
  await page
    .getByRole("navigation", { name: "Pages of results" })
    .getByRole("link", { name: "Page 2", exact: true })
    .click();
  await eventually(
    () => heads(page),
    (list) => list[0] === sorted.hits[0]?.label,
    "second page",
  );
  expect(await heads(page)).toEqual(sorted.hits.map((hit) => hit.label));
  expect(new URL(page.url()).search).toBe("?q=&type=gene&sort=-name&size=50&page=2");
});

test("an answer that comes late never takes the place of a later one", async () => {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const late = /\/search\?q=[^&]*&type=gene$/;
  const isLate = (request: Request): boolean => late.test(request.url());
  const page = await open(`/search?q=${word}`, {
    prepare: (page) =>
      page.route(late, async (route) => {
        await held;
        await route.continue().catch(() => undefined);
      }),
  });
  const ended = Promise.race([
    page.waitForEvent("requestfinished", isLate),
    page.waitForEvent("requestfailed", isLate),
  ]);
  await said(page, count(all.total));
  await tab(page, "Genes").click();
  await tab(page, "Terms").click();
  await said(page, `${count(all.totals.find(({ type }) => type === "term")?.total ?? 0)} term`);
  answer();
  await ended;
  await framesLater(page);
  await said(page, `${count(all.totals.find(({ type }) => type === "term")?.total ?? 0)} term`);
  expect(new URL(page.url()).search).toBe(`?q=${word}&type=term`);
});

test("a value that is ticked shows at once, and its late answer does not take back a link that was followed", async () => {
  const [value] = facet.values.filter((one) => one.count > 0);
  if (!value) throw new Error("a value was found before");
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const page = await open(`/search?q=${word}&type=gene`, {
    prepare: (page) =>
      page.route(`**/search?*${facet.name}=*`, async (route) => {
        await held;
        await route.continue().catch(() => undefined);
      }),
  });
  await said(page, `${count(genes.total)} gene`);
  const box = page
    .locator(".facet__value")
    .filter({ has: page.getByText(value.label, { exact: true }) })
    .getByRole("checkbox");
  await box.check();
  expect(await box.isChecked()).toBe(true);
  await tab(page, "Terms").click();
  const terms = all.totals.find(({ type }) => type === "term")?.total ?? 0;
  await said(page, `${count(terms)} term`);
  answer();
  await framesLater(page);
  await said(page, `${count(terms)} term`);
  expect(new URL(page.url()).search).toBe(`?q=${word}&type=term`);
  await page.goBack();
  await said(page, `${count(genes.total)} gene`);
});

test("what an address says in vain is left out, and the page says so", async () => {
  const note = (page: Page) => page.getByText(/^Not understood, and left out: /).textContent();
  const page = await open(`/search?q=${word}&type=gene&chromosome=nowhere&colour=red&size=many&page=99999`);
  await said(page, `${count(genes.total)} gene`);
  expect(await note(page)).toContain("chromosome=nowhere");
  expect(await note(page)).toContain("colour=red");
  expect((await heads(page)).length).toBeGreaterThan(0);
  const mixed = await open(`/search?q=${word}&type=planet`);
  await said(mixed, `${count(all.total)} results`);
  expect(await note(mixed)).toContain("type=planet");
  expect(await tab(mixed, "Genes").getAttribute("aria-current")).toBeNull();
});

test("that titles are missing is said of publications, not to whoever asks for genes", async () => {
  const read = (page: Page) => page.getByRole("region", { name: "How the words were read" }).textContent();
  const titles = (page: Page) => page.locator(".not-in-release", { hasText: "Titles of publications" });
  const papers = await open("/search?q=Xqzz+Vwxqz+(1987)");
  await said(papers, "No results");
  expect(await read(papers)).toMatch(/^0 publications read as author Xqzz Vwxqzand “1987”/);
  const { metadata, deployment } = await boot();
  const isTold = (metadata?.data_gaps ?? []).some(({ topic }) => topic === "titles of publications");
  expect(await titles(papers).count()).toBe(isTold ? 1 : 0);
  // Some are found among the results of all kinds, and are not all there are.
  const { name, uniquename } = await richGene();
  const some = await open(`/search?q=papers+about+${encodeURIComponent(name ?? uniquename)}`);
  await some.locator(".hit").first().waitFor();
  expect(await titles(some).count()).toBe(isTold ? 1 : 0);
  const { organisms, taxonid } = deployment.site;
  const other = organisms.find((one) => one.taxonid !== taxonid)?.common_name ?? "";
  const lacking = await open(`/search?q=genes+without+${encodeURIComponent(other)}+ortholog`);
  await lacking.locator(".hit").first().waitFor();
  expect(await read(lacking)).toContain("protein coding gene");
  expect(await titles(lacking).count()).toBe(0);
});

test("a search that fails says so, keeps the words and can be tried again", async () => {
  let broken = true;
  const page = await open(`/search?q=${word}`, {
    prepare: (page) =>
      page.route("**/dataset/*/search?*", (route) => (broken ? route.abort() : route.continue())),
  });
  await page.getByText("The search did not answer.").waitFor();
  expect(await searchBox(page).inputValue()).toBe(word);
  broken = false;
  await page.getByRole("button", { name: "Retry" }).click();
  await said(page, count(all.total));
});

test("signs of markup in words are words", async () => {
  const page = await open(`/search?q=${encodeURIComponent("<img src=x onerror=alert(1)> & \"'")}`);
  await eventually(
    () => status(page).textContent(),
    (text) => text?.includes("<img src=x onerror=alert(1)>") ?? false,
    "status",
  );
  expect(await page.locator("#main img").count()).toBe(0);
});

test("on a phone the filters unfold, and nothing sticks out", async () => {
  const page = await open(`/search?q=${word}&type=gene`, phone);
  await said(page, count(genes.total));
  expect(await overflow(page)).toBe(0);
  expect(await page.getByRole("checkbox").first().isVisible()).toBe(false);
  await page.locator("details.facets > summary").click();
  await page.getByRole("checkbox").first().check();
  await page.getByText("1 filter set").waitFor();
  expect(await overflow(page)).toBe(0);
});

test("by keyboard: a value of a facet is chosen with Space, and the focus stays on it", async () => {
  const page = await open(`/search?q=${word}&type=gene`);
  const box = page.getByRole("checkbox").first();
  await box.focus();
  await page.keyboard.press("Space");
  await page.locator(".active-filters").waitFor();
  await eventually(
    () => page.locator(".results-frame").getAttribute("aria-busy"),
    (busy) => busy === "false",
    "answered",
  );
  expect(await box.evaluate((input) => input === document.activeElement)).toBe(true);
});

test("the documentation is searched as one types, and a heading leads to its place", async () => {
  const page = await open(urls.documentationSearch);
  await page.getByRole("searchbox", { name: "Pages about" }).pressSequentially("genome browser");
  await page.locator(".hit mark").first().waitFor();
  await eventually(
    async () => new URL(page.url()).searchParams.get("q"),
    (q) => q === "genome browser",
    "address",
  );
  const link = page.locator(".hit h2 a").first();
  const href = await link.getAttribute("href");
  await link.click();
  await page.waitForURL(`**${href}`);
  await page.goBack();
  await page.locator(".hit mark").first().waitFor();
  await page.getByRole("searchbox", { name: "Pages about" }).fill("zzqqxxwvzz");
  await page.getByText("0 places").waitFor();
  await expect.poll(() => page.locator(".no-results").getByRole("link").count()).toBeGreaterThan(1);
});

test.for([
  `/search?q=${word}`,
  `/search?q=${word}&type=gene`,
  "/search?q=&type=reference",
  "/search?q=zzqqxxwvzz",
  `${urls.documentationSearch}?q=gene`,
  urls.geneListQuery,
])("%s has no violation, in light, in dark and on a phone", async (path) => {
  const page = await open(path, { reducedMotion: "reduce" });
  await untilGrown(page);
  expect(await violations(page)).toEqual([]);
  expect(await violationsInDark(page)).toEqual([]);
  await page.setViewportSize(phone.viewport);
  expect(await violations(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
});

test("a question on the front page leads to an answer", async () => {
  const page = await open("/");
  const { questions } = (await boot()).deployment.front;
  expect(await page.locator(".examples", { hasText: "Ask" }).getByRole("link").allTextContents()).toEqual(
    questions,
  );
  for (const question of questions) {
    await page.locator(".examples").getByRole("link", { name: question, exact: true }).click();
    await page.getByText("read as").waitFor();
    expect(await page.locator(".hit").count(), question).toBeGreaterThan(0);
    await page.goBack();
  }
});

test("words of which only the kind of thing is understood are not said to be read as something", async () => {
  const page = await open("/search?q=zzqqzz+paper&type=reference");
  await page.getByText("No publications").first().waitFor();
  expect(await page.getByText("read as").count()).toBe(0);
});

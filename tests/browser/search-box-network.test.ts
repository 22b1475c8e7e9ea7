/** The search box while answers are late, or do not come. */
import { beforeAll, expect, test } from "vitest";
import type { Page } from "playwright-core";
import type { GenePage } from "../../index-mappings/pages/gene.ts";
import { urls } from "../../web/shared/urls/urls.ts";
import { eventually, lettersCome, searchBox, useBrowser } from "./pages.ts";
import { richGene } from "./site.ts";
import { isSuggest, textOf } from "./suggest-requests.ts";

const open = useBrowser();

/** What the front page begins with. */
const beginning = [".logo", ".site-nav", ".ribbon", "h1", ".hero__welcome", ".searchbox", ".examples"];

/** Where each of it stands, in px; what is not there is left out. */
const placesOf = (page: Page) =>
  page.evaluate(
    (parts) =>
      Object.fromEntries(
        parts.flatMap((part) => {
          const { x, y, width, height } = document.querySelector(part)?.getBoundingClientRect() ?? {};
          return x === undefined ? [] : [[part, { x, y, width, height }]];
        }),
      ),
    beginning,
  );
let gene: GenePage;
beforeAll(async () => {
  gene = await richGene();
});

test("typing asks once after the pause, and a slow answer to an earlier text never shows", async () => {
  const asked: string[] = [];
  const second = Promise.withResolvers<void>();
  const late = Promise.withResolvers<void>();
  const page = await open("/", {
    prepare: async (page) => {
      await page.route("**/search/suggest*", async (route) => {
        const q = textOf(route.request());
        asked.push(q);
        // The first text is answered after the second.
        if (q === "protein") await second.promise;
        await route.continue().catch(() => undefined);
        if (q === "protein") late.resolve();
      });
    },
  });
  const failures: [text: string, error: string | undefined][] = [];
  page.on(
    "requestfailed",
    (request) => isSuggest(request) && failures.push([textOf(request), request.failure()?.errorText]),
  );
  await searchBox(page).fill("protein");
  await eventually(
    async () => asked,
    (list) => list.includes("protein"),
    "first request",
  );
  await searchBox(page).fill("zzqqxxwvzz");
  await page.locator(".typeahead").getByText("No matches").waitFor();
  second.resolve();
  await late.promise;
  // Another answer has been there and back meanwhile.
  await page.evaluate(() => fetch(location.href).then((answer) => answer.text()));
  expect(await page.getByRole("option").count()).toBe(0);
  // The empty text, which tells whether the search is there, may have been under way too.
  expect(failures.filter(([text]) => text !== "")).toEqual([["protein", "net::ERR_ABORTED"]]);
  expect(asked.filter((text) => text !== "")).toEqual(["protein", "zzqqxxwvzz"]);
  asked.length = 0;
  await searchBox(page).fill("");
  await searchBox(page).pressSequentially("kinase", { delay: 5 });
  await eventually(
    async () => asked.at(-1),
    (last) => last === "kinase",
    "request for the whole word",
  );
  expect(asked.length).toBeLessThan("kinase".length);
});

/** Lets a page's searches through, or not. */
function switchedSearch(): { readonly prepare: (page: Page) => Promise<unknown>; broken: boolean } {
  const state = {
    broken: false,
    prepare: (page: Page) =>
      page.route("**/search/suggest*", (route) => (state.broken ? route.abort() : route.continue())),
  };
  return state;
}

test("a search that does not answer says so, can be tried again, and comes back by itself", async () => {
  const search = switchedSearch();
  const page = await open("/", search);
  await searchBox(page).waitFor();
  search.broken = true;
  await searchBox(page).fill("protein");
  await page.getByText("The search does not answer.").waitFor();
  search.broken = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("option").first().waitFor();
  search.broken = true;
  await searchBox(page).fill("kinase");
  await page.getByText("The search does not answer.").waitFor();
  search.broken = false;
  await page.getByRole("option").first().waitFor();
});

test("Enter while the search is away opens the page as soon as it is back", async () => {
  const search = switchedSearch();
  const page = await open("/", search);
  await searchBox(page).waitFor();
  search.broken = true;
  await searchBox(page).fill(gene.uniquename);
  await page.getByText("The search does not answer.").waitFor();
  await page.keyboard.press("Enter");
  search.broken = false;
  await page.waitForURL(`**${urls.gene(gene.uniquename)}`);
});

test("a box that cannot be initialised says so in place of the input, until it can", async () => {
  const search = switchedSearch();
  search.broken = true;
  const page = await open("/", search);
  await page.getByText("Search box initialisation failed - try reloading").waitFor();
  expect(await searchBox(page).count()).toBe(0);
  search.broken = false;
  await searchBox(page).waitFor();
  expect(await searchBox(page).evaluate((input) => input === document.activeElement)).toBe(true);
});

test("until the program runs the page says that the box is loading, and without scripts it has a form that searches", async () => {
  const program = Promise.withResolvers<void>();
  const page = await open("/", {
    prepare: (page) => page.route("**/assets/*.js", (route) => program.promise.then(() => route.continue())),
    still: true,
  });
  await page.getByText("Loading the search box …").waitFor();
  await lettersCome(page);
  const first = await placesOf(page);
  program.resolve();
  await searchBox(page).waitFor();
  expect(await page.getByText("Loading the search box …").count()).toBe(0);
  // What the server drew stands where the program draws it.
  expect(Object.keys(first)).toHaveLength(beginning.length);
  await lettersCome(page);
  const drawn = await placesOf(page);
  expect(drawn, JSON.stringify({ first, drawn })).toEqual(first);

  const plain = await open("/", { javaScriptEnabled: false, still: true });
  await plain.getByText("Loading the search box …").waitFor({ state: "hidden" });
  await plain.getByRole("searchbox").fill("protein");
  await plain.keyboard.press("Enter");
  await plain.waitForURL("**/search?q=protein");
});

test("what is typed before the program runs goes on in its box: no letter is lost, and the caret stays", async () => {
  const program = Promise.withResolvers<void>();
  const page = await open("/", {
    prepare: async (page) => {
      await page.route("**/assets/*.js", (route) => program.promise.then(() => route.continue()));
      const devTools = await page.context().newCDPSession(page);
      await devTools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    },
    still: true,
  });
  const served = page.getByRole("searchbox");
  await expect.poll(() => served.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.type("protn");
  await page.keyboard.press("ArrowLeft");
  program.resolve();
  // As long as the program starts, a letter a time, in the middle of the word.
  let letters = 0;
  do {
    await page.keyboard.type("i", { delay: 30 });
    letters += 1;
  } while ((await searchBox(page).count()) === 0);
  const [start, end] = [`prot${"i".repeat(letters)}`, "n"];
  expect(await searchBox(page).inputValue()).toBe(start + end);
  expect(
    await searchBox(page).evaluate((input: HTMLInputElement) => [
      input === document.activeElement,
      input.selectionStart,
    ]),
  ).toEqual([true, start.length]);
  await page.locator(".typeahead").waitFor();
});

test("on a slow network the arrows and Enter never open a row of an earlier text", async () => {
  let slow = false;
  const pressed = Promise.withResolvers<void>();
  const page = await open(urls.internalDetails, {
    prepare: (page) =>
      page.route("**/search/suggest*", async (route) => {
        if (slow) await pressed.promise;
        await route.continue().catch(() => undefined);
      }),
  });
  await searchBox(page).fill("protein");
  await page.getByRole("option").first().waitFor();
  slow = true;
  await searchBox(page).fill(gene.uniquename);
  await page.keyboard.press("ArrowDown");
  expect(await page.getByRole("option", { selected: true }).count()).toBe(0);
  await page.keyboard.press("Enter");
  pressed.resolve();
  await page.waitForURL(`**${urls.gene(gene.uniquename)}`);
});

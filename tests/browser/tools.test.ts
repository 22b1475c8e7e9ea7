import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import type { Page } from "playwright-core";
import type { MotifAnswer } from "../../api/contract/motif.ts";
import type { MapperAnswer } from "../../api/contract/identifier-mapper.ts";
import { urls } from "../../web/shared/urls/urls.ts";
import { eventually, framesLater, overflow, untilGrown, useBrowser } from "./pages.ts";
import { boot, siteUrl } from "./site.ts";
import { violations } from "./violations.ts";

const open = useBrowser();
const phone = { viewport: { width: 360, height: 740 } };
const count = (number: number): string => number.toLocaleString("en-GB");
const counted = (number: number, word: string, words = `${word}s`): string =>
  `${count(number)} ${number === 1 ? word : words}`;

const motifPath = (motif: string, detailed: number | "all", peptides = "all"): string =>
  `/api/v1/dataset/latest/motif_search/${peptides}/${encodeURIComponent(motif)}/${detailed}`;
async function motifs(
  motif: string,
  detailed: number | "all" = "all",
  peptides = "all",
): Promise<MotifAnswer> {
  // The api checks its answers against the contract's schema in its own tests.
  return (await (await fetch(siteUrl + motifPath(motif, detailed, peptides))).json()) as MotifAnswer;
}

/** A motif that some proteins hold, and not too many for every check. */
async function rareMotif(): Promise<string> {
  for (const tried of ["[KR]{3}", "[KR]{4}", "[KR]{5}", "[KR]{6}", "[KR]{7}"]) {
    const { peptide_count: peptides } = await motifs(tried, 0);
    if (peptides > 0 && peptides < 100) return tried;
  }
  throw new Error("the release has no proteins with a few basic residues in a row, or too many");
}
const motif = await rareMotif();
const answer = await motifs(motif);

const input = (page: Page) => page.getByRole("searchbox", { name: "Motif" });
const help = (page: Page) => page.getByRole("region", { name: "How to write a motif" });
const results = (page: Page) => page.getByRole("heading", { name: /^[\d,]+ genes?$/ });
/** Addresses of the motif searches that the page asks for, whichever release it asks. */
function watch(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes("/motif_search/"))
      asked.push(pathname.replace(/\/dataset\/[^/]+\//, "/dataset/latest/"));
  });
  return asked;
}

describe("the motif search", () => {
  test("shows the help without a request while nothing is typed", async () => {
    let asked: string[] = [];
    const page = await open(urls.motifSearch, {
      prepare: async (fresh) => {
        asked = watch(fresh);
      },
    });
    await help(page).waitFor();
    for (const typed of ["...", ".*", "++", "x|", "  "]) await input(page).fill(typed);
    await help(page).waitFor();
    expect(asked).toEqual([]);
  });

  test("finds what is typed after a pause, with one request, and keeps it in the address", async () => {
    let asked: string[] = [];
    const page = await open(urls.motifSearch, {
      prepare: async (fresh) => {
        asked = watch(fresh);
      },
    });
    await input(page).pressSequentially("KEN");
    await eventually(
      async () => page.url(),
      (url) => url.endsWith("?motif=KEN"),
      "the address has the motif",
    );
    const { gene_count: genes, match_count: matches } = await motifs("KEN");
    if (genes > 0) {
      await page.getByRole("heading", { name: counted(genes, "gene"), exact: true }).waitFor();
      await page
        .getByText(counted(matches, "match", "matches"))
        .first()
        .waitFor();
    } else await page.getByText("No matching peptides").waitFor();
    expect(asked).toEqual([motifPath("KEN", 500)]);
  });

  test("takes x for any amino acid", async () => {
    const page = await open(urls.motifSearch);
    await input(page).fill(" |kXXr| ");
    await eventually(
      async () => new URL(page.url()).searchParams.get("motif"),
      (typed) => typed === "k..r",
      "the motif is cleaned",
    );
  });

  test("says while one sign is too short, and searches for it when told to", async () => {
    const page = await open(urls.motifSearch);
    await input(page).fill("S");
    await page.getByText("The motif is too short").waitFor();
    await help(page).waitFor();
    await page.getByRole("button", { name: "Search for S all the same" }).click();
    await results(page).waitFor();
  });

  test("says that it is searching, and that nothing was found", async () => {
    let answered = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      answered = resolve;
    });
    const page = await open(urls.motifs("WWWWWWWWWWWW"), {
      prepare: (fresh) =>
        fresh.route("**/motif_search/**", async (route) => {
          await held;
          await route.continue();
        }),
    });
    await page.getByText("Searching ...").waitFor();
    answered();
    await page.getByText("No matching peptides").waitFor();
  });

  test("points at the place of what cannot be read, beside the help", async () => {
    const page = await open(urls.motifs("[KR"));
    const alert = page.getByRole("alert");
    await alert
      .getByText("At character 4: expected “]” for the “[” at character 1, found the end.")
      .waitFor();
    await help(page).waitFor();
  });

  test("refuses a motif that is too long with the api's words, and keeps it out of the address", async () => {
    const long = "AK".repeat(300);
    // The api answers this with its problem document.
    const { errors } = (await (await fetch(siteUrl + motifPath(long, 0))).json()) as {
      errors: { reason: string }[];
    };
    let asked: string[] = [];
    const page = await open(urls.motifSearch, {
      prepare: async (fresh) => {
        await fresh.clock.install();
        asked = watch(fresh);
      },
    });
    await input(page).fill(long);
    await page
      .getByRole("alert")
      .getByText(`A${errors[0]?.reason.slice(1)}.`)
      .waitFor();
    // Longer than the pause after which a motif is searched for.
    await page.clock.runFor(1000);
    expect(await input(page).inputValue()).toBe(long);
    expect(await page.evaluate(() => location.search)).toBe("");
    await input(page).fill("KEN");
    await eventually(
      async () => page.url(),
      (url) => url.endsWith("?motif=KEN"),
      "the address has the motif",
    );
    await expect.poll(() => asked).toEqual([motifPath("KEN", 500)]);
  });

  test("draws all matches of a protein, also those that are not listed yet", async () => {
    const { peptide_matches: peptides } = await motifs("S", 500);
    const many = peptides.find(({ match_count: matches, gene }) => matches > 40 && gene);
    if (!many) throw new Error("no protein of this release has many serines");
    const {
      peptide_matches: [whole],
    } = await motifs("S", "all", many.peptide_id);
    const covered = new Set(whole?.matches?.map(({ start }) => start));
    const intervals = [...covered].filter((position) => !covered.has(position - 1)).length;
    const page = await open(urls.motifs("S"));
    const item = page
      .locator(`.motif-protein:has(a[href="${urls.gene(many.gene?.uniquename ?? "")}"])`)
      .first();
    await item.scrollIntoViewIfNeeded();
    const picture = item.getByRole("img", { name: counted(many.match_count, "match", "matches") });
    await picture.waitFor();
    expect((await picture.locator("path").getAttribute("d"))?.match(/M/g)?.length).toBe(intervals);
  });

  test("a service that fails reads as no match, with a way to try again", async () => {
    let failing = true;
    const page = await open(urls.motifs(motif), {
      prepare: (fresh) =>
        fresh.route("**/motif_search/**", (route) =>
          failing ? route.fulfill({ status: 500, body: "{}" }) : route.continue(),
        ),
    });
    await page.getByText("No matching peptides").waitFor();
    failing = false;
    await page.getByRole("button", { name: "Retry" }).click();
    await results(page).waitFor();
  });

  test("an answer that cannot be shown gives way to the help, and is logged", async () => {
    const logged: string[] = [];
    const page = await open(urls.motifs(motif), {
      prepare: async (fresh) => {
        fresh.on("console", (message) => {
          if (message.type() === "error") logged.push(message.text());
        });
        await fresh.route("**/motif_search/**", (route) =>
          route.fulfill({ json: { status: "OK", peptide_count: 1, peptide_matches: null } }),
        );
      },
    });
    await help(page).waitFor();
    expect(logged.join()).toContain("could not be shown");
  });

  test("lists proteins with where their matches lie and what stands around them", async () => {
    const page = await open(urls.motifs(motif));
    await results(page).waitFor();
    const [first] = answer.peptide_matches;
    const item = page.locator(".motif-protein").first();
    expect(await item.getByRole("link").first().textContent()).toBe(
      first?.gene?.name ?? first?.gene?.uniquename,
    );
    await item.getByRole("img", { name: `along ${counted(first?.length ?? 0, "residue")}` }).waitFor();
    expect(await item.locator(".residues").allTextContents()).toEqual(
      first?.matches?.map(({ before, match, after }) => before + match + after),
    );
    expect(await item.locator("mark").allTextContents()).toEqual(first?.matches?.map(({ match }) => match));
    expect(await page.locator(".motif-protein").count()).toBe(Math.min(500, answer.peptide_count));
  });

  test("shows the rest of many proteins, and of many matches, when asked", async () => {
    const all = await motifs("S", 0);
    const most = all.peptide_matches.reduce((one, other) =>
      other.match_count > one.match_count ? other : one,
    );
    expect(most.match_count).toBeGreaterThan(20);
    const page = await open(urls.motifs("S"));
    await results(page).waitFor();
    if (all.peptide_count > 500) {
      expect(await page.locator(".motif-protein").count()).toBe(500);
      await page.getByRole("button", { name: "Show all", exact: true }).first().click();
    }
    // Thousands are drawn in parts, which takes its time beside other tests.
    await expect
      .poll(() => page.locator(".motif-protein").count(), { timeout: 60_000 })
      .toBe(all.peptide_count);
    const item = page
      .locator(`.motif-protein:has(a[href="${urls.gene(most.peptide_id.replace(/\.\d+$/, ""))}"])`)
      .first();
    await item.scrollIntoViewIfNeeded();
    await eventually(
      () => item.locator(".residues").count(),
      (lines) => lines === 20,
      "20 matches are shown",
    );
    await item.getByRole("button", { name: "Show all ..." }).click();
    await item.getByText(`Showing all ${count(most.match_count)} matches`).waitFor();
    expect(await item.locator(".residues").count()).toBe(most.match_count);
  });

  test("sends all genes to Advanced search under the name of the motif", async () => {
    const page = await open(urls.motifs(motif));
    await page.getByRole("button", { name: "Send gene list to advanced search" }).click();
    await page.waitForURL(`**${urls.query}`);
    const row = page.getByRole("row", { name: `peptides matching motif "${motif}"` });
    await row.waitFor();
    await row.getByText(count(answer.gene_count), { exact: true }).waitFor();
  });

  test("gives the proteins as a file", async () => {
    const page = await open(urls.motifs(motif));
    await page.getByRole("button", { name: "Download", exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Proteins (FASTA)" }).click(),
    ]);
    const text = await readFile(await download.path(), "utf8");
    expect(text.match(/^>/gm)).toHaveLength(answer.peptide_count);
  });
});

/** Words of the mapping of the deployment's first other organism, from a page of genes. */
const { deployment } = await boot();
const [taxon] = deployment.site.ortholog_taxonids;
const organism = deployment.site.organisms.find(({ taxonid }) => taxonid === taxon);
const own = deployment.site.organisms.find(({ taxonid }) => taxonid === deployment.site.taxonid);

async function mapped(ids: readonly string[], type = "uniprot"): Promise<MapperAnswer> {
  const reply = await fetch(`${siteUrl}/api/v1/dataset/latest/identifier_mapper`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ type, ids }),
  });
  // As above.
  return (await reply.json()) as MapperAnswer;
}

/** Accessions of genes that every release has. */
async function accessions(): Promise<string[]> {
  // The part of the list that is read here.
  const list = (await (
    await fetch(`${siteUrl}/api/v1/dataset/latest/data/gene_subsets/feature_type_mRNA_gene/genes?size=50`)
  ).json()) as { rows: { uniprot: string | null }[] };
  const found = list.rows.flatMap(({ uniprot }) => uniprot ?? []);
  return (await mapped(found)).one_to_one.flatMap(({ ids }) => ids).slice(0, 3);
}
const ids = await accessions();

const area = (page: Page) => page.getByRole("textbox", { name: "Identifiers to look up" });
const lookUp = async (page: Page, text: string): Promise<void> => {
  await area(page).fill(text);
  await page.getByRole("button", { name: "Lookup" }).click();
  await page.waitForURL(`**${urls.identifierMapperResults}`);
};

describe("the identifier mapper", () => {
  test("offers the kinds of the deployment, and looks up only what has identifiers", async () => {
    const page = await open(urls.identifierMapper);
    expect(await page.getByRole("combobox", { name: "Identifiers" }).locator("option").count()).toBe(
      1 + deployment.site.ortholog_taxonids.length,
    );
    const buttons = ["Lookup", "Clear"].map((name) => page.getByRole("button", { name, exact: true }));
    for (const typed of ["", " , ;"]) {
      await area(page).fill(typed);
      for (const button of buttons) expect(await button.isDisabled()).toBe(true);
    }
    await area(page).fill(`${ids[0]}/${ids[1]};;${ids[0]?.toLowerCase()}`);
    await page.getByText("2 identifiers").waitFor();
    await page.getByRole("button", { name: "Clear", exact: true }).click();
    await expect.poll(() => area(page).inputValue()).toBe("");
  });

  test("an example of each kind fills the form in and is found", async () => {
    const page = await open(urls.identifierMapper);
    const examples = page.getByRole("complementary").getByRole("button");
    expect(await examples.count()).toBeGreaterThan(0);
    for (const example of await examples.all()) {
      const text = (await example.innerText()).split(", ").join("\n");
      await example.click();
      await expect.poll(() => area(page).inputValue()).toBe(text);
      await page.getByRole("button", { name: "Lookup" }).click();
      await page
        .getByRole("heading", { name: /matches$/ })
        .first()
        .waitFor();
      expect(await page.getByText(/could not be found/).count()).toBe(0);
      await page.goBack();
      await examples.first().waitFor();
    }
  });

  test("shows one match at once and several on demand, and says what it did not find", async () => {
    const page = await open(urls.identifierMapper);
    await lookUp(page, `${ids[0]} nope1 nope2`);
    await page.getByRole("heading", { name: "One-to-one matches" }).waitFor();
    await page.getByRole("rowheader", { name: ids[0] ?? "" }).waitFor();
    await page.getByText("These UniProt identifiers could not be found:").waitFor();
    await page.getByText("3 identifiers: 1 found, 2 unknown", { exact: true }).waitFor();
    await page.getByRole("link", { name: "Change the identifiers" }).click();
    await lookUp(page, [...ids, ...Array.from({ length: 11 }, (_, i) => `nope${i}`)].join("\n"));
    await page.getByText("11 UniProt identifiers could not be found, showing first 10:").waitFor();
    expect(await page.getByText(/^nope\d+$/).count()).toBe(10);
    await page.getByRole("button", { name: "Show all identifiers ..." }).click();
    await expect.poll(() => page.getByText(/^nope\d+$/).count()).toBe(11);
    expect(await page.getByRole("rowheader").count()).toBe(0);
    await page.getByRole("button", { name: "Show matches ..." }).click();
    await expect.poll(() => page.getByRole("rowheader").count()).toBe(ids.length);
    await page.getByRole("button", { name: "Hide matches" }).click();
    await expect.poll(() => page.getByRole("rowheader").count()).toBe(0);
  });

  test("says of genes of other organisms that those without an ortholog are not found", async () => {
    const page = await open(urls.identifierMapper);
    await page.getByRole("combobox", { name: "Identifiers" }).selectOption({ index: 1 });
    await lookUp(page, "nope1");
    await page.getByText(/^Only .+ genes that have an ortholog in .+ are known here\.$/).waitFor();
  });

  test("refuses a file that is no text, and keeps what was typed", async () => {
    const page = await open(urls.identifierMapper);
    await area(page).fill("abc1");
    await page.locator("input[type=file]").setInputFiles({
      name: "plot.png",
      mimeType: "image/png",
      buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
    });
    await page.getByRole("alert").getByText("plot.png is not a text file.").waitFor();
    expect(await area(page).inputValue()).toBe("abc1");
  });

  test("says of several identifiers for several genes which stands for which", async () => {
    const [one, other] = [
      { uniquename: "G1", name: null, product: null },
      { uniquename: "G2", name: null, product: null },
    ];
    const page = await open(urls.identifierMapper, {
      prepare: (fresh) =>
        fresh.route("**/identifier_mapper", (route) =>
          route.fulfill({
            json: {
              one_to_one: [],
              one_to_many: [],
              many_to_one: [],
              not_found: [],
              many_to_many: [
                {
                  ids: ["A1", "B1"],
                  genes: [one, other],
                  pairs: [
                    ["A1", "G1"],
                    ["B1", "G1"],
                    ["B1", "G2"],
                  ],
                },
              ],
            },
          }),
        ),
    });
    await lookUp(page, "A1 B1");
    await page.getByRole("heading", { name: "Many-to-many matches" }).waitFor();
    expect(await page.getByRole("row").getByRole("listitem").allTextContents()).toEqual([
      "A1: G1",
      "B1: G1, G2",
    ]);
  });

  test("draws thousands of rows in parts", async () => {
    const total = 1500;
    const groups = Array.from({ length: total }, (_, i) => ({
      ids: [`A${i}`],
      genes: [{ uniquename: `G${i}`, name: null, product: null }],
      pairs: [[`A${i}`, `G${i}`]],
    }));
    const page = await open(urls.identifierMapper, {
      prepare: (fresh) =>
        fresh.route("**/identifier_mapper", (route) =>
          route.fulfill({
            json: { one_to_one: groups, one_to_many: [], many_to_one: [], many_to_many: [], not_found: [] },
          }),
        ),
    });
    await lookUp(page, "A0 A1");
    await page.getByRole("button", { name: "Show matches ..." }).click();
    await expect.poll(() => page.locator("tbody tr").count()).toBe(500);
    const steps = () =>
      page.evaluate(
        (all) =>
          new Promise<number[]>((resolve) => {
            const seen: number[] = [];
            const watcher = new MutationObserver(() => {
              const rows = document.querySelectorAll("tbody tr").length;
              if (rows !== seen.at(-1)) seen.push(rows);
              if (rows < all) return;
              watcher.disconnect();
              resolve(seen);
            });
            watcher.observe(document.body, { childList: true, subtree: true });
          }),
        total,
      );
    const asParts = [700, 900, 1100, 1300, 1500];
    const showAll = page.getByRole("button", { name: "Show all", exact: true });
    // Rows that are drawn as they come into the window have the height that was kept for them: a button that moves is not pressed.
    const down = () => showAll.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    const before = await down();
    await showAll.scrollIntoViewIfNeeded();
    await framesLater(page);
    expect(Math.abs((await down()) - before)).toBeLessThan(5);
    const [shown] = await Promise.all([steps(), showAll.click()]);
    expect(shown.filter((rows) => rows > 500)).toEqual(asParts);
    const [sorted] = await Promise.all([
      steps(),
      page.getByRole("button", { name: "Gene", exact: true }).click(),
    ]);
    expect(sorted, "in another order").toEqual([500, ...asParts]);
    expect(await page.getByRole("rowheader").count()).toBe(total);
    expect(await overflow(page)).toBe(0);
  });

  test("gives examples that the deployment has", async () => {
    const page = await open(urls.identifierMapper);
    const examples = deployment.site.example_uniprot_identifiers;
    expect(await page.locator("option[value=uniprot]").textContent()).toBe(
      examples.length === 0 ? "UniProt accessions" : `UniProt accessions (such as ${examples.join(", ")})`,
    );
  });

  test("says so when nothing is found", async () => {
    const page = await open(urls.identifierMapper);
    await lookUp(page, "XXXX1");
    await page
      .getByText(`No matching ${own?.common_name} genes were found for UniProt identifiers.`)
      .waitFor();
  });

  test("remembers what was typed, and reads files", async () => {
    const page = await open(urls.identifierMapper);
    if (organism) await page.getByRole("combobox", { name: "Identifiers" }).selectOption(`ortholog:${taxon}`);
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "ids.txt", mimeType: "text/plain", buffer: Buffer.from("abc1\nabc2\n") });
    await page.getByText("2 identifiers").waitFor();
    await page.reload();
    await page.getByText("2 identifiers").waitFor();
    expect(await area(page).inputValue()).toBe("abc1\nabc2\n");
    if (organism)
      expect(await page.getByRole("combobox", { name: "Identifiers" }).inputValue()).toBe(
        `ortholog:${taxon}`,
      );
  });

  test("sends the genes to Advanced search, and gives them as a table", async () => {
    const page = await open(urls.identifierMapper);
    await lookUp(page, ids.slice(0, 2).join(" "));
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Mapping (TSV)" }).click(),
    ]);
    expect(
      (await readFile(await download.path(), "utf8"))
        .trim()
        .split("\n")
        .slice(1)
        .map((line) => line.split("\t")[0]),
    ).toEqual(ids.slice(0, 2));
    await page.getByRole("button", { name: "Send all to advanced search" }).click();
    await page.waitForURL(`**${urls.query}`);
    await page.getByRole("row", { name: "2 genes from UniProt identifier mapping" }).waitFor();
  });
});

const pages = [
  { kind: "help", path: urls.motifSearch },
  { kind: "motif", path: urls.motifs(motif) },
  { kind: "wrong motif", path: urls.motifs("[KR") },
  { kind: "mapper", path: urls.identifierMapper },
  { kind: "mapper results", path: urls.identifierMapperResults },
];

test.for(pages)("the $kind page is narrow enough for a phone and has no violation", async ({ path }) => {
  const text = JSON.stringify({ text: [...ids, "nope"].join(" "), type: "uniprot" });
  const page = await open(path, {
    ...phone,
    reducedMotion: "reduce",
    prepare: (fresh) =>
      fresh.addInitScript((kept) => localStorage.setItem("karyon.identifier-mapper", kept), text),
  });
  await untilGrown(page);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(await violations(page)).toEqual([]);
});

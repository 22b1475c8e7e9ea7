import { readFile } from "node:fs/promises";
import { beforeAll, expect, test } from "vitest";
import type { Locator, Page } from "playwright-core";
import type { Boot } from "../../api/contract/boot.ts";
import type { GenePage } from "../../index-mappings/pages/gene.ts";
import type { Transcript } from "../../index-mappings/shapes/transcript.ts";
import { urls } from "../../web/shared/urls/urls.ts";
import { eventually, overflow, untilGrown, useBrowser } from "./pages.ts";
import { boot, richGene } from "./site.ts";
import { violations } from "./violations.ts";

const open = useBrowser();
let site: Boot;
let gene: GenePage;
let transcript: Transcript;
let protein: string;
beforeAll(async () => {
  [site, gene] = await Promise.all([boot(), richGene()]);
  transcript = gene.transcripts[0]!;
  protein = transcript.protein?.sequence ?? "";
});

const openSequence = async (search = "", options = {}) => {
  const page = await open(`${urls.gene(gene.uniquename)}${search}#sequence`, options);
  const section = page.locator("#sequence");
  await section.getByRole("textbox", { name: /sequence of/ }).waitFor();
  // The page stays at its section until rows above have come or somebody does something.
  await untilGrown(page);
  await page.keyboard.press("Shift");
  return { page, section, box: section.getByRole("textbox", { name: /sequence of/ }) };
};
/** The residues as shown, without gaps. */
const residues = async (page: Page): Promise<string> =>
  (await page.locator("#sequence .seq__residues").allTextContents()).join("").replaceAll(" ", "");
/** What a choice shows comes a moment after the choice. */
const untilShown = (
  page: Page,
  expected: string,
  read: (text: string) => string = (text) => text,
): Promise<void> => expect.poll(async () => read(await residues(page)), { timeout: 20_000 }).toBe(expected);
const exons = (): string =>
  transcript.parts
    .filter(({ feature_type: type }) => type === "exon")
    .map((part) => part.residues)
    .join("");

test("a protein is shown first, nucleotides part by part when they are wanted", async () => {
  const { page, section } = await openSequence();
  await untilShown(page, protein);
  await section.getByLabel("Show nucleotide sequence").check();
  await untilShown(page, exons());
  for (const name of ["introns", "5' UTR", "3' UTR"]) {
    const part = section.getByLabel(name, { exact: true });
    if ((await part.count()) > 0) await part.check();
  }
  // Introns are shown in small letters.
  await untilShown(page, transcript.parts.map((part) => part.residues).join(""), (text) =>
    text.toUpperCase(),
  );
  const titles = await section
    .locator(".seq__residues > span")
    .evaluateAll((spans) => [...new Set(spans.map((span) => span.getAttribute("title")))]);
  expect(titles).toContain("CDS exon 1");
});

test("flanks come with one request, on the strand of the gene, and never below none", async () => {
  const asked: string[] = [];
  const { page, section } = await openSequence("?seq=nucleotides", {
    prepare: (one: Page) => {
      one.on("request", (request) => request.url().includes("/chromosome/") && asked.push(request.url()));
      return Promise.resolve();
    },
  });
  await section.getByLabel("5' UTR", { exact: true }).or(section.getByText("(no 5' UTR)")).waitFor();
  const upstream = section.getByLabel("bases upstream");
  await upstream.fill("10");
  const ten = await eventually(
    () => section.locator(".seq__residues .q-flank").allTextContents(),
    (texts) => texts.join("").replaceAll(" ", "").length === 10,
    "ten bases",
  );
  await upstream.fill("500");
  await eventually(
    () => residues(page),
    (text) => text.length === exons().length + 500,
    "500 bases",
  );
  expect(asked.length).toBe(1);
  const { location, cds_location: cds } = transcript;
  const edge =
    location.strand === "reverse"
      ? (cds?.end_pos ?? location.end_pos)
      : (cds?.start_pos ?? location.start_pos);
  const [start, end] = location.strand === "reverse" ? [edge + 1, edge + 10] : [edge - 10, edge - 1];
  const truth = await page.evaluate(
    async (path) => (await fetch(path)).text(),
    `/api/v1/dataset/latest/chromosome/${location.chromosome_name}/sequence?start=${start}&end=${end}&strand=${location.strand}`,
  );
  expect(ten.join("").replaceAll(" ", "").toUpperCase()).toBe(truth);
  await upstream.fill("-5");
  await expect.poll(() => upstream.inputValue()).toBe("0");
});

test("a flank that cannot be fetched is empty, without a message, and can be fetched again", async () => {
  let isDown = true;
  const { page, section } = await openSequence("?seq=nucleotides&seq.up=100", {
    prepare: (one: Page) =>
      one.route("**/chromosome/**", (route) => (isDown ? route.abort() : route.continue())),
  });
  await untilShown(page, exons());
  expect(await page.locator("#sequence .message").count()).toBe(0);
  isDown = false;
  const again = section.getByRole("button", { name: "Load bases upstream and downstream again" });
  await again.click();
  await eventually(
    () => residues(page),
    (text) => text.length === exons().length + 100,
    "100 bases",
  );
  expect(await again.count()).toBe(0);
});

test("residues are selected by dragging, the selection stands in the address, and a click alone selects none", async () => {
  const { page, section, box } = await openSequence();
  const first = await section.locator(".seq__residues").first().boundingBox();
  if (!first) throw new Error("no line");
  const letter =
    first.width / (Math.min(60, protein.length) + Math.floor((Math.min(60, protein.length) - 1) / 10));
  const y = first.y + first.height / 2;
  await page.mouse.move(first.x + 1, y);
  await page.mouse.down();
  await page.mouse.move(first.x + letter * 2, y);
  await page.mouse.move(first.x + letter * 4, y);
  await page.mouse.up();
  await selection(section, "4 selected residue(s): 1..4").waitFor();
  expect((await section.locator(".is-selected").allTextContents()).join("")).toBe(protein.slice(0, 4));
  await page.waitForURL(/seq\.residues=1\.\.4/);
  await page.reload();
  await section.scrollIntoViewIfNeeded();
  await box.waitFor();
  await selection(section, "4 selected residue(s): 1..4").waitFor();
  await section.getByRole("button", { name: "Clear selection" }).click();
  await selection(section, "").waitFor({ state: "detached" });
  const again = await section.locator(".seq__residues").first().boundingBox();
  await page.mouse.click((again?.x ?? 0) + letter * 3, (again?.y ?? 0) + first.height / 2);
  await selection(section, "").waitFor({ state: "detached" });
});

/** What is said of the selected residues. */
const selection = (section: Locator, text: string): Locator =>
  section.locator(".seq-bar--selection", { hasText: text });

test("residues are selected by keyboard", async () => {
  const { page, section, box } = await openSequence();
  await box.focus();
  await page.keyboard.press("ArrowRight");
  for (let i = 0; i < 3; i++) await page.keyboard.press("Shift+ArrowRight");
  await selection(section, "3 selected residue(s): 2..4").waitFor();
  await page.keyboard.press("Control+a");
  await selection(section, `${protein.length} selected residue(s): 1..${protein.length}`).waitFor();
  await page.keyboard.press("Escape");
  await selection(section, "").waitFor({ state: "detached" });
});

test("residues are selected by their positions, and what is wrong with them is said", async () => {
  const { page, section } = await openSequence();
  await section.getByRole("button", { name: "Manually select residues" }).click();
  const input = section.getByPlaceholder("Examples: 10..25 or 15-30 or 40");
  for (const [typed, said] of [
    ["10..25", "16 selected residue(s): 10..25"],
    ["15-30", "16 selected residue(s): 15..30"],
    ["40", "1 selected residue(s): 40..40"],
    [`2..${protein.length}`, `2..${protein.length}`],
  ] as const) {
    await input.fill(typed);
    await selection(section, said).waitFor();
  }
  for (const [typed, said] of [
    ["abc", 'invalid range - example "10..20"'],
    ["10,20", 'invalid range - example "10..20"'],
    ["20..10", "end position < start"],
    [`10..${protein.length + 1}`, "end > sequence length"],
  ] as const) {
    await input.fill(typed);
    await page.keyboard.press("Enter");
    await expect.poll(() => section.getByRole("alert").textContent()).toBe(said);
  }
});

test("what is shown is downloaded as FASTA, 60 residues a line", async () => {
  const { page, section } = await openSequence();
  const save = async (button: () => Promise<void>): Promise<{ name: string; text: string }> => {
    const [download] = await Promise.all([page.waitForEvent("download"), button()]);
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), "utf8") };
  };
  const peptide = await save(() => section.getByRole("button", { name: "Download as FASTA" }).click());
  expect(peptide.name).toBe(`${gene.uniquename}-peptide-sequence.fasta`);
  const [header, ...lines] = peptide.text.trimEnd().split("\n");
  expect(header).toBe(`>${transcript.protein?.uniquename} length:${protein.length}`);
  expect(lines.join("")).toBe(protein);
  expect(lines.slice(0, -1).every((line) => line.length === 60)).toBe(true);

  await section.getByLabel("Show nucleotide sequence").check();
  await section.getByRole("button", { name: "Download sequence:" }).click();
  const nucleotides = await save(() =>
    section.getByRole("button", { name: "Displayed sequence as FASTA" }).click(),
  );
  expect(nucleotides.name).toBe(`${gene.uniquename}-transcript-sequence.fasta`);
  expect(nucleotides.text.split("\n").slice(1).join("")).toBe(exons());
  const regions = section.getByRole("link", { name: /^Genome region as/ });
  expect(await regions.count()).toBe(site.deployment.site.genome_region_url === null ? 0 : 2);
});

test("other sites are searched with what is shown, in new tabs", async () => {
  const { section } = await openSequence();
  const offered = (of: string) =>
    site.deployment.site.sequence_searches.filter((search) => search.of === of).map(({ label }) => label);
  const shown = () => section.locator(".seq-searches").locator("a, button, .muted").allTextContents();
  expect((await shown()).map((text) => text.trim())).toEqual(offered("protein"));
  const blast = new URL(
    (await section.getByRole("link", { name: /NCBI BLASTP/ }).getAttribute("href")) ?? "",
  );
  expect([blast.searchParams.get("PROGRAM"), blast.searchParams.get("PAGE_TYPE")]).toEqual([
    "blastp",
    "BlastSearch",
  ]);
  expect(blast.searchParams.get("QUERY")?.split("\n").slice(1).join("")).toBe(protein);
  expect(await section.locator('.seq-searches form input[name="query_sequence"]').inputValue()).toBe(protein);
  expect(
    await section
      .locator(".seq-searches form, .seq-searches a")
      .evaluateAll((all) => all.every((one) => one.getAttribute("target") === "_blank")),
  ).toBe(true);
  await section.getByLabel("Show nucleotide sequence").check();
  const shortened = async () => (await shown()).map((text) => text.replace(/ \(too long.*/, "").trim());
  await eventually(
    shortened,
    (labels) => labels.join() === offered("nucleotide").join(),
    "searches for nucleotides",
  );
});

test("another gene begins anew", async () => {
  const { page } = await openSequence("?seq=nucleotides&seq.parts=introns&seq.up=100");
  const other =
    gene.gene_neighbourhood.find(({ uniquename }) => uniquename !== gene.uniquename)?.uniquename ?? "";
  await page
    .locator(`.neighbourhood a[href="${urls.gene(other)}"]`)
    .first()
    .focus();
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname === urls.gene(other));
  expect(new URL(page.url()).search).toBe("");
});

test("on a phone lines have 30 residues and the page does not scroll sideways", async () => {
  const { page, section } = await openSequence(
    "?seq=nucleotides&seq.parts=utr5,exons,introns,utr3&seq.up=20",
    { viewport: { width: 360, height: 740 } },
  );
  expect((await section.locator(".seq__residues").first().textContent())?.replaceAll(" ", "").length).toBe(
    30,
  );
  expect(await overflow(page)).toBe(0);
});

/** The gene's page with other transcripts than the release has. */
const openWith = (transcripts: readonly Transcript[]) =>
  open(`${urls.gene(gene.uniquename)}#sequence`, {
    prepare: (page: Page) =>
      page.route("**/data/gene/*", (route) => route.fulfill({ json: { ...gene, transcripts } })),
  });

test("a gene without transcripts says so", async () => {
  const page = await openWith([]);
  expect(await page.locator("#sequence").textContent()).toContain("This gene has no transcripts available");
  expect(await page.locator("#transcripts").textContent()).toContain(
    "This gene has no transcripts available",
  );
});

test("a protein that its coding sequence does not make is told as such", async () => {
  const page = await openWith([
    { ...transcript, protein: transcript.protein && { ...transcript.protein, matches_cds: false } },
  ]);
  await page.locator("#sequence").getByText("does not translate to its protein").waitFor();
});

test("of several transcripts one is chosen, which begins without flanks and introns", async () => {
  const second = { ...transcript, uniquename: `${gene.uniquename}.2`, protein: null };
  const page = await openWith([transcript, second]);
  const section = page.locator("#sequence");
  await section.getByLabel("Show nucleotide sequence").check();
  await section.getByLabel("bases upstream").fill("100");
  await section.locator("select").selectOption(second.uniquename);
  await expect.poll(() => section.getByLabel("bases upstream").inputValue()).toBe("0");
  expect(await section.getByLabel("Show nucleotide sequence").count()).toBe(0);
  await page.waitForURL(/transcript=/);
  expect(await page.locator(".defs").getByText("2 transcripts").count()).toBe(1);
});

test.each(["light", "dark"] as const)(
  "transcripts and sequence can be used by everybody, %s",
  async (colorScheme) => {
    const { page } = await openSequence(
      "?seq=nucleotides&seq.parts=utr5,exons,introns,utr3&seq.up=20&seq.residues=5..40",
      { colorScheme },
    );
    expect(await violations(page, { within: ["#transcripts", "#sequence"] })).toEqual([]);
  },
);

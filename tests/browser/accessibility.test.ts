import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import type { EntityType } from "../../api/contract/suggest.ts";
import { entityUrl, urls } from "../../web/shared/urls/urls.ts";
import { searchBox, untilGrown, useBrowser } from "./pages.ts";
import { examples, genotypeOf, richGene } from "./site.ts";
import { violations, violationsInDark } from "./violations.ts";

const open = useBrowser();

const [things, gene] = await Promise.all([examples(), richGene()]);
// Object.entries forgets what the keys are.
const entities = (Object.entries(things) as [EntityType, { id: string }][]).map(([type, hit]) => ({
  kind: type as string,
  path: entityUrl[type](hit.id),
}));
const genotype = await genotypeOf(gene);
const allele = genotype?.loci[0]?.expressed_alleles[0]?.allele;
const [match] = gene.interpro_matches;

const pages = [
  { kind: "front", path: "/" },
  { kind: "rich gene", path: urls.gene(gene.uniquename) },
  ...entities,
  ...(genotype ? [{ kind: "genotype", path: urls.genotype(genotype.display_uniquename) }] : []),
  ...(allele && !things.allele ? [{ kind: "allele", path: urls.allele(allele.uniquename) }] : []),
  {
    kind: "gene subset",
    path: match
      ? urls.geneSubset(`interpro:${match.dbname}:${match.id}`)
      : urls.geneSubset("feature_type_mRNA_gene"),
  },
  { kind: "genes of a term", path: urls.termGenes(things.term?.id ?? "") },
  { kind: "genes of a publication", path: urls.referenceGenes(things.reference?.id ?? "") },
  {
    kind: "genotypes of a term",
    path: urls.termGenotypes(genotype?.phenotypes[0]?.termid ?? things.term?.id ?? ""),
  },
  { kind: "alleles of a gene", path: urls.geneAlleles(gene.uniquename) },
  { kind: "documentation", path: urls.documentation },
  { kind: "sources", path: urls.internalDetails },
  { kind: "advanced search", path: urls.query },
  { kind: "gene list", path: urls.geneListQuery },
  { kind: "genome browser", path: urls.genomeBrowser },
  { kind: "not found", path: "/no-such-page" },
];

async function violationsOfGrown(page: Page): Promise<string[]> {
  // Rows that are under way are part of the page.
  await untilGrown(page);
  return violations(page);
}

test.for(pages)("the $kind page has no violation, in light and in dark", async ({ path }) => {
  // Without motion, so that no colour is measured on its way to another.
  const page = await open(path, { colorScheme: "light", reducedMotion: "reduce" });
  expect(await violationsOfGrown(page)).toEqual([]);
  expect(await violationsInDark(page)).toEqual([]);
});

const phone = { viewport: { width: 360, height: 740 } };

/**
 * What can be pressed and is less than 24 px high or wide; marks of drawings are as large as what they stand for, and a link
 * within a text is as wide as its word.
 */
const small = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        "a[href], button, summary, select, input:not([type=checkbox], [type=radio], [type=range])",
      ),
    ]
      .filter(
        (element) =>
          !(element instanceof SVGElement) && element.checkVisibility({ visibilityProperty: true }),
      )
      .map((element) => ({
        element,
        box: element.getBoundingClientRect(),
        isWord:
          getComputedStyle(element).display === "inline" &&
          element.parentElement?.textContent.trim() !== element.textContent.trim(),
      }))
      // What only screen readers have is a point; skip links come with the focus.
      .filter(({ box, isWord }) => box.height > 1 && (box.height < 23.5 || (box.width < 23.5 && !isWord)))
      .map(({ element, box }) => `${element.outerHTML.slice(0, 160)}: ${box.width} × ${box.height} px`),
  );

/** Names of marks in drawings that are too small for a finger although room beside them, or above and below, belongs to no other. */
const cramped = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const needed = 23.5;
    return [...document.querySelectorAll("svg:has(a .p-hit)")].flatMap((svg) => {
      const drawing = svg.getBoundingClientRect();
      const marks = [...svg.querySelectorAll("a .p-hit")].map((hit) => ({
        name: hit.closest("a")?.getAttribute("aria-label"),
        box: hit.getBoundingClientRect(),
      }));
      return marks
        .filter(({ box }) => {
          const beside = marks.filter(({ box: other }) => other.top < box.bottom && other.bottom > box.top);
          const isCovered = beside.some(
            ({ box: other }) => other !== box && other.left < box.right - 0.1 && other.right > box.left + 0.1,
          );
          const before = beside.map(({ box: { right } }) => right).filter((right) => right <= box.left + 0.1);
          const after = beside.map(({ box: { left } }) => left).filter((left) => left >= box.right - 0.1);
          const room = Math.min(drawing.right, ...after) - Math.max(drawing.left, ...before);
          return box.height < needed || (box.width < needed && !isCovered && room > box.width + 0.5);
        })
        .map(({ name, box }) => `${name}: ${box.width} × ${box.height} px`);
    });
  });

test.for([
  ["the front page", "/"],
  ["the gene page", urls.gene(gene.uniquename)],
  ["the term page", urls.term(things.term?.id ?? "")],
  ["the results page", urls.search("protein kinase")],
  ["the genome browser", urls.genomeBrowser],
] as const)("what can be pressed on %s is large enough for a finger", async ([, path]) => {
  for (const width of [360, 1440]) {
    const page = await open(path, { viewport: { width, height: 900 } });
    await untilGrown(page);
    // What a head covers that stays in view can be pressed a line further.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await violations(page, { rules: ["target-size"] }), `${width} px`).toEqual([]);
    expect(await small(page), `${width} px`).toEqual([]);
    expect(await cramped(page), `${width} px`).toEqual([]);
  }
});

test("a gene page on a phone has no violation", async () => {
  expect(await violationsOfGrown(await open(urls.gene(gene.uniquename), phone))).toEqual([]);
});

test("nor has the opened menu of a phone", async () => {
  const page = await open("/", phone);
  await page.getByRole("button", { name: "Menu" }).click();
  expect(await violationsOfGrown(page)).toEqual([]);
});

test("nor the opened search box", async () => {
  const page = await open("/");
  await searchBox(page).fill("protein");
  await page.getByRole("option").first().waitFor();
  await page.keyboard.press("ArrowDown");
  expect(await violationsOfGrown(page)).toEqual([]);
});

/**
 * The search box and the results page are one search: whatever is typed, both find the same number of things of each type.
 * Asked with the judged queries and with words of the loaded release. RELEVANCE=all asks every judged query.
 */
import { expect, it } from "vitest";
import type { EntityType } from "../../api/contract/suggest.ts";
import { Random } from "../../demo/random/random.ts";
import { inTurns, search, suggest } from "./ask.ts";
import { judgedClasses } from "./relevance.ts";
import { sampleSize } from "./sample-size.ts";
import { startJudgedSite } from "./site.ts";
import { readThings } from "./things.ts";
import type { Thing } from "./things.ts";

const seed = "one search";
const wordCount = 1_000;
const fewJudged = 30;

/** Words of two letters and more of all texts by which things are found, each once. */
const vocabulary = (things: readonly Thing[]): string[] => [
  ...new Set(
    things.flatMap(({ texts }) =>
      [...texts.values()].flat().flatMap((text) => text.match(/[\p{L}\p{N}]{2,}/gu) ?? []),
    ),
  ),
];

it.each(["dev", "production"] as const)(
  "finds as many things in the box as on the page in %s mode",
  async (mode) => {
    const site = await startJudgedSite(process.env, mode);
    try {
      const random = new Random(seed);
      const things = await readThings(site.elasticsearch, site.prefix, site.search.cv_names);
      // Without alleles the search box is the same otherwise: some of each class tell.
      const size = mode === "dev" ? sampleSize(process.env) : Math.min(fewJudged, sampleSize(process.env));
      const judged = judgedClasses(things, random).flatMap(({ name, queries }) =>
        (queries.length <= size ? queries : random.fork(name).sample(queries, size)).map(({ text }) => text),
      );
      const words = random.fork("words").sample(vocabulary(things), wordCount);
      // Genes are counted in the box up to a number.
      const counted = (type: EntityType, total: number): number =>
        type === "gene" ? Math.min(total, site.search.groups.gene.matched) : total;
      const differing = await inTurns([...new Set([...judged, ...words])], async (text) => {
        const [box, page] = await Promise.all([suggest(site.url, text), search(site.url, text)]);
        const onPage = new Map(page.totals.map(({ type, total }) => [type, counted(type, total)]));
        return box.groups
          .filter(({ type, total }) => total !== onPage.get(type))
          .map(
            ({ type, total }) => `"${text}": ${total} ${type} in the box, ${onPage.get(type)} on the page`,
          );
      });
      expect(differing.flat()).toEqual([]);
    } finally {
      await site.stop();
    }
  },
  1_800_000,
);

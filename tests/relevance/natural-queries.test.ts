/**
 * Do people find what they ask for? Phrasings of questions around names of the loaded release: the right thing is among the
 * first three of the results page, and sets have as many genes as the records of the release say.
 */
import { beforeAll, describe, expect, it } from "vitest";
import { loadDeployment } from "../../config/load.ts";
import { Random } from "../../demo/random/random.ts";
import { readLevelRows } from "./expression-classes.ts";
import { inTurns, search } from "./ask.ts";
import { naturalClasses, readGeneFacts } from "./natural-queries.ts";
import type { NaturalQuery } from "./natural-class.ts";
import { startJudgedSite } from "./site.ts";
import { readOntologies, readThings } from "./things.ts";

/** Queries of a class: more than 400 in all. */
const most = 50;
const first = 3;

interface Asked {
  readonly name: string;
  readonly query: NaturalQuery;
  readonly isRight: boolean;
  readonly isFirst: boolean;
  readonly isEmpty: boolean;
  readonly count: number | null;
}
let asked: Asked[] = [];

beforeAll(async () => {
  const site = await startJudgedSite(process.env, "production");
  try {
    const [things, genes, ontologyOf, levels, { deployment }] = await Promise.all([
      readThings(site.elasticsearch, site.prefix, site.search.cv_names),
      readGeneFacts(site.elasticsearch, site.prefix),
      readOntologies(site.elasticsearch, site.prefix),
      readLevelRows(site.elasticsearch, site.prefix),
      loadDeployment({ taxonid: site.taxonid }),
    ]);
    const classes = naturalClasses({
      things,
      genes,
      ontologyOf,
      levels,
      deployment,
      random: new Random("natural"),
      most,
    });
    const all = classes.flatMap(({ name, queries }) => queries.map((query) => ({ name, query })));
    asked = await inTurns(all, async ({ name, query }): Promise<Asked> => {
      const { hits, pages, asks_for_pages, reading } = await search(site.url, query.text);
      // Pages stand above the hits where they are asked for, or nothing else is found.
      const listed = [
        ...(asks_for_pages || hits.length === 0 ? pages.map(({ url }) => url) : []),
        ...hits.map(({ id }) => id),
      ];
      const rank = listed.findIndex((id) => query.wanted.has(id));
      return {
        name,
        query,
        isRight: rank >= 0 && rank < first,
        isFirst: rank === 0,
        isEmpty: listed.length === 0,
        count: reading?.count ?? null,
      };
    });
  } finally {
    await site.stop();
  }
  for (const [name, of] of Map.groupBy(asked, (one) => one.name))
    console.log(
      `${name}: ${of.length} asked, ${share(of, ({ isRight }) => isRight)} among three, ${share(of, ({ isEmpty }) => isEmpty)} empty`,
    );
});

const share = (of: readonly Asked[], fits: (one: Asked) => boolean): number =>
  Number((of.filter(fits).length / of.length).toFixed(3));
const misses = (of: readonly Asked[], fits: (one: Asked) => boolean): string[] =>
  of
    .filter((one) => !fits(one))
    .map(({ name, query: { text, count }, count: read }) => `${name}: ${text} (${read} for ${count})`);

describe("what people ask", () => {
  it("has the right thing among the first three", () => {
    expect(
      share(asked, ({ isRight }) => isRight),
      misses(asked, ({ isRight }) => isRight).join("\n"),
    ).toBeGreaterThanOrEqual(0.92);
  });
  it("is hardly ever empty", () => {
    expect(share(asked, ({ isEmpty }) => isEmpty)).toBeLessThanOrEqual(0.03);
  });
  it("leads no allele to a wrong gene", () => {
    const alleles = asked.filter(({ name }) => name === "alleles");
    expect(misses(alleles, ({ isFirst }) => isFirst)).toEqual([]);
  });
  it("counts sets as the records of the release do", () => {
    const counted = asked.filter(({ query }) => query.count !== null);
    const isExact = ({ query, count }: Asked): boolean => count === query.count;
    expect(share(counted, isExact), misses(counted, isExact).join("\n")).toBeGreaterThanOrEqual(0.95);
  });
});

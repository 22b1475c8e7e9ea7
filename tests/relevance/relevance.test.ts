/**
 * Do people find what they type? Judged queries made from the loaded release, against the gates of its classes. Prints
 * the table. RELEVANCE=all judges every query instead of a sample.
 */
import { beforeAll, describe, expect, it } from "vitest";
import { measureRelevance } from "./relevance.ts";
import type { Relevance } from "./relevance.ts";
import { sampleSize } from "./sample-size.ts";
import { startJudgedSite } from "./site.ts";
import { relevanceTable } from "./table.ts";

let relevance: Relevance;

beforeAll(async () => {
  const site = await startJudgedSite(process.env);
  try {
    relevance = await measureRelevance({ ...site, sampleSize: sampleSize(process.env) });
  } finally {
    await site.stop();
  }
  console.log(relevanceTable(relevance));
});

/** Classes that every release has, by the figure that is asked of them. */
const gates = [
  ["gene names", "success1", 1],
  ["systematic ids", "success1", 1],
  ["systematic ids in other forms", "success1", 1],
  ["UniProt accessions", "success1", 1],
  ["term ids", "success1", 1],
  ["term names", "success1", 1],
  ["PubMed ids in all forms", "success1", 1],
  ["titles of pathway models", "success1", 1],
  ["ids of pathway models", "success1", 1],
  ["unique gene synonyms", "success1", 0.99],
  ["ortholog names and ids", "success1", 0.99],
  ["exact synonyms of terms", "success1", 0.99],
  ["allele names", "success1", 0.99],
  ["allele names with Δ", "success1", 0.99],
  ["synonyms of alleles", "success1", 0.99],
  ["gene names with a typo", "success5", 0.9],
  ["term names with a typo", "success5", 0.9],
  ["words of titles", "success3", 0.95],
  ["gene names in other forms", "success1", 0.95],
  ["term ids without their zeros", "success1", 1],
  ["term names, last word in the plural", "success1", 0.95],
  ["term names, first word in the plural", "success1", 0.95],
  ["term names, without a hyphen", "success1", 0.95],
] as const;

describe("the search box", () => {
  it.each(gates)("finds %s: %s at least %d", (name, figure, min) => {
    const judged = relevance.classes.find((one) => one.name === name);
    expect(judged, "the release has things of this class").toBeDefined();
    const examples = judged!.missed
      .slice(0, 10)
      .map(
        ({ text, relevant, found }) =>
          `"${text}" wants ${relevant.join(", ")} and found ${found.join(", ") || "nothing"}`,
      );
    expect(judged!.figures[figure], examples.join("\n")).toBeGreaterThanOrEqual(min);
  });

  it("finds nothing where there is nothing to find", () => expect(relevance.nonsense.found).toEqual([]));
});

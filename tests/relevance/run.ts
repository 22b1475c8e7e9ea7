/**
 * `node tests/relevance/run.ts`: the relevance table of the release loaded at ELASTICSEARCH_URL and REDIS_URL, written
 * into docs/benchmarks.md and docs/benchmarks/relevance.md with `--write`. RELEVANCE is the most queries of a class, or "all"; MISSES=10 prints as many
 * queries of each class whose wanted hit was not the first.
 */
import { resolve } from "node:path";
import { writeRelevance } from "../bench/report.ts";
import { measureRelevance } from "./relevance.ts";
import { sampleSize } from "./sample-size.ts";
import { startJudgedSite } from "./site.ts";
import { relevanceSummary, relevanceTable } from "./table.ts";

const site = await startJudgedSite(process.env);
const relevance = await measureRelevance({ ...site, sampleSize: sampleSize(process.env) });
await site.stop();
console.log(`${relevanceTable(relevance)}\n\n${relevanceSummary(relevance)}`);
for (const { name, missed } of relevance.classes) {
  for (const { text, relevant, found } of missed.slice(0, Number(process.env["MISSES"] ?? 0))) {
    console.log(
      `${name}: "${text}" wants ${[...relevant].slice(0, 3).join(", ")}; found ${found.join(", ") || "nothing"}`,
    );
  }
}
if (process.argv.includes("--write")) {
  await writeRelevance(resolve("docs", "benchmarks.md"), relevanceSummary(relevance));
  await writeRelevance(resolve("docs", "benchmarks", "relevance.md"), relevanceTable(relevance));
}

/** The relevance benchmark as Markdown: what it says, and all its figures. Pure. */
import { markdownTable } from "../bench/report.ts";
import { againstBaseline } from "./relevance.ts";
import type { Relevance } from "./relevance.ts";

const three = (value: number): number => Number(value.toFixed(3));
const one = (value: number): number => Number(value.toFixed(1));

/** Classes whose first hit is right less often are named. */
const minSuccess = 0.95;

/** What a person reads of the figures. */
export function relevanceSummary({ classes, nonsense }: Relevance): string {
  const { ours, plain, ratio } = againstBaseline(classes);
  const asked = classes.reduce((sum, { figures }) => sum + figures.queries, 0);
  const weak = classes
    .filter(({ figures }) => figures.success1 < minSuccess)
    .map(({ name, figures }) => `${name} (${three(figures.success1)})`);
  return [
    `${asked} queries of ${classes.length} classes. Over all classes the mean reciprocal rank is ${three(ours)}; that of one \`multi_match\` over all fields of the same indices is ${three(plain)}: ${ratio.toFixed(2)} times as good.`,
    weak.length === 0
      ? `The first hit is right for at least ${minSuccess} of the queries of every class.`
      : `The first hit is right for at least ${minSuccess} of the queries of every class but these: ${weak.join(", ")}.`,
    `Of ${nonsense.asked} texts that are nowhere, ${nonsense.found.length} found something.`,
  ].join("\n\n");
}

/** All figures of every class. */
export function relevanceTable({ classes }: Relevance): string {
  const rows = classes.map(({ name, figures, keystrokes, letters, baseline }) => [
    name,
    figures.queries,
    three(figures.success1),
    three(figures.success3),
    three(figures.success5),
    three(figures.mrr8),
    three(figures.ndcg10),
    three(figures.empty),
    one(keystrokes),
    one(letters),
    three(baseline.success1),
    three(baseline.mrr8),
  ]);
  return markdownTable(
    [
      "class",
      "queries",
      "@1",
      "@3",
      "@5",
      "MRR@8",
      "nDCG@10",
      "empty",
      "keys",
      "of letters",
      "plain @1",
      "plain MRR@8",
    ],
    rows,
  );
}

/** The relevance benchmark as Markdown. Pure. */
import { markdownTable } from "../bench/report.ts";
import { againstBaseline } from "./relevance.ts";
import type { Relevance } from "./relevance.ts";

const three = (value: number): number => Number(value.toFixed(3));
const one = (value: number): number => Number(value.toFixed(1));

export function relevanceTable({ classes, nonsense }: Relevance): string {
  const { ours, plain, ratio } = againstBaseline(classes);
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
  return [
    markdownTable(
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
    ),
    `Over all classes the mean reciprocal rank is ${three(ours)}; that of one \`multi_match\` over all fields of the same indices is ${three(plain)}: ${ratio.toFixed(2)} times as good.`,
    `Nonsense: ${nonsense.asked} texts that are nowhere, ${nonsense.found.length} of them found something.`,
  ].join("\n\n");
}

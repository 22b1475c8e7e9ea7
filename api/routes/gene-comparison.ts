/** What a few genes have in common. */
import { z } from "zod";
import { counted } from "../contract/values/counted.ts";
import { geneComparison } from "../contract/gene-comparison.ts";
import { maxCompared } from "../contract/values/max-compared.ts";
import { readComparison } from "../gene-comparison/read.ts";
import { badRequest, notFound } from "../problem/problem-error.ts";
import { geneFinder } from "../queries/gene-table.ts";
import { datasetRoute, none } from "./route.ts";

const comparison = datasetRoute({
  path: "/gene_comparison/{genes}",
  group: "Annotations",
  summary: "What a few genes have in common, and what only some of them have",
  description:
    "Terms with the genes that are annotated to them or a descendant over is_a and part_of, without those of which a term below says the same; partners in interactions, domains, pathway models and publications of at least two of the genes.",
  answer: { description: "The genes, and what they have.", schema: geneComparison },
  params: z.object({
    genes: z
      .string()
      .describe(
        `2 to ${maxCompared} genes by systematic id, name or accession, with \`+\` or commas between.`,
      ),
  }),
  query: none,
  examples: ["/gene_comparison/{gene}+{other_gene}"],
  expensive: true,
  async answerWith({ params, services: { elastic }, generation, response }) {
    const find = geneFinder(elastic, generation);
    const typed = params.genes.split(/[+,\s]+/).filter((text) => text !== "");
    const found = await Promise.all(typed.map(async (text) => ({ text, id: await find(text) })));
    const unknown = found.filter(({ id }) => id === null).map(({ text }) => text);
    const ids = [...new Set(found.flatMap(({ id }) => id ?? []))];
    const number = ids.length + new Set(unknown).size;
    if (unknown.length > 0 && number <= maxCompared) throw notFound(`no gene: ${unknown.join(", ")}`);
    if (number < 2 || number > maxCompared)
      throw badRequest([
        {
          where: "path.genes",
          value: params.genes,
          reason: `names ${counted(number, "different gene")}; 2 to ${maxCompared} can be compared`,
        },
      ]);
    response.json(await readComparison(elastic, generation, ids));
  },
});

export const geneComparisonRoutes = [comparison];

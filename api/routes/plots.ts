/** Drawings of the data, as SVG. */
import { z } from "zod";
import type { GeneRecord } from "../../index-mappings/records.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { metricLayouts } from "../contract/values/metric-drawing.ts";
import { badRequest, notFound } from "../problem/problem-error.ts";
import { readExpressionLevels, readMetrics } from "../documents/release-documents.ts";
import { keptMetricPlot, metricTable } from "../plots/metric.ts";
import { violinPlot } from "../plots/violin.ts";
import type { PlotGene } from "../plots/violin.ts";
import type { Services } from "../context/services.ts";
import { datasetRoute, none } from "./route.ts";

/** Genes of one plot: more dots say nothing. */
const maxGenes = 250;

/** @throws a 404 that names the first gene that the release does not have */
async function readGenes(
  { elastic }: Services,
  generation: LoadedGeneration,
  ids: readonly string[],
): Promise<PlotGene[]> {
  const { docs } = await elastic.mget<Pick<GeneRecord, "name">>({
    index: generation.index("genes"),
    ids: [...ids],
    _source: ["name"],
  });
  return docs.map((doc, index) => {
    if (!("found" in doc) || !doc.found) throw notFound(`There is no gene ${ids[index] ?? ""}.`);
    return { id: doc._id, name: doc._source?.name ?? null };
  });
}

const violin = datasetRoute({
  path: "/gene_ex_violin_plot/{size}/{genes}",
  group: "Plots",
  summary: "Molecules per cell of some genes among all genes",
  description:
    "One shape for each data set of the release shows how all genes are spread, dots show the genes. A release without quantitative expression answers a drawing that says so.",
  answer: { description: "The drawing.", mediaType: "image/svg+xml" },
  params: z.object({
    size: z.enum(["small", "large"]),
    genes: z
      .string()
      .min(1, "has to name a gene")
      .describe(`Systematic ids, joined by commas; ${maxGenes} at most.`),
  }),
  query: none,
  examples: ["/gene_ex_violin_plot/small/{gene}", "/gene_ex_violin_plot/large/{gene},{other_gene}"],
  expensive: true,
  async answerWith({ params, services, generation, response }) {
    const ids = [
      ...new Set(
        params.genes
          .split(",")
          .map((id) => id.trim())
          .filter((id) => id !== ""),
      ),
    ];
    if (ids.length === 0) throw badRequest([{ where: "path.genes", reason: "has to name a gene" }]);
    if (ids.length > maxGenes)
      throw badRequest([
        { where: "path.genes", reason: `can name ${maxGenes} genes at most, not ${ids.length}` },
      ]);
    const genes = await readGenes(services, generation, ids);
    const levels = (await readExpressionLevels(services.elastic, generation)) ?? { datasets: [] };
    response.type("image/svg+xml").send(await violinPlot(levels, genes, params.size));
  },
});

const stats = datasetRoute({
  path: "/stats/{name}",
  group: "Plots",
  summary: "A figure of literature and curation over time",
  description:
    "A drawing, or the same figures as a table. `data/metrics` lists the figures. One that the release has no data for answers a drawing that says so.",
  answer: { description: "The drawing.", mediaType: "image/svg+xml" },
  params: z.object({ name: z.string().min(1, "has to name a figure").describe("Name of the figure.") }),
  query: z.object({
    format: z.enum(["svg", "tsv"]).default("svg").describe("`tsv`: the figures as a table."),
    layout: z
      .enum(metricLayouts)
      .default("file")
      .describe(
        "How it is drawn: `file` with its title in it; `page` without, to stand below a heading; `narrow` without, for windows as narrow as a phone.",
      ),
  }),
  examples: [
    "/stats/cumulative_curated_by_year",
    "/stats/curatable_by_year?format=tsv",
    "/stats/cumulative_curated_by_year?layout=narrow",
  ],
  expensive: true,
  async answerWith({ params: { name }, query: { format, layout }, services, generation, response }) {
    const all = await readMetrics(services.elastic, generation);
    const plot = all?.plots.find((one) => one.name === name);
    if (!plot) throw notFound(`There is no figure ${name}.`);
    if (format === "tsv") {
      response
        .type("text/tab-separated-values")
        .attachment(`${generation.release}-${name}.tsv`)
        .send(metricTable(plot));
      return;
    }
    response.type("image/svg+xml").send(await keptMetricPlot(plot, layout, services.elastic, generation));
  },
});

export const plotRoutes = [violin, stats];

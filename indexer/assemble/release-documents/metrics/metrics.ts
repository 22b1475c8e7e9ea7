/** All figures of literature and curation, from what the release says. */
import type { Metrics } from "../../../../index-mappings/pages/metrics.ts";
import { pubmedId } from "../../joins/references.ts";
import type { ReleaseData } from "../../release-data/release-data.ts";
import { annotationPlot, averagePlots, evidencePlot } from "./annotations.ts";
import type { MetricRow } from "./annotations.ts";
import { curatablePlot, curationPlots, micropublicationPlot, responsePlot } from "./curation.ts";
import { pathwayPlots } from "./pathways.ts";

/** Annotations and interactions of the release, as the figures count them. */
async function metricRows(data: ReleaseData): Promise<MetricRow[]> {
  const [annotations, interactions] = await Promise.all([data.annotations(), data.interactions()]);
  return [
    ...annotations,
    ...interactions.map(({ geneA, geneB, ...interaction }) => ({ ...interaction, genes: [geneA, geneB] })),
  ];
}

/** The figures in the order of their page. */
export async function metrics(data: ReleaseData): Promise<Metrics> {
  const [rows, references, gocams] = await Promise.all([metricRows(data), data.references(), data.gocams()]);
  const firstAnnotated = new Map<string, string>();
  for (const { reference, date } of rows) {
    if (reference === null || date === null) continue;
    const known = firstAnnotated.get(reference);
    if (known === undefined || date < known) firstAnnotated.set(reference, date);
  }
  const publications = [...references.values()].filter(({ id }) => pubmedId(id) !== null);
  const { annotationTypes, site } = data.deployment;
  const goTypes = new Set(
    annotationTypes.filter(({ file_format: file }) => file === "gaf").map(({ id }) => id),
  );
  const literature = { publications, firstAnnotated };
  const { cumulated, yearly } = curationPlots(literature);
  const byType = Map.groupBy(rows, ({ type }) => type);
  return {
    plots: [
      ...pathwayPlots([...gocams.values()]),
      cumulated,
      responsePlot(literature),
      evidencePlot(rows, goTypes),
      annotationPlot(rows, site.annotation_type_groups),
      micropublicationPlot(literature),
      yearly,
      curatablePlot(literature),
      ...averagePlots(rows, references),
    ],
    annotation_totals: [...byType].map(([type, ofType]) => ({
      type,
      total: ofType.length,
      dated: ofType.filter(({ date }) => date !== null).length,
    })),
  };
}

/** The numbers of a release. */
import { statistics } from "../release-documents/counts.ts";
import { column, headerRow, tableLine, tsv } from "./spec.ts";
import type { DownloadSpec } from "./spec.ts";

const columns = [
  column("year", "Year of the annotations.", "integer"),
  column("annotation_type", "Type of the annotations."),
  column("annotations", "How many are dated in that year.", "integer"),
];

const byYear: DownloadSpec = {
  name: "annotations-by-year.tsv",
  title: "Annotations by year and type",
  description: "How many annotations of each type were made in each year.",
  group: "The release",
  ...tsv,
  unit: "rows",
  columns,
  from: ["gaf-2.2", "phaf", "interactions", "modifications"],
  notes: () => ["Annotations whose date is not recorded are not counted."],
  head: () => headerRow(columns),
  async rows(data) {
    return Object.values((await statistics(data)).by_taxon).flatMap(
      ({ annotation_type_counts_by_year: { header, data: years } }) =>
        years.flatMap(({ year, counts }) =>
          header.flatMap((type, index) =>
            (counts[index] ?? 0) > 0 ? [tableLine([year, type, counts[index]])] : [],
          ),
        ),
    );
  },
};

const numbers: DownloadSpec = {
  name: "statistics.json",
  title: "Statistics",
  description: "Genes by kind and by how well they are known, curated publications, annotations by year.",
  group: "The release",
  format: "JSON",
  mediaType: "application/json",
  unit: "document",
  from: ["pombase-genes", "references"],
  rows: async (data) => [`${JSON.stringify(await statistics(data), null, 2)}\n`],
};

export const statisticsFiles = [byYear, numbers];

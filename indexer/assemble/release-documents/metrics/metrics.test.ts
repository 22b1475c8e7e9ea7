import { expect, it } from "vitest";
import type { MetricPlot } from "../../../../index-mappings/pages/metrics.ts";
import { geneRow, oboText, smallReleaseData } from "../../../../tests/fixtures/small-release.ts";
import { metrics } from "./metrics.ts";

const genes = [geneRow("SPAC1.01", "one"), geneRow("SPAC1.02", "two")];
const process = oboText("biological_process", { "GO:0006281": ["name: DNA repair"] });

/** A line of a GO annotation file. */
const gaf = (gene: string, references: string, evidence: string, date: string) => ({
  gene,
  references,
  evidence,
  date,
  db: "X",
  relation: "involved_in",
  term: "GO:0006281",
  aspect: "P",
});

const plotsOf = async (content: Parameters<typeof smallReleaseData>[0]) => {
  const { plots, annotation_totals } = await metrics(await smallReleaseData(content));
  const byName = new Map(plots.map((plot) => [plot.name, plot]));
  // The names below are those of plots that are always made.
  return { plot: (name: string): MetricPlot => byName.get(name)!, annotation_totals };
};

const values = ({ rows }: MetricPlot) => rows.map(({ x, values: of }) => [x, ...of]);

it("counts publications by approval, and shares by who curated them", async () => {
  const row = (id: string, more: Readonly<Record<string, string>>) => ({
    id,
    triageStatus: "Curatable",
    curated: "yes",
    year: "2010",
    ...more,
  });
  const { plot } = await plotsOf({
    "pombase-genes": genes,
    references: [
      row("PMID:1", { approvedDate: "2012-01-02", curatorRole: "community" }),
      row("PMID:2", { approvedDate: "2012-03-04", curatorRole: "staff" }),
      row("PMID:3", { approvedDate: "2014-03-04", curatorRole: "community", journal: "microPubl Biol" }),
      row("PMID:4", { curated: "no", year: "2012" }),
      row("PMID:5", { curated: "no", year: "" }),
    ],
  });
  expect(values(plot("curated_by_year"))).toEqual([
    ["2012", 1, 1],
    ["2013", 0, 0],
    ["2014", 1, 0],
  ]);
  expect(values(plot("cumulative_curated_by_year")).at(-1)).toEqual(["2014", 2, 1]);
  expect(values(plot("community_response_rates"))).toEqual([
    ["2012", 50],
    ["2013", null],
    ["2014", 100],
  ]);
  expect(values(plot("curatable_by_year"))).toEqual([
    ["2010", 3, 0],
    ["2011", 0, 0],
    ["2012", 0, 1],
  ]);
  expect(plot("curatable_by_year").left_out).toBe(
    "1 publication without a year in this release is left out.",
  );
  expect(values(plot("cumulative_micropublications_by_year"))).toEqual([["2010", 1]]);
});

it("takes the first annotation for a curation without a date, and counts annotations by code and group", async () => {
  const { plot, annotation_totals } = await plotsOf({
    "pombase-genes": genes,
    obo: process,
    references: [{ id: "PMID:1", curated: "yes" }],
    "gaf-2.2": [
      gaf("SPAC1.01", "PMID:1", "IMP", "20050110"),
      gaf("SPAC1.02", "PMID:1", "IDA", "20070110"),
      gaf("SPAC1.02", "GO_REF:1", "IEA", "20070110"),
    ],
  });
  expect(values(plot("curated_by_year"))).toEqual([["2005", 1]]);
  expect(plot("curated_by_year").left_out).toBe("This release does not say who curated them.");
  expect(plot("go_evidence_by_year").series).toEqual(["IMP", "IDA", "IEA"]);
  expect(values(plot("go_evidence_by_year")).at(-1)).toEqual(["2007", 1, 1, 1]);
  expect(values(plot("cumulative_annotation_type_counts_by_year"))).toEqual([
    ["2005", 1],
    ["2006", 1],
    ["2007", 3],
  ]);
  expect(plot("cumulative_annotation_type_counts_by_year").series).toEqual(["GO"]);
  expect(annotation_totals).toEqual([{ type: "biological_process", total: 3, dated: 3 }]);
});

it("says in words what a release has no data for", async () => {
  const { plot } = await plotsOf({ "pombase-genes": genes });
  expect(plot("gocam_genes_over_time").missing).toBe("This release has no pathway models.");
  expect(plot("community_response_rates").missing).toContain("does not say who curated");
  expect(plot("ltp_annotations_per_pub_per_year_range").description).toContain(
    "Mean number of annotations of low throughput in a publication",
  );
  expect(plot("htp_annotations_per_pub_per_year_range").missing).toContain(
    "no annotation of high throughput",
  );
});

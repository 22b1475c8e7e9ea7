/** Pathway models and their genes over time. */
import { counted } from "../../../../index-mappings/counted.ts";
import type { MetricPlot } from "../../../../index-mappings/pages/metrics.ts";
import type { Gocam } from "../../joins/gocams.ts";
import { lacking } from "./curation.ts";
import { countsByYear, cumulative } from "./tally.ts";

/** More years than these are drawn year by year, fewer by month. */
const fewYears = 4;

type Model = Pick<Gocam, "date" | "enablers">;

const how =
  "A release tells when each model was last changed, not when it was made: a model counts from its last change.";

/** Both are by the last change of the models, which is all that a release tells. */
export function pathwayPlots(models: readonly Model[]): MetricPlot[] {
  const dated = models
    .flatMap(({ date, enablers }) => (date === null ? [] : [{ date: date.slice(0, 10), enablers }]))
    .sort((a, b) => a.date.localeCompare(b.date));
  const years = new Set(dated.map(({ date }) => date.slice(0, 4)));
  const isByYear = years.size > fewYears;
  const step = (date: string): string => date.slice(0, isByYear ? 4 : 7);
  const known = new Set<string>();
  const genes = dated.flatMap(({ date, enablers }) =>
    enablers.flatMap((gene) => {
      if (known.has(gene)) return [];
      known.add(gene);
      return [{ x: step(date), series: "genes" }];
    }),
  );
  const left = models.length - dated.length;
  const common = {
    form: "bars",
    x_label: isByYear ? "Year" : "Month",
    rows: [],
    left_out:
      left === 0 ? null : `${counted(left, "model")} without a date ${left === 1 ? "is" : "are"} left out.`,
    missing: null,
  } as const;
  const none = lacking(
    models.length === 0
      ? "This release has no pathway models."
      : "This release does not tell when its pathway models were changed.",
  );
  return [
    {
      ...common,
      name: "gocam_genes_over_time",
      title: "Genes in pathway models",
      description: `Genes that enable an activity in a pathway model. ${how}`,
      unit: "genes",
      series: ["genes"],
      ...(genes.length === 0 ? none : { rows: cumulative(countsByYear(genes, ["genes"])) }),
    },
    {
      ...common,
      name: "gocam_models_over_time",
      title: "Pathway models",
      description: `Pathway models of the release. ${how}`,
      unit: "models",
      series: ["models"],
      ...(dated.length === 0
        ? none
        : {
            rows: cumulative(
              countsByYear(
                dated.map(({ date }) => ({ x: step(date), series: "models" })),
                ["models"],
              ),
            ),
          }),
    },
  ];
}

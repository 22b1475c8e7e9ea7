/** How publications were curated over time. */
import type { MetricPlot } from "../../../../index-mappings/pages/metrics.ts";
import { counted } from "../../../../index-mappings/counted.ts";
import type { Reference } from "../../joins/references.ts";
import { isCuratedByAuthors } from "../references.ts";
import { countsByYear, cumulative } from "./tally.ts";
import type { Event } from "./tally.ts";

/** What is known of the publications, as far as these figures need it. */
export interface Literature {
  readonly publications: readonly Reference[];
  /** ISO date of the first dated annotation of each publication. */
  readonly firstAnnotated: ReadonlyMap<string, string>;
}

type Figure = Pick<MetricPlot, "rows" | "left_out" | "missing">;
/** A plot without data, and why. */
export const lacking = (missing: string): Figure => ({ rows: [], left_out: null, missing });

const yearless = (left: number): string | null =>
  left === 0 ? null : `${counted(left, "publication")} without a year in this release ${areOut(left)}.`;
const areOut = (number: number): string => (number === 1 ? "is left out" : "are left out");

const authors = "by their authors";
const staff = "by the staff";

/** The year in which a publication was curated: that of its approval, or else of its first annotation; null where neither is told. */
function curationYear(reference: Reference, { firstAnnotated }: Literature): string | null {
  return (reference.approvedDate ?? firstAnnotated.get(reference.id) ?? null)?.slice(0, 4) ?? null;
}

function curatedByYear(literature: Literature): Figure & { readonly series: string[] } {
  const curated = literature.publications.filter(({ curated: is }) => is);
  const events = curated.flatMap((reference): Event[] => {
    const x = curationYear(reference, literature);
    return x === null ? [] : [{ x, series: isCuratedByAuthors(reference) ? authors : staff }];
  });
  const saysWho = curated.some(({ curatorRole }) => curatorRole !== null);
  const series = saysWho ? [authors, staff] : ["curated"];
  if (events.length === 0)
    return {
      ...lacking("This release does not say when publications were curated, and dates no annotation."),
      series,
    };
  const left = curated.length - events.length;
  return {
    series,
    rows: countsByYear(saysWho ? events : events.map(({ x }) => ({ x, series: "curated" })), series),
    left_out:
      [
        left > 0 &&
          `${counted(left, "curated publication")} without a date of approval and without a dated annotation ${areOut(left)}.`,
        !saysWho && "This release does not say who curated them.",
      ]
        .filter(Boolean)
        .join(" ") || null,
    missing: null,
  };
}

const when =
  "A publication counts from the year in which its curation was approved, or, where the release does not say that, of its first annotation.";

/** Publications by the year of their curation, summed up and year by year. */
export function curationPlots(literature: Literature): {
  readonly cumulated: MetricPlot;
  readonly yearly: MetricPlot;
} {
  const figure = curatedByYear(literature);
  const common = { form: "bars", x_label: "Year", unit: "publications", ...figure } as const;
  return {
    cumulated: {
      ...common,
      name: "cumulative_curated_by_year",
      title: "Curated publications",
      description: `Publications curated up to the end of each year. ${when}`,
      rows: cumulative(figure.rows),
    },
    yearly: {
      ...common,
      name: "curated_by_year",
      title: "Publications curated per year",
      description: `Publications curated in each year. ${when}`,
    },
  };
}

/** Of the publications curated in a year, how many their authors curated. */
export function responsePlot(literature: Literature): MetricPlot {
  const plot = {
    name: "community_response_rates",
    title: "Community curation response rate",
    description:
      "Of the publications whose curation was approved in a year, the share that their authors curated.",
    form: "lines",
    x_label: "Year",
    unit: "% of publications",
    series: ["curated by their authors"],
  } as const;
  const told = literature.publications.filter(
    ({ curated, curatorRole, approvedDate }) => curated && curatorRole !== null && approvedDate !== null,
  );
  if (told.length === 0)
    return {
      ...plot,
      series: [...plot.series],
      ...lacking("This release does not say who curated publications, and when that was approved."),
    };
  const rows = countsByYear(
    told.map((reference) => ({
      x: (reference.approvedDate ?? "").slice(0, 4),
      series: isCuratedByAuthors(reference) ? authors : staff,
    })),
    [authors, staff],
  );
  return {
    ...plot,
    series: [...plot.series],
    rows: rows.map(({ x, values: [of = 0, others = 0] }) => {
      const all = (of ?? 0) + (others ?? 0);
      return { x, values: [all === 0 ? null : Math.round((1000 * (of ?? 0)) / all) / 10] };
    }),
    left_out: null,
    missing: null,
  };
}

const isCuratable = ({ triageStatus }: Reference): boolean => triageStatus?.startsWith("Curatable") === true;

/** Publications with data to curate, by the year in which they came out. */
export function curatablePlot({ publications }: Literature): MetricPlot {
  const curatable = publications.filter(isCuratable);
  const dated = curatable.filter(({ year }) => year !== null);
  const series = ["curated", "not yet curated"];
  return {
    name: "curatable_by_year",
    title: "Curatable publications by year published",
    description:
      "Publications that were found to have data about genes (“curatable”), by the year in which they came out, and how many of them are curated.",
    form: "bars",
    x_label: "Year published",
    unit: "publications",
    series,
    ...(dated.length === 0
      ? lacking("This release has no curatable publication whose year it tells.")
      : {
          rows: countsByYear(
            dated.map(({ year, curated }) => ({
              x: String(year),
              series: curated ? "curated" : "not yet curated",
            })),
            series,
          ),
          left_out: yearless(curatable.length - dated.length),
          missing: null,
        }),
  };
}

/** The journal of one-figure publications, as it is cited and abbreviated. */
const micropublication = /micro\W?publ/i;

/** Publications of one figure each. */
export function micropublicationPlot({ publications }: Literature): MetricPlot {
  const found = publications.filter(({ journal, citation }) =>
    micropublication.test(`${journal ?? ""} ${citation ?? ""}`),
  );
  const dated = found.filter(({ year }) => year !== null);
  const series = ["microPublications"];
  return {
    name: "cumulative_micropublications_by_year",
    title: "microPublications",
    description:
      "Publications in microPublication Biology up to the end of each year, by the year in which they came out.",
    form: "bars",
    x_label: "Year published",
    unit: "publications",
    series,
    ...(dated.length === 0
      ? lacking("This release names no publication of microPublication Biology with its year.")
      : {
          rows: cumulative(
            countsByYear(
              dated.map(({ year }) => ({ x: String(year), series: "microPublications" })),
              series,
            ),
          ),
          left_out:
            [
              yearless(found.length - dated.length),
              untitled(
                publications.filter(({ journal, citation }) => journal === null && citation === null).length,
              ),
            ]
              .filter(Boolean)
              .join(" ") || null,
          missing: null,
        }),
  };
}

const untitled = (left: number): string | null =>
  left === 0
    ? null
    : `${counted(left, "publication")} whose journal this release does not tell ${areOut(left)}.`;

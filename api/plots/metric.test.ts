import { beforeAll, expect, it } from "vitest";
import { metricDrawing, metricLayouts } from "../contract/values/metric-drawing.ts";
import type { MetricPlot } from "../../index-mappings/pages/metrics.ts";
import { metricPlot, metricTable } from "./metric.ts";

const plot: MetricPlot = {
  name: "curated_by_year",
  title: "Publications curated per year",
  description: "How it is counted.",
  form: "bars",
  x_label: "Year",
  unit: "publications",
  series: ["by their authors", "by the staff"],
  rows: [
    { x: "2012", values: [1, 2] },
    { x: "2013", values: [null, 1200] },
  ],
  left_out: null,
  missing: null,
};

// The first drawing fetches its libraries, which takes seconds on a busy machine.
beforeAll(async () => void (await metricPlot(plot, "file")), 60_000);

it("draws bars with title, units and legend, and says what they show", async () => {
  const svg = await metricPlot(plot, "file");
  expect(svg.match(/<rect [^>]*var\(--series-/g)).toHaveLength(3);
  for (const text of ["Publications curated per year", "publications", "by the staff", "2013"])
    expect(svg).toContain(`>${text}</text>`);
  expect(svg).toContain("2013: by their authors unknown, by the staff 1,200 publications.");
});

it("leaves no entry of a legend alone on its last line", () => {
  const series = ["GO", "Phenotype", "Modifications", "Gene expression", "Interactions", "Other"];
  const lines = metricLayouts.map((layout) => [
    ...Map.groupBy(metricDrawing(series, layout).legend, ({ y }) => y).values(),
  ]);
  expect(lines.map((of) => of.at(-1)?.length)).not.toContain(1);
  expect(lines.map((of) => of.flat().map(({ name }) => name))).toEqual(metricLayouts.map(() => series));
});

it.each(metricLayouts)(
  "draws it for a %s as large as pages are told, with all of its legend in it",
  async (layout) => {
    const series = Array.from({ length: 8 }, (_, index) => `series ${index} of publications`);
    const values = series.map((_, index) => 1000 * index);
    const svg = await metricPlot({ ...plot, series, rows: [{ x: "2012", values }] }, layout);
    const { width, height, top } = metricDrawing(series, layout);
    expect(svg).toContain(` width="${width}" height="${height}" `);
    expect(svg.includes(`>${plot.title}</text>`)).toBe(layout === "file");
    const moved = String.raw`translate\((-?[\d.]+),(-?[\d.]+)\)`;
    const entries = svg.matchAll(new RegExp(`${moved}"><text[^>]*${moved}">(series [^<]*)<`, "g"));
    const names = [...entries].map(([, dx, dy, x, y, name = ""]) => {
      // A letter of these is about half as wide as it is high.
      expect(Number(x) + Number(dx) + name.length * 6.5).toBeLessThanOrEqual(width);
      expect(Number(y) + Number(dy)).toBeLessThan(top - 6);
      return name;
    });
    expect(names).toEqual(series);
  },
);

it("leaves out labels along a narrow drawing that would touch", async () => {
  const rows = Array.from({ length: 24 }, (_, index) => ({ x: String(2002 + index), values: [1, 2] }));
  const labels = async (layout: "page" | "narrow") =>
    (await metricPlot({ ...plot, rows }, layout)).match(/>20\d\d<\/text>/g)?.length;
  expect([await labels("page"), await labels("narrow")]).toEqual([12, 6]);
});

it("draws the bar of one year no wider than a bar", async () => {
  const svg = await metricPlot(
    { ...plot, series: ["by the staff"], rows: [{ x: "2021", values: [20] }] },
    "file",
  );
  const [, width = ""] = /<rect [^>]*?width="([\d.]+)"[^>]*var\(--series-/.exec(svg) ?? [];
  expect(Number(width)).toBeCloseTo(72, 0);
});

it("draws a line through what is known", async () => {
  const svg = await metricPlot(
    { ...plot, form: "lines", series: ["share"], rows: plot.rows.toReversed() },
    "file",
  );
  expect(svg).toContain("<path");
});

it("writes the reason where the release has no data", async () => {
  const svg = await metricPlot({ ...plot, rows: [], missing: "This release does not say it." }, "file");
  expect(svg).toContain("This release does not say it.");
  expect(svg).not.toContain("<rect");
});

it("makes a table of the same figures", () => {
  expect(metricTable(plot)).toBe("Year\tby their authors\tby the staff\n2012\t1\t2\n2013\t\t1200\n");
});

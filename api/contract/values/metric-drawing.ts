/** How large figures over time are drawn, and where their legends stand: pages keep the room of a drawing that is still to come. Pure. */

/** Of a file, which has its title in it; of a page, where it stands below its heading; and of a page in a narrow window. */
export const metricLayouts = ["file", "page", "narrow"] as const;
export type MetricLayout = (typeof metricLayouts)[number];

/** px of what stands around the axes, and between them. */
interface Frame {
  readonly width: number;
  /** Of the axes alone, without legend, title and labels. */
  readonly inner: number;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  /** Of the title. */
  readonly head: number;
  readonly legendLeft: number;
}

const page: Frame = { width: 672, inner: 276, left: 80, right: 16, bottom: 48, head: 0, legendLeft: 80 };
const frames: Readonly<Record<MetricLayout, Frame>> = {
  file: { ...page, head: 24 },
  page,
  narrow: { width: 360, inner: 192, left: 78, right: 24, bottom: 48, head: 0, legendLeft: 8 },
};

/** px of a letter of legends and labels, about. */
export const letter = 7.4;
export const swatch = 12;
const legendGap = 16;
const legendLine = 18;
/** px above the axes, for the upper half of their highest label. */
const above = 12;

interface LegendEntry {
  readonly name: string;
  readonly x: number;
  /** Its middle. */
  readonly y: number;
}

/** px of an entry of a legend. */
const roomOf = (name: string): number => swatch + 6 + Math.round(name.length * letter);

/** Names line by line, in their order; no line of several is longer than so many px. */
function inLines(names: readonly string[], most: number): string[][] {
  const lines: string[][] = [];
  let left = 0;
  for (const name of names) {
    const room = roomOf(name);
    if (lines.length === 0 || room > left) {
      lines.push([]);
      left = most;
    }
    lines.at(-1)?.push(name);
    left -= room + legendGap;
  }
  return lines;
}

/** As few lines as there is room for, and as short as so many can be: none is left alone on the last one. */
function evenLines(names: readonly string[], most: number): string[][] {
  let lines = inLines(names, most);
  for (let limit = most - 1; limit > 0; limit -= 1) {
    const shorter = inLines(names, limit);
    if (shorter.length > lines.length) break;
    lines = shorter;
  }
  return lines;
}

/** Where the entries of a legend stand, line by line; one series needs none. */
function legendOf(series: readonly string[], { width, right, head, legendLeft }: Frame): LegendEntry[] {
  if (series.length < 2) return [];
  return evenLines(series, width - right - legendLeft).flatMap((names, line) => {
    let x = legendLeft;
    return names.map((name) => {
      const entry = { name, x, y: head + 10 + line * legendLine };
      x += roomOf(name) + legendGap;
      return entry;
    });
  });
}

export interface MetricDrawing extends Frame {
  readonly height: number;
  /** Where the axes begin. */
  readonly top: number;
  readonly legend: readonly LegendEntry[];
}

/** The places of a drawing of these series. */
export function metricDrawing(series: readonly string[], layout: MetricLayout): MetricDrawing {
  const frame = frames[layout];
  const legend = legendOf(series, frame);
  const lines = new Set(legend.map(({ y }) => y)).size;
  const top = frame.head + lines * legendLine + above;
  return { ...frame, legend, top, height: top + frame.inner + frame.bottom };
}

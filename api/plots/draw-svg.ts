/** Plots as files: Observable Plot draws into a document of its own, which becomes SVG text. */
import type * as Plots from "@observablehq/plot";

type Plot = typeof Plots;
type Marks = NonNullable<Plots.PlotOptions["marks"]>;

export interface Drawing extends Omit<Plots.PlotOptions, "document" | "marks" | "style"> {
  readonly width: number;
  readonly height: number;
  /** What is drawn, in words: for those who do not see it. */
  readonly text: string;
}

/** Colours of series, light and dark: the six of the pages' charts, and two between them. */
const series = [
  ["#125285", "#3d8dec"],
  ["#b37e26", "#f9d245"],
  ["#379f63", "#4ce38a"],
  ["#a45edb", "#b179ad"],
  ["#7a2406", "#dc5f30"],
  ["#809096", "#daeaf1"],
  ["#5b9acb", "#9cc4e2"],
  ["#c9a7e6", "#6d4a86"],
] as const;
/** The colour of a series; they begin anew after the last. */
export const seriesColour = (index: number): string => `var(--series-${index % series.length})`;

const palette = (theme: 0 | 1): string =>
  series.map((colour, index) => `--series-${index}: ${colour[theme]};`).join(" ");

/** Both themes in the file: as an image of a page it follows the theme of the page. The values are those of the pages' tokens. */
const colours = `svg { --text: #17242b; --text-muted: #50606a; --surface: #ffffff; --violin: #cfe2f0; --violin-edge: #5b9acb; --dot: #7a2406; --grid: #d5dde1; ${palette(0)} color: var(--text-muted); background: none; }
@media (prefers-color-scheme: dark) { svg:not([data-theme=light]) { --text: #e3eaed; --text-muted: #a6b6be; --surface: #12191d; --violin: #1c3c53; --violin-edge: #3a7fae; --dot: #dc5f30; --grid: #324049; ${palette(1)} } }
svg { font-size: 13px; }`;

interface Tools {
  readonly plot: Plot;
  readonly window: Window & typeof globalThis;
}

let tools: Promise<Tools> | null = null;

/** Fetched with the first plot: a document of its own costs memory that an api without plots does not need. */
const loadTools = (): Promise<Tools> =>
  (tools ??= Promise.all([import("@observablehq/plot"), import("jsdom")]).then(([plot, { JSDOM }]) => ({
    plot,
    // jsdom's window has what a browser's has, as far as drawing goes.
    window: new JSDOM("").window as unknown as Window & typeof globalThis,
  })));

const svgNamespace = "http://www.w3.org/2000/svg";

/** Draws `marks` as the text of an SVG file. */
export async function drawSvg({ text, ...options }: Drawing, marks: (plot: Plot) => Marks): Promise<string> {
  const { plot, window } = await loadTools();
  const drawn = plot.plot({
    ...options,
    document: window.document,
    marks: marks(plot),
    style: {
      fontFamily: "'Source Sans 3 Variable', 'Source Sans 3', system-ui, sans-serif",
      overflow: "visible",
    },
  });
  const make = (name: string, content: string): Element => {
    const element = window.document.createElementNS(svgNamespace, name);
    element.textContent = content;
    return element;
  };
  drawn.setAttribute("role", "img");
  drawn.setAttribute("aria-label", text);
  drawn.prepend(make("title", text), make("style", colours));
  return new window.XMLSerializer().serializeToString(drawn);
}

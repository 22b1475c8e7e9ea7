/** What `npm run bench` is read for: each figure with the most that it may be. */
import type { Figures, ReleaseFigures } from "./figures.ts";
import type { Latency } from "./measure.ts";
import { isLarge, viewAims } from "./viewers.ts";
import type { ViewTime } from "./viewers.ts";

export interface Aim {
  readonly what: string;
  readonly unit: "ms" | "s" | "MB" | "KB" | "";
  /** The most that it may be; null where there is nothing to keep to. */
  readonly aim: number | null;
  /** @returns null where it was not measured */
  readonly of: (figures: Figures) => number | null;
}

type OfCall = (latency: Latency) => number;
const p50: OfCall = (latency) => latency.p50;
const p95: OfCall = (latency) => latency.p95;

/** The figures of one call of a release, sent by so many clients. */
export const callOf = (
  release: ReleaseFigures | undefined,
  call: string,
  clients: number,
): Latency | undefined =>
  release?.latencies.find((latency) => latency.call === call && latency.clients === clients);

const call =
  (name: string, clients: number, figure: OfCall) =>
  ({ releases: [first] }: Figures): number | null => {
    const latency = callOf(first, name, clients);
    return latency ? figure(latency) : null;
  };

/** The highest of the figures of the first release. */
const highest =
  (figures: (release: ReleaseFigures) => readonly number[]) =>
  ({ releases: [first] }: Figures): number | null =>
    first && figures(first).length > 0 ? Math.max(...figures(first)) : null;

/** One client, 95th percentile: what a visitor waits for. */
export const waits: readonly Aim[] = [
  { what: "search box, half of the answers", unit: "ms", aim: 6, of: call("suggest", 1, p50) },
  { what: "search box", unit: "ms", aim: 15, of: call("suggest", 1, p95) },
  { what: "search box, asked before", unit: "ms", aim: null, of: call("suggest, asked before", 1, p95) },
  {
    what: "search results with facets",
    unit: "ms",
    aim: null,
    of: call("search results with facets", 1, p95),
  },
  { what: "gene page", unit: "ms", aim: 10, of: call("gene page document", 1, p95) },
  {
    what: "all first tables of a gene page",
    unit: "ms",
    aim: 2,
    of: call("first tables of a gene page", 1, p50),
  },
  ...[
    { name: "query three deep, 50 rows, first time", aim: 25 },
    { name: "the same query again", aim: 3 },
    { name: "root phenotype with conditions, 50 rows, first time", aim: 25 },
    { name: "count of a query, first time", aim: null },
    { name: "all coding genes as a table of 13 columns", aim: null },
    { name: "list of 20,000 ids", aim: null },
    { name: "enrichment of 500 genes", aim: null },
    { name: "annotation table of a busy gene", aim: 40 },
    { name: "annotation table of a root term", aim: 40 },
    { name: "motif over all proteins", aim: 50 },
  ].map(({ name, aim }): Aim => ({ what: name, unit: "ms", aim, of: call(name, 1, p95) })),
];

/** In a browser at a quarter of its speed: the worst of the pages. */
export const pages: readonly Aim[] = [
  {
    what: "largest part painted (LCP)",
    unit: "ms",
    aim: 450,
    of: highest(({ vitals }) => vitals.map(({ lcp }) => lcp)),
  },
  {
    what: "page can be worked with",
    unit: "ms",
    aim: 1_500,
    of: highest(({ vitals }) => vitals.map(({ ready }) => ready)),
  },
  {
    what: "longest task while it comes and is read",
    unit: "ms",
    aim: 150,
    of: highest(({ vitals }) => vitals.flatMap(({ longest }) => longest ?? [])),
  },
  {
    // Of what is missing, since the other figures are the better the lower.
    what: "points short of 100 for how it comes",
    unit: "",
    aim: 5,
    of: highest(({ vitals }) => vitals.flatMap(({ score }) => (score === undefined ? [] : 100 - score))),
  },
  {
    what: "answer to a press or key (INP)",
    unit: "ms",
    aim: 120,
    of: highest(({ vitals }) => vitals.map(({ inp }) => inp)),
  },
  {
    what: "share of the page that jumps (CLS)",
    unit: "",
    aim: 0.05,
    of: highest(({ vitals }) => vitals.map(({ cls }) => cls)),
  },
  { what: "scripts of the first page, gz", unit: "KB", aim: 160, of: ({ bundles }) => bundles.firstJs },
  { what: "styles of the first page, gz", unit: "KB", aim: null, of: ({ bundles }) => bundles.firstCss },
  {
    what: "scripts of the largest route, gz",
    unit: "KB",
    aim: 80,
    of: ({ bundles }) => bundles.largestRoute.kb,
  },
  {
    what: "OpenChemLib, with the first structure of a molecule, gz",
    unit: "KB",
    aim: null,
    of: ({ bundles }) => bundles.molecules ?? null,
  },
];

/** Views of all releases: what the first has nothing for is timed in another. */
export const viewsOf = ({ releases }: Figures): readonly ViewTime[] =>
  releases.flatMap(({ views = [] }) => views);

/** Half of the first pictures of views in frames, the slowest of the views. */
const slowestView =
  (large: boolean) =>
  (figures: Figures): number | null => {
    const some = viewsOf(figures).filter(({ view }) => isLarge(view) === large);
    return some.length > 0 ? Math.max(...some.map(({ median }) => median)) : null;
  };

/** Views in frames, in a browser at a quarter of its speed: until the first picture of the slowest of them. */
export const viewPictures: readonly Aim[] = [
  { what: "structure, genome browser", unit: "ms", aim: viewAims.large, of: slowestView(true) },
  {
    what: "pathways, protein features, reactions",
    unit: "ms",
    aim: viewAims.others,
    of: slowestView(false),
  },
];

/** What an operator waits and pays for. */
export const operation: readonly Aim[] = [
  { what: "load of the release", unit: "s", aim: 150, of: ({ releases: [first] }) => first?.wall ?? null },
  {
    what: "most memory of the indexer",
    unit: "MB",
    aim: 1_000,
    of: highest(({ steps }) => steps.map(({ peakRssMb }) => peakRssMb)),
  },
  {
    what: "memory of a process of the api half a minute after all requests",
    unit: "MB",
    aim: null,
    of: highest(({ restRssEach }) => (restRssEach === undefined ? [] : [restRssEach])),
  },
  {
    what: "most memory of a process of the api while it answers",
    unit: "MB",
    aim: 250,
    of: highest(({ latencies }) => latencies.flatMap(({ rssEach }) => rssEach ?? [])),
  },
  {
    what: "memory of all its processes",
    unit: "MB",
    aim: null,
    of: highest(({ latencies }) => latencies.map(({ rss }) => rss)),
  },
  {
    what: "memory of the search engine",
    unit: "MB",
    aim: null,
    of: highest(({ latencies }) => latencies.flatMap(({ searchRss }) => searchRss ?? [])),
  },
  {
    what: "memory of the api and the search engine together",
    unit: "MB",
    aim: 1_500,
    of: highest(({ latencies }) =>
      latencies.flatMap(({ rss, searchRss }) => (searchRss === undefined ? [] : rss + searchRss)),
    ),
  },
  {
    what: "wait for the event loop, 16 at once",
    unit: "ms",
    aim: null,
    of: highest(({ latencies }) => latencies.filter(({ clients }) => clients > 1).map(({ delay }) => delay)),
  },
  {
    what: "requests that failed",
    unit: "",
    aim: 0,
    of: ({ releases }) =>
      releases.flatMap(({ latencies }) => latencies).reduce((sum, { failed }) => sum + failed, 0),
  },
  { what: "first start, demo release made and loaded", unit: "s", aim: null, of: ({ start }) => start.first },
  { what: "second start: pages", unit: "s", aim: 5, of: ({ start }) => start.pages ?? null },
  { what: "second start: searches, too", unit: "s", aim: 12, of: ({ start }) => start.second },
];

/** Writes docs/benchmarks.md: what the newest run measured, beside the run before it and the aims. */
import { readFile, writeFile } from "node:fs/promises";
import { cpus, totalmem } from "node:os";
import { callOf, operation, pages, viewPictures, viewsOf, waits } from "./aims.ts";
import type { Aim } from "./aims.ts";
import type { Figures, Runs } from "./figures.ts";
import { cpuOf } from "./gate.ts";
import type { Latency } from "./measure.ts";

/** Markers of a part of the page that a program writes. */
interface Part {
  readonly begin: string;
  readonly end: string;
}
const speed: Part = { begin: "<!-- figures: written by npm run bench -->", end: "<!-- end of figures -->" };
const relevance: Part = {
  begin: "<!-- relevance: written by node tests/relevance/run.ts --write -->",
  end: "<!-- end of relevance -->",
};

/** Processors, memory and Node of this machine, in words. */
export const machine = (): string =>
  `${cpus().length} × ${cpus()[0]?.model ?? "CPU"}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;

/** A Markdown table; columns of figures stand right. */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const line = (cells: readonly (string | number)[]): string => `| ${cells.join(" | ")} |`;
  const isFigure = (cell: string | number | undefined): boolean =>
    typeof cell === "number" || /^[–*\d]/.test(cell ?? "");
  const numeric = head.map((_, column) => rows.every((row) => isFigure(row[column])));
  return [line(head), line(numeric.map((right) => (right ? "---:" : "---"))), ...rows.map(line)].join("\n");
}

/** Three digits say what one run can tell. */
function shown(value: number | null, unit: Aim["unit"]): string {
  if (value === null) return "–";
  const digits = value < 1 ? 3 : value < 100 ? 1 : 0;
  const text = Number(value.toFixed(digits)).toLocaleString("en");
  return unit === "" ? text : `${text} ${unit}`;
}

/** A figure of each run and the aim; one that misses it is bold. */
function aimsTable(aims: readonly Aim[], { before, now }: Runs): string {
  return markdownTable(
    ["what", "aim", "before", "now"],
    aims.map(({ what, unit, aim, of }) => {
      const [last, value] = [before && of(before), of(now)];
      const isMissed = value !== null && aim !== null && value > aim;
      return [
        what,
        aim === null ? "–" : `≤ ${shown(aim, unit)}`,
        shown(last, unit),
        isMissed ? `**${shown(value, unit)}**` : shown(value, unit),
      ];
    }),
  );
}

/** The calls that are also sent by many clients, in the newest run and the one before. */
function crowdTable({ before, now }: Runs, clients: number): string {
  const [first] = now.releases;
  const rows = (first?.latencies ?? []).filter((latency) => latency.clients === clients);
  return markdownTable(
    ["call", "before", "now"],
    rows.map(({ call, p95 }) => [
      call,
      shown(callOf(before?.releases[0], call, clients)?.p95 ?? null, "ms"),
      shown(p95, "ms"),
    ]),
  );
}

/** One column a release, for those of the calls that are sent to all. */
function growthTable({ releases }: Figures): string {
  const rows = (releases[0]?.latencies ?? []).filter(({ clients }) => clients === 1);
  return markdownTable(
    ["", ...releases.map(({ title }) => title)],
    [
      ["documents", ...releases.map(({ documents }) => documents.toLocaleString("en"))],
      ["load", ...releases.map(({ wall }) => shown(wall, "s"))],
      [
        "most memory of the indexer",
        ...releases.map(({ steps }) => shown(Math.max(...steps.map(({ peakRssMb }) => peakRssMb)), "MB")),
      ],
      ...rows.map(({ call, clients }) => [
        call,
        ...releases.map((release) => shown(callOf(release, call, clients)?.p95 ?? null, "ms")),
      ]),
    ],
  );
}

/** Processor time of requests, and answers a second, by call and number of clients. */
function processorTable({ before, now }: Runs): string {
  const measured = (now.releases[0]?.latencies ?? []).filter((latency) => cpuOf(latency) !== null);
  const cpu = (latency: Latency | undefined): string => shown((latency && cpuOf(latency)) ?? null, "ms");
  return markdownTable(
    ["call", "clients", "before", "now", "answers a second"],
    measured.map((latency) => [
      latency.call,
      latency.clients,
      cpu(callOf(before?.releases[0], latency.call, latency.clients)),
      cpu(latency),
      shown(latency.perSecond ?? null, ""),
    ]),
  );
}

/** Each view with its time, in the newest run and the one before. */
function viewsTable({ before, now }: Runs): string {
  const former = new Map(before ? viewsOf(before).map(({ view, median }) => [view, median]) : []);
  return markdownTable(
    ["view", "before", "now"],
    viewsOf(now).map(({ view, median }) => [
      `\`${decodeURIComponent(view)}\``,
      shown(former.get(view) ?? null, "ms"),
      shown(median, "ms"),
    ]),
  );
}

/** Clients that ask at once in the calls that are sent by many. */
const crowd = 16;

const whenAndWhat = ({ date, commit }: Figures): string => (commit ? `${date} (commit ${commit})` : date);

/** The part of the page that figures are in, as Markdown. Pure. */
export function speedReport(runs: Runs): string {
  const { before, now } = runs;
  const measured = `Measured on ${whenAndWhat(now)}: ${now.machine}.`;
  const against = before
    ? `*Before* is the run of ${whenAndWhat(before)}${before.machine === now.machine ? " on a machine of the same kind" : `: ${before.machine}`}.`
    : "There is no run before it.";
  return [
    `${measured} ${against} Figures of the ${now.releases[0]?.title ?? "release"}, where no other is named; what misses its aim is bold.`,
    "## What a visitor waits for",
    "One client on the same machine; 95 of 100 answers are there sooner.",
    aimsTable(waits, runs),
    "## Pages in a browser",
    "The worst of the pages that were opened.",
    aimsTable(pages, runs),
    "## Views in frames",
    "Until the first picture, by a new visitor; half of the visits were faster.",
    aimsTable(viewPictures, runs),
    ...(viewsOf(now).length > 0 ? [viewsTable(runs)] : []),
    "## What an operator waits and pays for",
    aimsTable(operation, runs),
    `## ${crowd} clients at once`,
    "95 of 100 answers are there sooner.",
    crowdTable(runs, crowd),
    "## Processor time of a request",
    "Of the api and of the search engine together. It tells two versions apart where milliseconds of a busy machine do not: `npm run bench -- --gate` fails where it has grown by a fifth.",
    processorTable(runs),
    "## As data grow",
    "One client, 95th percentile, in this run.",
    growthTable(now),
  ].join("\n\n");
}

/** Replaces what stands between the markers; the text around them is written by people. */
async function writePart(path: string, { begin, end }: Part, figures: string): Promise<void> {
  const page = await readFile(path, "utf8");
  const from = page.indexOf(begin);
  const to = page.indexOf(end);
  if (from < 0 || to < from) throw new Error(`${path} has lost its markers`);
  await writeFile(path, `${page.slice(0, from)}${begin}\n\n${figures}\n\n${page.slice(to)}`);
}

/** Writes the figures of runs into a page. @throws when the page has lost its markers */
export const writeSpeed = (path: string, runs: Runs): Promise<void> =>
  writePart(path, speed, speedReport(runs));
/** Writes what the relevance benchmark found into a page. @throws when the page has lost its markers */
export const writeRelevance = (path: string, text: string): Promise<void> => writePart(path, relevance, text);

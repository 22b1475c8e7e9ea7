/** Writes the figures into docs/benchmarks.md, between its markers. */
import { readFile, writeFile } from "node:fs/promises";
import { cpus, totalmem } from "node:os";

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

export const machine = (): string =>
  `${cpus().length} × ${cpus()[0]?.model ?? "CPU"}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;

/** A Markdown table; numbers right. */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const line = (cells: readonly (string | number)[]): string => `| ${cells.join(" | ")} |`;
  const numeric = head.map((_, column) => rows.every((row) => typeof row[column] === "number"));
  return [line(head), line(numeric.map((right) => (right ? "---:" : "---"))), ...rows.map(line)].join("\n");
}

/** Replaces what stands between the markers; the text around them is written by people. */
async function writePart(path: string, { begin, end }: Part, figures: string): Promise<void> {
  const page = await readFile(path, "utf8");
  const from = page.indexOf(begin);
  const to = page.indexOf(end);
  if (from < 0 || to < from) throw new Error(`${path} has lost its markers`);
  await writeFile(path, `${page.slice(0, from)}${begin}\n\n${figures}\n\n${page.slice(to)}`);
}

export const writeFigures = (path: string, figures: string): Promise<void> => writePart(path, speed, figures);
export const writeRelevance = (path: string, table: string): Promise<void> =>
  writePart(path, relevance, table);

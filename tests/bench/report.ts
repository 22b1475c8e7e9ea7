/** Writes the figures into docs/benchmarks.md, between its markers. */
import { readFile, writeFile } from "node:fs/promises";
import { cpus, totalmem } from "node:os";

const begin = "<!-- figures: written by npm run bench -->";
const end = "<!-- end of figures -->";

export const machine = (): string =>
  `${cpus().length} × ${cpus()[0]?.model ?? "CPU"}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;

/** A Markdown table; numbers right. */
export function markdownTable(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]): string => `| ${cells.join(" | ")} |`;
  const numeric = head.map((_, column) => rows.every((row) => typeof row[column] === "number"));
  return [line(head), line(numeric.map((right) => (right ? "---:" : "---"))), ...rows.map(line)].join("\n");
}

/** Replaces what stands between the markers; the text around them is written by people. */
export async function writeFigures(path: string, figures: string): Promise<void> {
  const page = await readFile(path, "utf8");
  const from = page.indexOf(begin);
  const to = page.indexOf(end);
  if (from < 0 || to < from) throw new Error(`${path} has lost its markers`);
  await writeFile(path, `${page.slice(0, from)}${begin}\n\n${figures}\n\n${page.slice(to)}`);
}

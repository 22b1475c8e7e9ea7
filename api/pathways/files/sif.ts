/** The simple interaction format (SIF) of Cytoscape. Pure. */
import type { Network } from "./network.ts";

/** Tabs and line ends part the cells of a line. */
const cell = (text: string): string => text.replaceAll(/\s+/g, " ");

/** A line for each edge, and one for each node without any. */
export function sifOf({ nodes, edges }: Network): string {
  const names = new Map(nodes.map(({ id, name }) => [id, cell(name)]));
  const tied = new Set(edges.flatMap(({ source, target }) => [source, target]));
  return [
    ...edges.map(({ source, target, interaction }) =>
      [names.get(source), cell(interaction), names.get(target)].join("\t"),
    ),
    ...nodes.filter(({ id }) => !tied.has(id)).map(({ name }) => cell(name)),
  ]
    .map((line) => `${line}\n`)
    .join("");
}

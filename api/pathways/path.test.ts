import { expect, test } from "vitest";
import type { PathwayActivity, PathwayGraph } from "../contract/pathways.ts";
import { answerWay } from "./answer-way.ts";
import { shortestWay } from "./path.ts";

const gene = (id: string) => ({ uniquename: id, name: id.toLowerCase(), product: null });
const activity = (
  id: string,
  by: string | null,
  models = ["m"],
  members: string[] = [],
): PathwayActivity => ({
  id,
  models,
  enabled_by: by === null ? null : { id: by, label: by, gene: gene(by) },
  members: members.map(gene),
  molecular_function: null,
  occurs_in: [],
  part_of: [],
  happens_during: [],
  inputs: [],
  outputs: [],
  evidence: [],
});
const link = (source: string, target: string): PathwayGraph["links"][number] => ({
  source,
  target,
  relation: "RO:1",
  label: "regulates",
  models: ["m"],
  evidence: [],
});
const graph = (
  activities: readonly PathwayActivity[],
  ...links: readonly [string, string][]
): PathwayGraph => ({
  models: [],
  activities: [...activities],
  links: links.map(([source, target]) => link(source, target)),
});
const ids = (of: PathwayGraph, from: string, to: string): string[] | undefined =>
  shortestWay(of, from, to)?.activities.map(({ id }) => id);

const chain = graph(
  [activity("a", "A"), activity("b", "B"), activity("c", "C"), activity("d", "D")],
  ["a", "b"],
  ["b", "c"],
  ["a", "d"],
  ["d", "b"],
);

test("the shortest way follows effects in their direction", () => {
  expect(ids(chain, "A", "C")).toEqual(["a", "b", "c"]);
  expect(ids(chain, "C", "A")).toBeUndefined();
  expect(ids(chain, "A", "A")).toEqual(["a"]);
  expect(ids(chain, "A", "Z")).toBeUndefined();
});

test("where no effect leads on, the same gene does, as seldom as possible", () => {
  const two = graph(
    [activity("a", "A"), activity("b1", "B"), activity("b2", "B", ["n"]), activity("c", "C", ["n"])],
    ["a", "b1"],
    ["b2", "c"],
  );
  expect(shortestWay(two, "A", "C")).toMatchObject({
    activities: [{ id: "a" }, { id: "b1" }, { id: "b2" }, { id: "c" }],
    steps: [{ link: { source: "a" } }, { sameGene: "B" }, { link: { source: "b2" } }],
  });
});

test("members of complexes are found, and a circle ends", () => {
  const circle = graph([activity("a", null, ["m"], ["A"]), activity("b", "B")], ["a", "b"], ["b", "a"]);
  expect(ids(circle, "A", "B")).toEqual(["a", "b"]);
  expect(ids(circle, "B", "A")).toEqual(["b", "a"]);
});

test("the way back is answered where none leads there, and what was searched where there is none at all", () => {
  expect(answerWay(chain, gene("C"), gene("A"))).toMatchObject({
    is_back: true,
    activities: [{ id: "a" }, { id: "b" }, { id: "c" }],
  });
  expect(answerWay(chain, gene("A"), gene("Z"))).toMatchObject({
    is_back: false,
    activities: [],
    searched: { activities: 4, models: 1, has_from: true, has_to: false },
  });
});

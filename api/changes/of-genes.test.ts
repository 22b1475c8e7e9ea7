import { expect, test } from "vitest";
import type { ChangeRow } from "../../index-mappings/pages/changes.ts";
import { ofGenes } from "./of-genes.ts";

const row = (gene: string, change: Partial<ChangeRow>): ChangeRow => ({
  entity: "gene",
  change: "changed",
  id: gene,
  name: "",
  gene,
  field: "name",
  before: "",
  after: "",
  ...change,
});
const renamed = row("g1", { before: "abc1", after: "abc2" });
const term = row("g1", { entity: "annotation", change: "added", field: "process", after: "GO:1" });
const gone = row("g2", { change: "removed", before: "xyz1" });
const list = [renamed, row("g3", { before: "", after: "new1" }), gone, term];

test("genes are found by id, and by the name that they bore before", () => {
  expect(ofGenes(list, ["g1"])).toEqual({ rows: [renamed, term], unchanged: 0 });
  expect(ofGenes(list, ["ABC1", "g1", "xyz1"])).toEqual({ rows: [renamed, term, gone], unchanged: 0 });
  expect(ofGenes(list, ["nope", "g4", "g2"])).toEqual({ rows: [gone], unchanged: 2 });
});

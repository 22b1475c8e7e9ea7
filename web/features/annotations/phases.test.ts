import { expect, test } from "vitest";
import type { AnnotationsAnswer, ExtensionPart } from "../../../api/contract/index.ts";
import { mayAct, phasesOf } from "./phases.ts";

const part = (relation: string, id: string, name: string): ExtensionPart => ({
  relation,
  relation_label: relation,
  target: { kind: "term", term: { termid: id, name, cv_name: "", is_obsolete: false } },
});
const row = (...extensions: ExtensionPart[][]) => ({
  kind: "summary" as const,
  id: "a",
  type: "molecular_function",
  term: null,
  subject: null,
  is_not: false,
  split: null,
  relations: [],
  count: 1,
  entries: extensions.map((extension) => ({ genes: [], genotype: null, extension })),
  entries_total: extensions.length,
});

test("phases are those of annotations that say what is acted on", () => {
  const rows = [
    row(
      [part("has_input", "X:1", "a gene"), part("happens_during", "GO:2", "S phase")],
      [part("during", "GO:3", "G1 phase")],
    ),
    row([part("has_input", "X:1", "a gene"), part("during", "GO:1", "M phase")]),
  ];
  expect(phasesOf(rows, ["has_input"]).map(({ name }) => name)).toEqual(["M phase", "S phase"]);
  expect(phasesOf(rows, ["part_of"])).toEqual([]);
});

test("a gene may act on something unless all of its annotations are at hand and say nothing of it", () => {
  const table = (rows: AnnotationsAnswer["rows"], others = 0) => ({
    rows,
    row_total: rows.length + others,
    filtered: 9,
    total: 9,
  });
  const silent = row([part("happens_during", "GO:2", "S phase")]);
  expect(mayAct(table([silent, row([part("has_input", "X:1", "a gene")])]), ["has_input"])).toBe(true);
  expect(mayAct(table([silent]), ["has_input"])).toBe(false);
  expect(mayAct(table([silent], 1), ["has_input"])).toBe(true);
  expect(mayAct({ ...table([silent]), filtered: 1 }, ["has_input"])).toBe(true);
  expect(mayAct(table([{ ...silent, entries_total: 90 }]), ["has_input"])).toBe(true);
});

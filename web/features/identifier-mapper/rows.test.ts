import { expect, test } from "vitest";
import type { MapperAnswer } from "../../../api/contract/identifier-mapper.ts";
import type { GeneLookupAnswer } from "../../../api/contract/query.ts";
import { mapperRows } from "./rows.ts";

const gene = (uniquename: string, name: string | null = null) => ({ uniquename, name, product: null });

test("each identifier has a row that says what became of it, those that stand there twice too", () => {
  const answer: MapperAnswer = {
    one_to_one: [{ ids: ["A"], genes: [gene("G1", "abc1")], pairs: [["A", "G1"]] }],
    one_to_many: [
      {
        ids: ["B"],
        genes: [gene("G2"), gene("G3")],
        pairs: [
          ["B", "G2"],
          ["B", "G3"],
        ],
      },
    ],
    many_to_one: [
      {
        ids: ["C", "D"],
        genes: [gene("G4")],
        pairs: [
          ["C", "G4"],
          ["D", "G4"],
        ],
      },
    ],
    many_to_many: [],
    not_found: ["old1", "abc1", "nothing"],
  };
  const missing: GeneLookupAnswer = {
    found: [{ id: "abc1", gene: gene("G1", "abc1") }],
    again: [],
    unknown: [
      { id: "old1", meanings: [{ kind: "previous", gene: gene("G5", "new1"), text: "old1" }] },
      { id: "nothing", meanings: [] },
    ],
  };
  const short = (looked: GeneLookupAnswer | null) =>
    mapperRows("A, a\nB C D old1 abc1 nothing", answer, looked).map(({ at, typed, outcome, genes, note }) => [
      at,
      typed,
      outcome,
      genes.map(({ uniquename }) => uniquename).join("+"),
      note,
    ]);
  expect(short(missing)).toEqual([
    [1, "A", "found", "G1", ""],
    [2, "a", "again", "G1", "the same identifier stands before"],
    [3, "B", "found", "G2+G3", "stands for 2 genes"],
    [4, "C", "found", "G4", "1 other identifier of the list with the same gene"],
    [5, "D", "found", "G4", "1 other identifier of the list with the same gene"],
    [6, "old1", "meant", "G5", "earlier id of new1"],
    [7, "abc1", "meant", "G1", "name or systematic ID of a gene, no identifier of this kind"],
    [8, "nothing", "unknown", "", ""],
  ]);
  expect(
    short(null)
      .slice(5)
      .map(([, , outcome]) => outcome),
  ).toEqual(["unknown", "unknown", "unknown"]);
});

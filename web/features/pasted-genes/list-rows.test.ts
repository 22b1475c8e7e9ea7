import { expect, test } from "vitest";
import { listRows, listTable, summaryOf } from "./list-rows.ts";

const gene = (uniquename: string, name: string | null) => ({ uniquename, name, product: "kinase" });
const abc1 = gene("G1", "abc1");
const answer = {
  found: [
    { id: '"ABC1"', gene: abc1 },
    { id: "G2", gene: gene("G2", null) },
  ],
  again: [{ id: "DB:G1", first: '"ABC1"', gene: abc1 }],
  unknown: [
    { id: "old1", meanings: [{ kind: "synonym" as const, gene: abc1, text: "old1" }] },
    { id: "xyz", meanings: [] },
  ],
};

test("each identifier of a list has a row that says what became of it, those that stand there twice too", () => {
  const rows = listRows('"ABC1", G2 DB:G1;old1\nxyz g2 XYZ', answer);
  expect(rows.map(({ at, typed, outcome, note }) => [at, typed, outcome, note])).toEqual([
    [1, '"ABC1"', "found", "read as abc1"],
    [2, "G2", "found", ""],
    [3, "DB:G1", "again", 'the same gene as "ABC1"'],
    [4, "old1", "meant", "synonym of abc1"],
    [5, "xyz", "unknown", ""],
    [6, "g2", "again", "the same identifier stands before"],
    [7, "XYZ", "again", "the same identifier stands before"],
  ]);
  expect(summaryOf(rows)).toBe(
    "7 identifiers: 2 found, 3 named before, 2 unknown (1 could mean a gene by another name)",
  );
  expect(listTable(rows).split("\n").slice(0, 2)).toEqual([
    "row\tidentifier\tresult\tsystematic_id\tname\tproduct\tnote",
    '1\t"ABC1"\tfound\tG1\tabc1\tkinase\tread as abc1',
  ]);
});

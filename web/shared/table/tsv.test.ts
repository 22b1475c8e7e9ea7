import { expect, test } from "vitest";
import { tsvOf } from "./tsv.ts";

test("a file has a head, a line a row, and cells that end neither", () => {
  const columns = [
    { header: "id", text: (row: { id: string; said: string | null }) => row.id },
    { header: "comment", text: (row: { said: string | null }) => row.said },
    { header: "length", text: () => 0 },
  ];
  expect(
    tsvOf(columns, [
      { id: "A", said: "two\tparts\r\nand lines" },
      { id: "B", said: null },
    ]),
  ).toBe("id\tcomment\tlength\nA\ttwo parts and lines\t0\nB\t\t0\n");
});

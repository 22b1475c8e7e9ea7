import { expect, it } from "vitest";
import { goneText } from "./gone.ts";

const [abc, plain, third] = [
  { uniquename: "SPAC1.01", name: "abc1" },
  { uniquename: "SPAC1.02", name: null },
  { uniquename: "SPAC1.03", name: "abc3" },
];

it.each([
  [{ comment: null, genes: [] }, "SPAC1.08 was removed."],
  [{ comment: "not protein-coding", genes: [] }, "SPAC1.08 was removed: not protein-coding."],
  [{ comment: "An error.", genes: [] }, "SPAC1.08 was removed: An error."],
  [{ comment: null, genes: [abc, plain] }, "This id now stands for SPAC1.01 (abc1) and SPAC1.02."],
  [
    { comment: "split", genes: [abc, plain, third] },
    "SPAC1.08 was removed: split. This id now stands for SPAC1.01 (abc1), SPAC1.02 and SPAC1.03 (abc3).",
  ],
])("says of %j what became of the id", (gone, text) => {
  expect(goneText("SPAC1.08", gone)).toBe(text);
});

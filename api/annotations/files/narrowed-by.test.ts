import { expect, test } from "vitest";
import { headSaying, narrowedInName, narrowedInWords, narrowedBy } from "./narrowed-by.ts";

const filters = [
  {
    id: "evidence",
    label: "Evidence",
    filter_type: "evidence",
    options: [
      { value: "micro", label: "Microscopy" },
      { value: "assay", label: "Cell growth assay" },
    ],
  },
] as const;

test("a file says what its table was filtered by, in its name and in its first line", () => {
  const narrowed = narrowedBy(
    filters,
    new Map([["evidence", { within: ["assay", "micro"], out: [] }]]),
    null,
    {
      text: " cdc25 MMS ",
    },
  );
  expect(narrowedInName(narrowed)).toBe("cell-growth-assay_microscopy_cdc25-mms");
  expect(narrowedInWords(narrowed)).toBe("Evidence: Cell growth assay or Microscopy; Words: cdc25 MMS");
});

test("values that are left out are said one by one", () => {
  const narrowed = narrowedBy(
    filters,
    new Map([["evidence", { within: [], out: ["assay", "micro"] }]]),
    null,
    {},
  );
  expect(narrowedInName(narrowed)).toBe("not-cell-growth-assay_not-microscopy");
  expect(narrowedInWords(narrowed)).toBe("Evidence: not Cell growth assay; Evidence: not Microscopy");
});

test("a file of all rows says so in its first line only", () => {
  expect(narrowedInName(narrowedBy(filters, new Map(), null, { text: "" }))).toBe("");
  expect(narrowedInWords([])).toBe("all rows");
});

test("names of files have an end", () => {
  expect(narrowedInName([{ label: "Words", values: ["x y ".repeat(500)] }]).length).toBeLessThanOrEqual(60);
});

test("what was typed stands in the head of a file as it was typed, in one line", () => {
  const what = "Words: $& $` \t$1\nx";
  expect(headSaying("gaf", "!gaf-version: 2.2\n!date: x\n", what)).toBe(
    "!gaf-version: 2.2\n!rows: Words: $& $` $1 x\n!date: x\n",
  );
  expect(headSaying("tsv", "a\tb\n", what)).toBe("# Words: $& $` $1 x\na\tb\n");
  expect(headSaying("jsonl", "", what)).toBe("");
});

import { expect, test } from "vitest";
import { bases, count, counted, formatLocation, sentenceCase, spanWords, strandSign } from "./format.ts";

test("numbers have thousands commas, and counts agree in number", () => {
  expect(count(12685)).toBe("12,685");
  expect(counted(1, "gene")).toBe("1 gene");
  expect(counted(0, "gene")).toBe("0 genes");
  expect(counted(1200, "entry", "entries")).toBe("1,200 entries");
});

test("lengths take the unit that keeps them short, with a no-break space", () => {
  expect(bases(1899)).toBe("1,899\u00a0nt");
  expect(bases(50_000)).toBe("50\u00a0kb");
  expect(bases(677_544)).toBe("677.5\u00a0kb");
  expect(bases(5_579_133)).toBe("5.58\u00a0Mb");
});

test("a span of numbers has a dash, and an open one says so", () => {
  expect(["201-300", "701-", "other", "1-100"].map(spanWords)).toEqual([
    "201–300",
    "701 or more",
    "other",
    "1–100",
  ]);
});

test("a location is sequence, start..end; the strand is a sign with a true minus", () => {
  const location = {
    chromosome_name: "chr2",
    start_pos: 1_500_197,
    end_pos: 1_502_095,
    strand: "reverse",
  } as const;
  expect(formatLocation(location)).toBe("chr2:1,500,197..1,502,095");
  expect(formatLocation(location, "II")).toBe("II:1,500,197..1,502,095");
  expect(strandSign("forward")).toBe("(+)");
  expect(strandSign("reverse")).toBe("(\u2212)");
  expect(strandSign("unstranded")).toBe("");
});

test("a name that begins a line has a large letter, but not where its letters are a notation", () => {
  expect(sentenceCase("pseudogene")).toBe("Pseudogene");
  expect(["tRNA gene", "lncRNA gene", "ATP binding"].map(sentenceCase)).toEqual([
    "tRNA gene",
    "lncRNA gene",
    "ATP binding",
  ]);
});

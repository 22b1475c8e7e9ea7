import { expect, it } from "vitest";
import { tsvCell, tsvLine } from "./tsv.ts";

it("writes a line end of two characters as one blank", () => {
  expect(tsvCell("kinase\r\n\tpredicted")).toBe("kinase predicted");
});

it("leaves what is not known empty, but not 0", () => {
  expect(tsvLine(["a", null, undefined, 0, false])).toBe("a\t\t\t0\tfalse\n");
});

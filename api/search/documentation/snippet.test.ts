import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { marksOf } from "../../contract/values/marks.ts";
import { snippetOf } from "./snippet.ts";

describe("snippetOf", () => {
  const long = `${"before ".repeat(60)}kinase${" after".repeat(60)}`;
  it("leaves short texts alone", () =>
    expect(snippetOf({ text: "kinase", marks: [[0, 6]] })).toEqual({ text: "kinase", marks: [[0, 6]] }));
  it("cuts at words around the first mark", () => {
    const { text, marks } = snippetOf({ text: long, marks: marksOf(long, ["kinase"]) });
    expect(text).toMatch(/^… before .* kinase after .* after …$/);
    expect(marks.map(([start, end]) => text.slice(start, end))).toEqual(["kinase"]);
  });
  it("keeps what is marked marked, in texts of any kind", () => {
    const text = fc
      .array(fc.constantFrom("kinase ", "word ", "😀", "a".repeat(50), "Δ "), { maxLength: 120 })
      .map((parts) => parts.join(""));
    fc.assert(
      fc.property(text, (of) => {
        const all = marksOf(of, ["kinase"]);
        const snippet = snippetOf({ text: of, marks: all });
        expect(snippet.text.isWellFormed()).toBe(true);
        expect(snippet.marks.length > 0).toBe(all.length > 0);
        for (const [start, end] of snippet.marks) expect(snippet.text.slice(start, end)).toBe("kinase");
      }),
    );
  });
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { marksOf } from "./marks.ts";
import { snippetOf } from "./snippet.ts";

/** The text with what is marked in brackets. */
const shown = (text: string, ...queries: string[]): string =>
  marksOf(text, queries).toReversed().reduce((all, [start, end]) => `${all.slice(0, start)}[${all.slice(start, end)}]${all.slice(end)}`, text);

describe("marksOf", () => {
  it.each([
    ["cyclin-dependent protein kinase Cdk1/Cdc2", "cdc2", "cyclin-dependent protein kinase Cdk1/[Cdc2]"],
    ["cyclin-dependent protein kinase", "prot kin", "cyclin-dependent [prot]ein [kin]ase"],
    ["M phase inhibitor", "m phase", "[M phase] inhibitor"],
    ["location of a cat", "cat", "location of a [cat]"],
    ["SPBC11B10.09", "spbc11b10.0", "[SPBC11B10.0]9"],
    ["wee1Δ and wee1delta", "wee1delta", "[wee1Δ] and [wee1delta]"],
    ["Bähler, Ba\u0308hler", "bahler", "[Bähler], [Ba\u0308hler]"],
    ["tws1", "twz1", "[tws1]"],
    ["a b", "a", "[a] b"],
    ["<b>bold</b>", "bold", "<b>[bold]</b>"],
    ["nothing", "*", "nothing"],
    ["", "x", ""],
  ])("of %j for %j", (text, query, marked) => expect(shown(text, query)).toBe(marked));

  it("are in order, apart and within the text", () => {
    const text = fc.string({ unit: fc.constantFrom(..."ab Δé-e\u0301😀") });
    fc.assert(fc.property(text, text, (of, query) => {
      let last = -1;
      for (const [start, end] of marksOf(of, [query])) {
        expect(start).toBeGreaterThan(last);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(of.length);
        last = end;
      }
    }));
  });
});

describe("snippetOf", () => {
  const long = `${"before ".repeat(60)}kinase${" after".repeat(60)}`;
  it("leaves short texts alone", () => expect(snippetOf({ text: "kinase", marks: [[0, 6]] })).toEqual({ text: "kinase", marks: [[0, 6]] }));
  it("cuts at words around the first mark", () => {
    const { text, marks } = snippetOf({ text: long, marks: marksOf(long, ["kinase"]) });
    expect(text).toMatch(/^… before .* kinase after .* after …$/);
    expect(marks.map(([start, end]) => text.slice(start, end))).toEqual(["kinase"]);
  });
  it("keeps what is marked marked, in texts of any kind", () => {
    const text = fc.array(fc.constantFrom("kinase ", "word ", "😀", "a".repeat(50), "Δ "), { maxLength: 120 }).map((parts) => parts.join(""));
    fc.assert(fc.property(text, (of) => {
      const all = marksOf(of, ["kinase"]);
      const snippet = snippetOf({ text: of, marks: all });
      expect(snippet.text.isWellFormed()).toBe(true);
      expect(snippet.marks.length > 0).toBe(all.length > 0);
      for (const [start, end] of snippet.marks) expect(snippet.text.slice(start, end)).toBe("kinase");
    }));
  });
});

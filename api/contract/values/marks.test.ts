import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { marksOf } from "./marks.ts";

/** The text with what is marked in brackets. */
const shown = (text: string, ...queries: string[]): string =>
  marksOf(text, queries)
    .toReversed()
    .reduce((all, [start, end]) => `${all.slice(0, start)}[${all.slice(start, end)}]${all.slice(end)}`, text);

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
    ["protein kinase, kinesin", "kinases", "protein [kinase], kinesin"],
    ["a study of budding yeasts", "studies yeast", "a [study] of budding [yeast]s"],
    ["septum and nucleus, splices", "septa nuclei splicing", "[septum] and [nucleus], [splices]"],
    ["membrane proteins, a protein", "protiens", "membrane [proteins], a [protein]"],
    ["cdc2 and cdc7", "cdc2", "[cdc2] and cdc7"],
    ["the map of a mat", "mas", "the map of a mat"],
    ["tubulin beta 1", "β-tubulin", "[tubulin] [beta] 1"],
    ["β-tubulin, γ-tubulin", "tubulin beta", "[β]-[tubulin], γ-[tubulin]"],
    ["alpha-actinin", "α-actinin", "[alpha-actinin]"],
    ["kinase Cdc2", "cdc2Δ", "kinase [Cdc2]"],
    ["phosphatase Cdc25", "Cdc25p", "phosphatase [Cdc25]"],
    ["Gao J et al. (2009)", "wahls 2009", "Gao J et al. ([2009])"],
    ["histone H3-K4 methylation", "H3K4 methylation", "histone [H3-K4] [methylation]"],
    ["histone H3-K14", "H3K1", "histone [H3-K1]4"],
    ["histone H3K4", "H3-K4", "histone [H3K4]"],
    ["mitotic spindle pole body", "spindlepole", "mitotic [spindle pole] body"],
    ["in activity", "ina", "in activity"],
    ["inner membrane in nucleus", "proteins in the membrane", "inner [membrane] in nucleus"],
    ["inner membrane", "membrane in", "[in]ner [membrane]"],
    ["kinase in the nucleus", "in the nucleus", "kinase [in the nucleus]"],
    ["a b", "a", "[a] b"],
    ["<b>bold</b>", "bold", "<b>[bold]</b>"],
    ["nothing", "*", "nothing"],
    ["", "x", ""],
  ])("of %j for %j", (text, query, marked) => expect(shown(text, query)).toBe(marked));

  it("are in order, apart and within the text", () => {
    const text = fc.string({ unit: fc.constantFrom(..."ab Δé-e\u0301😀") });
    fc.assert(
      fc.property(text, text, (of, query) => {
        let last = -1;
        for (const [start, end] of marksOf(of, [query])) {
          expect(start).toBeGreaterThan(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(of.length);
          last = end;
        }
      }),
    );
  });
});

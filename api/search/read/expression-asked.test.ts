import { expect, test } from "vitest";
import { names, vocabulary } from "../../../tests/fixtures/vocabulary.ts";
import { readText } from "./read.ts";

const read = (text: string) => readText(text, vocabulary, names);
const either = "RNA or protein";

test.each([
  ["genes induced during hatching", `${either} increased during hatching`, ["G1.01"]],
  ["proteins decreased in hatching II", `${either} decreased during hatching II`, ["G3.03"]],
  [
    "genes expressed in hatching",
    `${either} present, increased, constant or fluctuating during hatching`,
    ["G1.01", "G2.02"],
  ],
  ["transcripts upregulated during hatching I", "RNA increased during hatching I", ["G1.01"]],
  ["genes whose protein levels are increased during hatching", "protein increased during hatching", []],
  ["genes decreased in the cell hatching process II", `${either} decreased during hatching II`, ["G3.03"]],
  ["frost-induced genes", `${either} increased during cellular response to frost`, ["G1.01"]],
  ["up-regulated in response to frost", `${either} increased during cellular response to frost`, ["G1.01"]],
])("%s", (text, label, genes) => {
  expect(read(text)).toMatchObject({ parts: [{ label }], query: { gene_list: { genes } }, isSet: true });
});

test("what is seen in two situations is seen in both", () => {
  const [frost, hatching] = [["G1.01"], ["G1.01"]].map((genes) => ({ gene_list: { genes } }));
  expect(read("genes induced by frost and increased during hatching I")?.query).toEqual({
    and: [frost, hatching],
  });
});

test("situations that are joined are each looked for", () => {
  const [frost, hatching] = [{ gene_list: { genes: ["G1.01"] } }, { gene_list: { genes: [] } }];
  expect(read("genes induced by frost but not in hatching II")?.query).toEqual({ not: [frost, hatching] });
  expect(read("genes induced by frost or hatching II")?.query).toEqual({ or: [frost, hatching] });
});

test("nobody annotates that a gene is expressed nowhere else, or how much: that is said to be left out", () => {
  expect(read("genes expressed only during hatching")?.leftOut).toEqual(["only"]);
  expect(read("genes highly induced by frost")?.leftOut).toEqual(["highly"]);
});

test("what is seen of mutants, and where products are, is no level in a situation", () => {
  expect(read("mutants with increased RNA level during hatching")?.parts ?? []).toEqual([]);
  expect(read("proteins present in the nucleus")?.parts).toMatchObject([{ label: "nucleus" }]);
});

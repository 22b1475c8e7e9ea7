import { expect, it } from "vitest";
import type { MapperAnswer } from "../../../api/contract/identifier-mapper.ts";
import { classes, genesOf, genesOfEach, listName, mappingTable } from "./classes.ts";
import { identifiersIn } from "./identifiers.ts";

it("identifiers are cut out of any text, each once", () => {
  expect(identifiersIn("P04551/P07527;;p04551\n HGNC:1722,\tYAL001C.1 a_b-c")).toEqual([
    "P04551",
    "P07527",
    "HGNC:1722",
    "YAL001C.1",
    "a_b-c",
  ]);
  expect(identifiersIn(" ,;/ ")).toEqual([]);
  expect(identifiersIn('"P04551", UniProtKB:P07527 uniprot:p04551 HGNC:1722')).toEqual([
    "P04551",
    "P07527",
    "HGNC:1722",
  ]);
});

const gene = (uniquename: string, name: string | null = null) => ({ uniquename, name, product: "a kinase" });
const answer: MapperAnswer = {
  one_to_one: [{ ids: ["A"], genes: [gene("G1", "abc1")], pairs: [["A", "G1"]] }],
  one_to_many: [],
  many_to_one: [],
  many_to_many: [
    {
      ids: ["B", "C"],
      genes: [gene("G1"), gene("G2")],
      pairs: [
        ["B", "G1"],
        ["B", "G2"],
        ["C", "G2"],
      ],
    },
  ],
  not_found: ["D"],
};

it("the mapping has a row for each pair", () => {
  expect(mappingTable(answer)).toBe(
    [
      "identifier\tsystematic_id\tname\tproduct\tclass",
      "A\tG1\tabc1\ta kinase\tone-to-one",
      "B\tG1\t\ta kinase\tmany-to-many",
      "B\tG2\t\ta kinase\tmany-to-many",
      "C\tG2\t\ta kinase\tmany-to-many",
      "",
    ].join("\n"),
  );
  expect(mappingTable(answer, [classes[0]])).toBe(
    "identifier\tsystematic_id\tname\tproduct\tclass\nA\tG1\tabc1\ta kinase\tone-to-one\n",
  );
});

it("genes are counted once, and named in lists by their number", () => {
  expect(genesOf([...answer.one_to_one, ...answer.many_to_many])).toHaveLength(2);
  expect([listName(1, "UniProt"), listName(2, "UniProt")]).toEqual([
    "1 gene from UniProt identifier mapping",
    "2 genes from UniProt identifier mapping",
  ]);
});

it("of several identifiers for several genes each has its own", () => {
  expect(answer.many_to_many.map(genesOfEach)).toEqual([
    [
      { id: "B", genes: [gene("G1"), gene("G2")] },
      { id: "C", genes: [gene("G2")] },
    ],
  ]);
});

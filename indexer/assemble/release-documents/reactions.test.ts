/** Reactions of terms, the compounds in them, and what pages say of both. */
import { expect, it } from "vitest";
import { geneRow, smallReleaseData } from "../../../tests/fixtures/small-release.ts";
import { compoundPages, rheaReactions } from "./reactions.ts";

const term = (id: string, definition: string, more = "") =>
  `[Term]\nid: GO:${id}\nname: activity ${id}\nnamespace: molecular_function\ndef: "${definition}" [GOC:x]\n${more}\n`;

const obo = [
  term(
    "0000001",
    "Catalysis of the reaction: ATP + D-glucose = ADP + D-glucose 6-phosphate.",
    "xref: RHEA:17825",
  ),
  term("0000002", "Catalysis of the reaction: a sugar + H(2)O = two sugars.", "xref: RHEA:9"),
  term("0000003", "Catalysis of the reaction: sucrose + H2O = D-glucose + D-fructose.", "is_a: GO:0000002"),
  term("0000004", "OBSOLETE. Catalysis of the reaction: D-glucose = D-mannose.", "is_obsolete: true"),
  term("0000005", "Splitting sugars.", "xref: RHEA:9"),
].join("\n");

/** A row of the GAF: the gene has the activity. */
const gaf = (gene: string, id: string) => ({
  db: "PomBase",
  gene,
  relation: "enables",
  term: `GO:${id}`,
  references: "PMID:1",
  evidence: "IDA",
  aspect: "F",
  date: "20200101",
  assignedBy: "PomBase",
});

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}

const data = () =>
  smallReleaseData({
    "pombase-genes": [geneRow("SPAC1.01", "one"), geneRow("SPAC1.02", "two")],
    obo,
    "gaf-2.2": [gaf("SPAC1.01", "0000001"), gaf("SPAC1.02", "0000003")],
  });

it("a compound has the terms on whose sides it stands, under one name for all its writings", async () => {
  const pages = new Map((await all(compoundPages(await data()))).map((page) => [page.key, page]));
  const water = pages.get("h2o");
  expect(water?.left_of.terms.map(({ termid }) => termid)).toEqual(["GO:0000002", "GO:0000003"]);
  expect(water?.right_of.terms).toEqual([]);
  expect(water?.writings.toSorted()).toEqual(["H(2)O", "H2O"]);
  // An obsolete term makes nothing.
  expect(pages.get("d-glucose")?.left_of.terms.map(({ termid }) => termid)).toEqual(["GO:0000001"]);
  expect(pages.get("d-glucose")?.right_of.terms.map(({ termid }) => termid)).toEqual(["GO:0000003"]);
  const genesOf = (side: "left_of" | "right_of") =>
    pages.get("d-glucose")?.[side].genes.map(({ uniquename }) => uniquename);
  expect(genesOf("left_of")).toEqual(["SPAC1.01"]);
  expect(genesOf("right_of")).toEqual(["SPAC1.02"]);
  // A gene of a narrower term counts.
  expect(water?.left_of.genes.map(({ uniquename }) => uniquename)).toEqual(["SPAC1.02"]);
  expect(pages.has("d-mannose")).toBe(false);
});

it("a reaction of Rhea has the terms that name it, those with an equation first", async () => {
  const reactions = new Map((await all(rheaReactions(await data()))).map((one) => [one.rhea_id, one.terms]));
  expect(reactions.get("17825")?.[0]?.reaction?.equation).toBe(
    "ATP + D-glucose = ADP + D-glucose 6-phosphate",
  );
  expect(reactions.get("9")?.map(({ termid, reaction }) => [termid, reaction === null])).toEqual([
    ["GO:0000002", false],
    ["GO:0000005", true],
  ]);
});

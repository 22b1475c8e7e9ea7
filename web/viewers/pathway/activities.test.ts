import { expect, test } from "vitest";
import type { GocamPage } from "../../../api/contract/index.ts";
import { pathwayOf } from "./activities.ts";

const short = (termid: string, name: string) => ({ termid, name, cv_name: "molecular_function", is_obsolete: false });
const activity = (id: string, gene: string | null): GocamPage["activities"][number] => ({
  id, enabled_by: { id, label: "a complex", gene: gene === null ? null : { uniquename: gene, name: gene.toLowerCase(), product: null } }, molecular_function: short("GO:1", "kinase activity"),
  occurs_in: [{ id: "x", label: "nucleus", gene: null }], part_of: [], happens_during: [], inputs: [], outputs: [],
});
const model = (id: string, edges: GocamPage["edges"]): GocamPage => ({
  gocam_id: id, title: id, title_terms: [], status: "production", date: null, contributors: [], activity_enabling_genes: [], target_genes: [], occurs_in: [], part_of: [],
  activities: [activity("a", "GENE1"), activity("b", null)], edges, activity_count: 2, references: [],
});
const edge = (source: string, target: string, label: string) => ({ source, target, relation: "RO:1", label });

test("activities are named by who does them, and those of the page's gene are marked", () => {
  const { nodes } = pathwayOf([model("m", [])], "GENE1");
  expect(nodes.map(({ enabler, gene, activity: does, within, isMarked }) => [enabler, gene, does, within, isMarked])).toEqual([
    ["gene1", "GENE1", "kinase activity", "nucleus", true], ["a complex", null, "kinase activity", "nucleus", false],
  ]);
});

test("activities of several models stay apart; links are told by their effect, and each stands once", () => {
  const { nodes, links } = pathwayOf([model("m", [edge("a", "b", "directly positively regulates"), edge("a", "b", "directly positively regulates")]), model("n", [edge("a", "b", "negatively regulates"), edge("a", "gone", "regulates")])], null);
  expect(new Set(nodes.map(({ id }) => id)).size).toBe(4);
  expect(links.map(({ source, target, effect }) => [source, target, effect])).toEqual([["m a", "m b", "activates"], ["n a", "n b", "inhibits"]]);
});

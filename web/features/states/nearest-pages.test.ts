import { expect, test } from "vitest";
import type { EntityType } from "../../../api/contract/index.ts";
import type { Option } from "../search-box/options.ts";
import { namingPart, pagesLike, thingsCalled } from "./nearest-pages.ts";

const examples = [
  { kind: "gene", id: "G1", label: "abc1" },
  { kind: "gene", id: "G2", label: "abc2" },
  { kind: "term", id: "GO:0000001", label: "GO:0000001" },
  { kind: "query", id: "", label: "A query" },
] as const;

const near = (path: string): string[] =>
  pagesLike(path.split("/").filter(Boolean), [...examples]).map(({ url }) => url);

test.each([
  ["/results", ["/query"]],
  ["/gene", ["/gene/G1"]],
  ["/genes", ["/gene/G1"]],
  ["/terms", ["/term/GO:0000001"]],
  ["/references", ["/reference_list/community", "/reference_list/admin"]],
  ["/Release", ["/releases"]],
  ["/documentatoin", ["/documentation", "/documents"]],
  ["/gocam/model-lists", ["/gocam/model-list"]],
  ["/identifier_mapper", ["/identifier-mapper"]],
  ["/gene/unheard-of", []],
  ["/reference/PMID:1", []],
  ["/nowhere", []],
  ["/", []],
])("%s is spelled like %j", (path, urls) => {
  expect(near(path)).toEqual(urls);
});

test.each([
  ["/abc1", "abc1"],
  ["/gene/abc1", "abc1"],
  ["/gene/abc1/phenotypes", "abc1"],
  ["/genes/of/abc1", "abc1"],
  ["/", ""],
])("%s names %s", (path, name) => {
  expect(namingPart(path.split("/").filter(Boolean))).toBe(name);
});

const option = (type: EntityType, id: string, label: string, synonym?: string): Option => ({
  type,
  url: `/${type}/${id}`,
  index: 0,
  hit: {
    id,
    label,
    detail: "",
    matched: synonym === undefined ? null : { field: "synonym", text: synonym },
    facts: null,
  },
});
const options = [
  option("gene", "G1.09", "abc1"),
  option("gene", "G2.10", "abc12"),
  option("gene", "G3.10", "xyz1", "ABC9"),
  option("term", "GO:0000001", "abc1 activity"),
  option("reference", "PMID:123", "A paper of abc1"),
  option("reference", "PMID:1234", "Another paper"),
];

test.each([
  ["abc1", ["G1.09"]],
  ["g1.09", ["G1.09"]],
  ["abc9", ["G3.10"]],
  ["GO:0000001", ["GO:0000001"]],
  ["PMID:123", ["PMID:123"]],
  // Without one that is called so.
  ["abc13", ["G1.09", "G2.10"]],
  ["PMID:12", []],
  ["GO:0000002", []],
  ["paper", []],
])("what %s is called: %j", (sought, ids) => {
  expect(thingsCalled(sought, options).map(({ hit }) => hit.id)).toEqual(ids);
});

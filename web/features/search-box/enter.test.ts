import { expect, test } from "vitest";
import type { EntityType, SuggestAnswer, SuggestHit } from "../../../api/contract/index.ts";
import { enterUrl } from "./enter.ts";
import { optionGroups } from "./options.ts";

const hit = (id: string, label = id, matched: SuggestHit["matched"] = null): SuggestHit => ({
  id,
  label,
  detail: "",
  matched,
  facts: null,
});

function enter(
  query: string,
  found: Partial<Record<EntityType, SuggestHit[]>>,
  jump: SuggestAnswer["jump"] = null,
  pages: SuggestAnswer["pages"] = [],
): string | null {
  // Object.entries forgets what the keys are.
  const groups = (Object.entries(found) as [EntityType, SuggestHit[]][]).map(([type, hits]) => ({
    type,
    total: hits.length,
    hits,
  }));
  const answer: SuggestAnswer = { release: "2025-09-01", groups, reading: null, pages, jump };
  return enterUrl(
    query,
    answer,
    optionGroups(answer).flatMap((group) => group.options),
  );
}

test("an id opens its page, whatever is listed", () => {
  expect(enter("19436749", { gene: [hit("G1")] }, { type: "reference", id: "PMID:19436749" })).toBe(
    "/reference/PMID:19436749",
  );
});

test("a name or an id, in any case, opens the thing that has it", () => {
  const genes = [hit("G1", "abc1"), hit("G2", "abc12")];
  expect(enter("ABC1", { gene: genes })).toBe("/gene/G1");
  expect(enter("g1", { gene: genes })).toBe("/gene/G1");
  expect(enter("abc12", { gene: genes })).toBe("/search?q=abc12");
});

test("the word gene before or behind a name is no part of it", () => {
  const genes = [hit("G1", "abc1"), hit("G2", "abc12", { field: "synonym", text: "xyz1" })];
  for (const typed of ["abc1 gene", "gene abc1", "Genes  ABC1", "G1 gene"])
    expect(enter(typed, { gene: genes }), typed).toBe("/gene/G1");
  expect(enter("xyz1 gene", { gene: genes })).toBe("/gene/G2");
  expect(enter("gene", { gene: genes })).toBe("/search?q=gene");
  expect(
    enter("gene expression", { term: [hit("GO:1", "gene expression"), hit("GO:2", "expression")] }),
  ).toBe("/term/GO:1");
});

test("a synonym opens the only thing that has it; one that several have is searched for", () => {
  const synonym = { field: "synonym", text: "Xyz1" };
  expect(enter("xyz1", { gene: [hit("G1", "abc1", synonym), hit("G2", "abc2")] })).toBe("/gene/G1");
  expect(enter("xyz1", { gene: [hit("G1", "abc1", synonym), hit("G2", "abc2", synonym)] })).toBe(
    "/search?q=xyz1",
  );
});

test("other words are searched for, with or without suggestions", () => {
  expect(
    enter("mitotic spindle & co", { term: [hit("GO:1", "mitotic spindle"), hit("GO:2", "spindle")] }),
  ).toBe("/search?q=mitotic+spindle+%26+co");
  expect(enter("12", {})).toBe("/search?q=12");
});

test("words that find one thing open it", () => {
  expect(enter("spindle pole", { gocam: [hit("671ae02600003596", "a model of the spindle pole")] })).toBe(
    "/gocam/pombase-view/docs/671ae02600003596",
  );
});

test("words that name a page of the site list it, even where they find one thing", () => {
  const pages = [{ url: "/enrichment", title: "Enrichment" }];
  const raft = { term: [hit("GO:0045121", "membrane raft", { field: "synonym", text: "enriched domain" })] };
  expect(enter("enrichment", raft, null, pages)).toBe("/search?q=enrichment");
  expect(enter("membrane raft", raft, null, pages)).toBe("/term/GO:0045121");
});

test("the only paper of an author opens unless another year was typed", () => {
  const paper = {
    id: "PMID:1",
    label: "Curation",
    detail: "Lock A et al. (2020)",
    matched: null,
    facts: null,
  };
  expect(enter("Lock 2020", { reference: [paper] })).toBe("/reference/PMID:1");
  expect(enter("Lock 2013", { reference: [paper] })).toBe("/search?q=Lock+2013");
});

test("the id of an unknown pathway model opens nothing", () => {
  expect(enter("0123456789abcdef", {})).toBeNull();
  expect(enter("gomodel:0123456789ABCDEF", {})).toBeNull();
});

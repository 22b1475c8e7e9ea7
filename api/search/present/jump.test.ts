import { describe, expect, it } from "vitest";
import { jumpOf } from "./jump.ts";
import type { FoundIds } from "./jump.ts";
import { parseTyped } from "../parse/parse.ts";
import type { ParseRules } from "../parse/parse.ts";

const rules: ParseRules = {
  search: {
    min_query_length: 2,
    ontology_id_digits: { GO: 7 },
    identifier_prefixes: ["Sp(?=[a-z]{3}\\d)"],
    database_prefixes: ["PomBase"],
    identifier_suffixes: [String.raw`\.1:pep`],
  },
  site: {
    gene_systematic_identifier_pattern: String.raw`^SP[\w\d]+\.\d+[wc]?$`,
    transcript_systematic_identifier_pattern: String.raw`^SP[\w\d]+\.\d+[wc]?\.\d+$`,
  },
};
const nothing: FoundIds = { gene: null, term: null, reference: null, gocam: null, namedGene: null };
const jump = (query: string, found: Partial<FoundIds> = {}) =>
  jumpOf(parseTyped(query, rules), { ...nothing, ...found }, rules.site);

describe("jumpOf", () => {
  it.each([
    ["19436749", "PMID:19436749"],
    ["pmid:19436749", "PMID:19436749"],
    ["PMID:19436749", "PMID:19436749"],
    ["pubmed 19436749", "PMID:19436749"],
    ["  19436749 ", "PMID:19436749"],
    ["go_ref:0000024", "PMID:0000024"],
    ["(PMID:19436749)", "PMID:19436749"],
    ["https://europepmc.org/article/MED/19436749", "PMID:19436749"],
    ["19436749,", "PMID:19436749"],
    ["1234567890123456", "PMID:1234567890123456"],
  ])("%j opens the reference %s", (query, id) => expect(jump(query)).toEqual({ type: "reference", id }));

  it("opens a GO reference that the release has", () => {
    expect(jump("go_ref:0000024", { reference: "GO_REF:0000024" })).toEqual({
      type: "reference",
      id: "GO_REF:0000024",
    });
  });

  it.each([
    ["GO:0000070", "GO:0000070"],
    ["fypo:0000001", "FYPO:0000001"],
    ["my_cv:123", "MY_CV:123"],
    ["(GO:0005634)", "GO:0005634"],
    ["http://purl.obolibrary.org/obo/GO_0005634", "GO:0005634"],
  ])("%j opens the term %s", (query, id) => {
    expect(jump(query)).toEqual({ type: "term", id });
  });
  it("opens the term that a secondary id stands for", () =>
    expect(jump("GO:0000999", { term: "GO:0000070" })).toEqual({ type: "term", id: "GO:0000070" }));

  it("opens the gene that the id of an ortholog names", () => {
    expect(jump("HGNC:1722", { namedGene: "SPBC11B10.09" })).toEqual({ type: "gene", id: "SPBC11B10.09" });
    expect(jump("GO:0000070", { term: "GO:0000070", namedGene: "SPBC11B10.09" })).toEqual({
      type: "term",
      id: "GO:0000070",
    });
  });

  it.each([
    "671ae02600003596",
    "gomodel:671ae02600003596",
    "GOMODEL:671AE02600003596",
    "gomodel: 671ae02600003596",
    "http://model.geneontology.org/671ae02600003596",
  ])("%j opens the model when there is one", (query) => {
    expect(jump(query, { gocam: "671ae02600003596" })).toEqual({ type: "gocam", id: "671ae02600003596" });
  });
  it("prefers a known model whose id has digits only", () => {
    expect(jump("5966411600000123", { gocam: "5966411600000123" })).toEqual({
      type: "gocam",
      id: "5966411600000123",
    });
  });

  it.each(["SPBC11B10.09", "spbc11b10.09", "PomBase:SPBC11B10.09", "SPBC11B10.09.1"])(
    "%j opens the gene",
    (query) => {
      expect(jump(query, { gene: "SPBC11B10.09" })).toEqual({ type: "gene", id: "SPBC11B10.09" });
    },
  );

  it.each(["12", "pmid:12", "0123456789abcdef", "cdc2", "mitotic", "", "GO:12", "a b:123", "P04551"])(
    "%j opens nothing",
    (query) => {
      expect(jump(query, { gene: "SPBC11B10.09" })).toBeNull();
    },
  );
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { idsWithPrefix, paddedId, withoutSurroundings } from "./pasted-id.ts";

const site = {
  gene_systematic_identifier_pattern: String.raw`^SP[\w\d]+\.\d+[wc]?$`,
  transcript_systematic_identifier_pattern: String.raw`^SP[\w\d]+\.\d+[wc]?\.\d+$`,
};
const rules = { site, search: { ontology_id_digits: { GO: 7, FYPO: 7, MOD: 5, SO: 7, CHEBI: 0 } } };
const read = (text: string): string => withoutSurroundings(text, rules);

describe("withoutSurroundings", () => {
  it.each([
    "(PMID:19436749)",
    "[PMID: 19436749]",
    "PMID:19436749.",
    "PMID 19436749;",
    "PMID_19436749",
    "PubMed PMID: 19436749",
    "https://pubmed.ncbi.nlm.nih.gov/19436749/?utm_source=x",
    "http://www.ncbi.nlm.nih.gov/pubmed/19436749?dopt=Abstract",
    "https://europepmc.org/article/MED/19436749",
    "https://www.pombase.org/reference/PMID:19436749",
  ])("reads %j as a publication", (text) => expect(read(text)).toBe("PMID:19436749"));

  it.each([
    "GO 0005634",
    "GO: 0005634",
    "go_0005634",
    "GO0005634",
    "(GO:0005634)",
    '"GO:0005634"',
    "“GO:0005634”",
    "GO:0005634.",
    "GO：0005634",
    "http://purl.obolibrary.org/obo/GO_0005634",
    "https://amigo.geneontology.org/amigo/term/GO:0005634",
    "https://www.pombase.org/term/GO:0005634",
    "http://localhost/search?q=GO:0005634",
  ])("reads %j as a term", (text) => expect(read(text).toUpperCase()).toBe("GO:0005634"));

  it.each([
    ["doi:10.1083/jcb.201106.", "10.1083/jcb.201106"],
    ["https://doi.org/10.1083/jcb.201106", "10.1083/jcb.201106"],
    ["https://doi.org/10.1016/0092-8674(91)90001-X?via=x", "10.1016/0092-8674(91)90001-X"],
    ["DOI: 10.1016/S0092-8674(00)", "10.1016/S0092-8674(00)"],
    ["gomodel: 671ae02600003596", "gomodel:671ae02600003596"],
    ["http://model.geneontology.org/671ae02600003596", "671ae02600003596"],
    ["UniProt:P04551", "P04551"],
    ["UniProtKB/Swiss-Prot: P04551", "P04551"],
    ["https://www.uniprot.org/uniprotkb/P04551/entry", "P04551"],
    ["https://www.pombase.org/gene/SPBC11B10.09", "SPBC11B10.09"],
    ["(SPBC11B10.09),", "SPBC11B10.09"],
    ["HGNC1722", "HGNC:1722"],
    ["HGNC:HGNC:1722", "HGNC:1722"],
    ["19436749,", "19436749"],
  ])("reads %j as %j", (text, id) => expect(read(text)).toBe(id));

  it.each([
    "cdc2",
    "So 2010",
    "(cdc2)",
    "wee1-50",
    "go:",
    "GO:12",
    "pmid",
    "mod5",
    "alpha-tubulin",
    "G1/S transition",
    "GO:0005634 nucleus",
    "nitrogen utilization (GO:0019740)",
    "https://www.pombase.org/about",
    "cdc2, wee1.",
    "PMID:x",
    "b.c/d",
    "[2Fe-2S] cluster",
  ])("leaves %j alone", (text) => expect(read(text)).toBe(text));

  it("leaves words and names alone", () => {
    const word = fc
      .tuple(
        fc.stringMatching(/^[A-Za-z]{3,12}$/),
        fc.stringMatching(/^\d{0,2}$/),
        fc.constantFrom("", "", ",", ".", "-as", "+", ")"),
      )
      .map((parts) => parts.join(""));
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), (words) => {
        const text = words.join(" ");
        fc.pre(!/pmid|pubmed|medline|hgnc/i.test(text));
        expect(read(text)).toBe(text);
      }),
    );
  });

  it("reads anything", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
        expect(() => read(text)).not.toThrow();
      }),
    );
  });
});

it.each([
  ["go:0005634 ! nucleus", ["go:0005634"]],
  ["nucleus (go:0005634)", ["go:0005634"]],
  ["go:0005634 pmid:19436749", ["go:0005634", "pmid:19436749"]],
  ["go:12 nucleus", []],
  ["mitotic spindle", []],
])("of %j the ids are %j", (text, ids) => expect(idsWithPrefix(text, rules)).toEqual(ids));

it.each([
  ["go:8187", "go:0008187"],
  ["mod:696", "mod:00696"],
  ["go:0008187", null],
  ["go:19", null],
  ["chebi:15377", null],
  ["pmid:123", null],
  ["go:1902555", null],
])("the id that %j stands for is %j", (text, id) => expect(paddedId(text, rules)).toBe(id));

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maxQueryLength } from "./cut-typed.ts";
import { goReference, modelId, pubmedDigits, parseTyped } from "./parse.ts";
import type { ParseRules } from "./parse.ts";

const rules: ParseRules = {
  search: {
    min_query_length: 2,
    ontology_id_digits: { GO: 7 },
    identifier_prefixes: ["Sp(?=[a-z]{3}\\d)"],
    database_prefixes: ["PomBase", "A+B"],
    identifier_suffixes: [String.raw`\.1:pep`, String.raw`\.1`],
  },
  site: {
    gene_systematic_identifier_pattern: String.raw`^SP[\w\d]+\.\d+[wc]?$`,
    transcript_systematic_identifier_pattern: String.raw`^SP[\w\d]+\.\d+[wc]?\.\d+$`,
  },
};
const read = (query: string) => parseTyped(query, rules);

describe("parseTyped", () => {
  it.each([
    ["  CDC2 ", "cdc2"],
    ["PomBase:SPBC11B10.09", "spbc11b10.09"],
    ["pombase: cdc2", "cdc2"],
    ["a+b:cdc2", "cdc2"],
    ["cdc2 gene", "cdc2"],
    ["gene cdc2", "cdc2"],
    ["gene", "gene"],
    ["genes", "genes"],
    ["gene expression", "expression"],
    ["general", "general"],
    ["wee1Δ", "wee1delta"],
    ["wee1∆", "wee1delta"],
    ["Café\u0000 au  lait", "cafe au lait"],
    ["cdc*", "cdc*"],
    ["c", ""],
    ["   ", ""],
  ])("reads %j as %j", (query, text) => expect(read(query).text).toBe(text));

  it("looks for nothing when there is too little", () => {
    const { gene, term, reference, gocam, allele } = read("c");
    for (const texts of [gene, term, reference, gocam, allele])
      expect(texts).toEqual({ ids: [], text: "", whole: "", ofAllele: [], amongWords: [] });
  });

  it.each([
    ["SPBC11B10.09.1:pep", ["spbc11b10.09.1:pep", "spbc11b10.09"]],
    ["SPBC11B10.09.1", ["spbc11b10.09.1", "spbc11b10.09"]],
    ["SPBC11B10.09.2", ["spbc11b10.09.2", "spbc11b10.09"]],
    ["cdc2", ["cdc2"]],
    ["SPBC11B10.09 kinase", ["spbc11b10.09"]],
    ["SPBC11B10 09", ["spbc11b10.09"]],
    ["SPNCRNA 5278", ["spncrna.5278"]],
  ])("looks up the gene %s by %j", (query, ids) =>
    expect(read(query).gene.ids).toEqual(expect.arrayContaining(ids)),
  );

  it.each([
    ["wee1-50", ["wee1"]],
    ["SPBC11B10.09Δ", ["spbc11b10.09"]],
    ["SpCdc2", ["cdc2"]],
    ["delta cdc2", ["cdc2"]],
    ["cdc2 Δ", ["cdc2"]],
    ["cdc 2", ["cdc2"]],
    ["rad-51", ["rad51"]],
    ["cdc2", []],
    ["spc24", []],
  ])("looks up the gene of the allele %s as %j", (query, genes) =>
    expect(read(query).gene.ofAllele).toEqual(genes),
  );

  it.each([
    "cdc2 (SPBC11B10.09)",
    "SPAC1.01c,SPBC11B10.09",
    "PomBase_SPBC11B10.09",
    "https://www.pombase.org/gene/SPBC11B10.09",
  ])("finds the id in %j", (query) => expect(read(query).gene.ids).toContain("spbc11b10.09"));
  it.each(["GO:0005634", "go:00", "GO:"])(
    "looks for %j among the ids of terms and in titles of models only",
    (query) => {
      const { gene, term, reference, gocam } = read(query);
      expect([gene.text, gene.ids, term.text, term.ids, reference.text, gocam.text]).toEqual([
        "",
        [],
        "",
        [query.toLowerCase()],
        "",
        query.toLowerCase(),
      ]);
    },
  );
  it.each(["mitosis:", "HGNC:1722", "G1:S"])("looks for %j everywhere", (query) => {
    const { gene, term, reference } = read(query);
    expect([gene.text, term.text, reference.text]).toEqual(Array(3).fill(query.toLowerCase()));
  });
  it("looks up an id without its zeros as it is and with them", () => {
    expect(read("GO:8187").term.ids).toEqual(["go:8187", "go:0008187"]);
    expect(read("GO:0008187").term.ids).toEqual(["go:0008187"]);
  });
  it.each(["Δ cdc2", "Δcdc2", "cdc2 Δ", "cdc2 null", "cdc2::kanMX6", "cdc2 deletion"])(
    "looks up the deletion that %j is",
    (query) => expect(read(query).allele.ofAllele).toEqual(["cdc2delta"]),
  );
  it("looks up the alleles of a genotype", () =>
    expect(read("pap1-C290S wee1Δ leu1-32").allele.amongWords).toEqual([
      "pap1-c290s",
      "wee1delta",
      "leu1-32",
    ]));
  it.each([
    ["Cdc25p", ["cdc25"]],
    ["Cdc25p-GFP", ["cdc25p", "cdc25"]],
    ["(SpCdc2)", ["cdc2"]],
  ])("looks up the gene of the protein %s as %j", (query, genes) =>
    expect(read(query).gene.ofAllele).toEqual(expect.arrayContaining(genes)),
  );
  it.each(["-a", "a.", "(a", "( )"])("looks for nothing by %j", (query) => expect(read(query).text).toBe(""));
  it("keeps words after the name of a database", () =>
    expect(read("PomBase curation").text).toBe("pombase curation"));

  it.each([
    ["", true],
    ["  ", true],
    ["\u0000", false],
    ["\uFFFD", false],
    ["\u0001\u0002", false],
    ["PomBase:", false],
    ["cdc2", false],
  ])("%j asks for everything: %j", (query, isBlank) => expect(read(query).isBlank).toBe(isBlank));

  it("keeps the words around the id of a term, which titles of models have too", () => {
    expect(read("nitrogen utilization (GO:0019740)").gocam.text).toBe("nitrogen utilization (go:0019740)");
    expect(read("nitrogen utilization (GO:0019740)").term.amongWords).toEqual(["go:0019740"]);
  });

  it("looks up authors and year of a publication without the words between", () => {
    expect(read("Wang and Ackerman 2000").reference).toMatchObject({
      text: "wang ackerman 2000",
      whole: "wang and ackerman 2000",
    });
    expect(read("Wang and Ackerman 2000").term.text).toBe("wang and ackerman 2000");
  });

  it.each([
    ["SPBC11B10.09 kinase", "kinase"],
    ["spbc11b10.09.1 kinase", "kinase"],
    ["SPBC11B10.09.1", ""],
    ["SPBC11B10.09.1:pep", ""],
    ["kinase", "kinase"],
  ])("looks up terms and models of %j by %j", (query, text) => {
    expect(read(query).term.text).toBe(text);
    expect(read(query).gocam.text).toBe(text);
  });

  it.each([
    ["pubmed:19436749", ["pmid:19436749"], ""],
    ["PMID 19436749", ["pmid:19436749"], ""],
    ["PubMed ID: 19436749", ["pmid:19436749"], ""],
    ["https://pubmed.ncbi.nlm.nih.gov/19436749/", ["pmid:19436749"], ""],
    ["19436749", ["pmid:19436749"], "19436749"],
    ["go_ref:0000024", ["go_ref:0000024"], ""],
    ["Wahls 2009", ["wahls 2009"], "wahls 2009"],
  ])("looks up the publication %j by the ids %j and the words %j", (query, ids, text) =>
    expect(read(query).reference).toEqual({ ids, text, whole: text, ofAllele: [], amongWords: [] }),
  );

  it("looks up names that hold the word gene, but not of genes", () => {
    expect(read("Gene expression").term).toMatchObject({ text: "expression", whole: "gene expression" });
    expect(read("Gene expression").gene).toMatchObject({ text: "expression", whole: "expression" });
    expect(read("SPBC11B10.09 gene").term).toMatchObject({ text: "", whole: "" });
    expect(read("What does viable mean?").term).toMatchObject({ text: "viable" });
  });

  it("takes a model's id with and without its prefix", () => {
    expect(read("gomodel:671AE02600003596").gocam.ids).toEqual(["671ae02600003596"]);
    expect(read("671ae02600003596").gocam.ids).toEqual(["671ae02600003596"]);
  });

  it("asks for antisense genes only when they are named", () => {
    expect(read("cti6").antisense).toBe(false);
    expect(read("cti6-Antisense").antisense).toBe(true);
    expect(read("cti6-Antisense").gene.ofAllele).toEqual([]);
  });

  it("cuts long texts", () => expect([...read("é".repeat(500)).typed]).toHaveLength(maxQueryLength));

  it("reads anything", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (query) => {
        const { text, typed } = read(query);
        expect(typed.isWellFormed()).toBe(true);
        expect([...typed].length).toBeLessThanOrEqual(maxQueryLength);
        expect(text).toBe(text.trim());
      }),
    );
  });
});

describe("forms of ids", () => {
  it.each([
    ["pmid:1", "1"],
    ["PMID12", "12"],
    ["pubmed", null],
    ["pmid:x", null],
    ["123", null],
  ])("the digits of %j are %j", (text, digits) => expect(pubmedDigits(text)).toBe(digits));
  it.each([
    ["GO_REF:0000024", "GO_REF:0000024"],
    ["go ref 0000024", "GO_REF:0000024"],
    ["GO:0000024", null],
  ])("the GO reference of %j is %j", (text, id) => expect(goReference(text)).toBe(id));
  it.each([
    ["671ae02600003596", "671ae02600003596"],
    ["gomodel:671AE02600003596", "671ae02600003596"],
    ["671ae0260000359", null],
    ["671ae02600003596x", null],
  ])("the model of %j is %j", (text, id) => expect(modelId(text)).toBe(id));
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { readText } from "./read.ts";
import { maxTokens } from "./tokens.ts";
import { names, vocabulary } from "../../../tests/fixtures/vocabulary.ts";

const read = (text: string) => readText(text, vocabulary, names);

/** Each condition in a few words: "not subset deletion_viability_inviable". */
const conditions = (text: string): string[] | undefined =>
  read(text)?.parts.map(
    ({ kind, id, isNot, isOr }) => `${isNot ? "not " : ""}${isOr ? "or " : ""}${kind} ${id}`,
  );

test.each([
  ["kinases in the nucleus", ["term GO:0000001", "term GO:0000002"]],
  ["which genes are in the nucleus?", ["term GO:0000002"]],
  ["localisations to membranes", ["term GO:0000005"]],
  ["essential kinases", ["subset deletion_viability_inviable", "term GO:0000001"]],
  ["kinases required for viability", ["term GO:0000001", "subset deletion_viability_inviable"]],
  ["kinases that are not essential", ["term GO:0000001", "subset deletion_viability_viable"]],
  ["kinases but not in the nucleus", ["term GO:0000001", "not term GO:0000002"]],
  ["kinase or nucleus", ["term GO:0000001", "or term GO:0000002"]],
  ["inviable without budding yeast ortholog", ["subset deletion_viability_inviable", "not ortholog 4932"]],
  ["nucleus conserved in human and S. cerevisiae", ["term GO:0000002", "ortholog 9606", "ortholog 4932"]],
  ["WD40 on chromosome II", ["domain interpro:PFAM:PF00001", "location II"]],
  ["human BRCA2 ortholog", ["ortholog G1.01"]],
  ["genes with human ortholog TP53", ["ortholog TP53"]],
  ["T. minor homolog of brca2", ["ortholog G1.01"]],
  ["what is human BRCA2 called in test yeast", ["ortholog G1.01"]],
  ["interactors of abc1", ["interactors G1.01"]],
  ["abc1 interactors", ["interactors G1.01"]],
  ["interactors of old1-191", ["interactors G2.02"]],
  ["SAC genes", ["term GO:0000004"]],
  ["spindle checkpoint genes", ["term GO:0000004"]],
  ["genes of PF00001", ["domain interpro:PFAM:PF00001"]],
  ["nuclear kinases", ["term GO:0000002", "term GO:0000001"]],
  // Only a gene of its own is called so, which is not meant.
  ["budding yeast ABC1", ["ortholog ABC1"]],
  ["human BRCA", ["ortholog BRCA"]],
  ["budding yeast uvw5", ["ortholog uvw5"]],
  ["budding yeast old4", ["ortholog old4"]],
  ["budding yeast abc1", ["ortholog abc1"]],
  ["budding yeast ghi7", ["ortholog G2.02"]],
  ["human brca2", ["ortholog G1.01"]],
  ["ortholog of TP53", ["ortholog TP53"]],
  ["TP53 ortholog", ["ortholog TP53"]],
  ["sporulation defective mutants", ["term PH:0000001"]],
  ["genes defective in sporulation", ["term PH:0000001"]],
  ["large cells", ["term PH:0000002"]],
  ["large kinases", ["term GO:0000001"]],
  ["H3K9 methylation", ["term GO:0000006"]],
  ["Parkinson’s disease genes", ["term DIS:0000001"]],
  ["genes of bromodomain proteins", ["domain interpro:PFAM:PF00002"]],
  ["zinc finger kinases", ["domain interpro:PFAM:PF00003,interpro:PFAM:PF00004", "term GO:0000001"]],
  ["proteins of the nucleus and the opq", ["term GO:0000002", "term GO:0000014"]],
  ["proteins that bind iron", ["term GO:0000028"]],
  ["gene with most exons", ["property most exons: coding exons ≥ 3"]],
  ["kinase with most exons", ["term GO:0000001", "property extreme"]],
  ["kinases on chromosome I", ["term GO:0000001", "location I"]],
  ["kinases on chromosome II", ["term GO:0000001", "location II"]],
  ["kinases of yeast", ["term GO:0000001"]],
  ["yeast ortholog of TP53", ["ortholog TP53"]],
  ["kinases without yeast ortholog", ["term GO:0000001", "not ortholog 9606,4932"]],
  ["which kinases localise to the nucleus", ["term GO:0000001", "term GO:0000002"]],
  ["kinases longer than 1,000 aa", ["term GO:0000001", "property protein length ≥ 1,001 aa"]],
  ["small kinases under 10 kDa", ["term GO:0000001", "property molecular weight ≤ 10 kDa"]],
  [
    "essential genes without introns",
    ["subset deletion_viability_inviable", "property no intron between coding exons"],
  ],
  ["atg genes in the nucleus", ["property atg", "term GO:0000002"]],
  ["the atg family", ["property atg"]],
  ["kinases that bind tubulin", ["term GO:0000001", "term GO:0000007"]],
  ["proteins binding to tubulin", ["term GO:0000007"]],
  ["proteins that bind abc1", ["interactors G1.01"]],
  ["small proteins in the nucleus", ["property protein length ≤ 100 aa", "term GO:0000002"]],
  ["orphan genes", ["subset characterisation_status_other_specific,characterisation_status_own_specific"]],
  ["tRNA genes without introns", ["subset feature_type_tRNA_gene", "property no intron"]],
  ["tRNA genes with more than 2 exons", ["subset feature_type_tRNA_gene", "property exons ≥ 3"]],
  // Kinases that regulate something do not regulate kinases.
  ["kinases that regulate the nucleus", ["term GO:0000001", "term GO:0000002"]],
  ["genes called atg", ["property atg"]],
  ["genes whose names start with atg", ["property atg"]],
  // Where nobody speaks of mutants, no phenotype of a process is meant.
  ["iron uptake phenotype", ["term PH:0000019"]],
  ["mutants with iron uptake", ["term PH:0000019"]],
  ["proteins of iron uptake", undefined],
  // What activates kinases is none of them.
  ["vwx kinases", ["term GO:0000001"]],
  ["sensitive to vanillin", ["term PH:0000003"]],
  ["sensitive to xylol radiation", ["term PH:0000006"]],
  ["vanillin sensitivity", ["term PH:0000003"]],
  ["insensitive to xylol", ["term PH:0000005"]],
  ["resistant to xylol and iron", ["term PH:0000020"]],
  ["resistant to xylol or iron", ["term PH:0000005", "or term PH:0000021"]],
  ["hypersensitive to vanillin", ["term PH:0000003"]],
  ["increased sensitivity to xylol", ["term PH:0000006"]],
  ["reduced sensitivity to xylol", ["term PH:0000005"]],
  ["decreased resistance to xylol", ["term PH:0000006"]],
  // What cells look like, not the genes whose names begin so.
  ["atg phenotype", ["term PH:0000004"]],
  ["proteins with WD40", ["domain interpro:PFAM:PF00001"]],
  [
    "protein with WD40 domain and essential",
    ["domain interpro:PFAM:PF00001", "subset deletion_viability_inviable"],
  ],
  ["genes kinase nucleus", ["term GO:0000001", "term GO:0000002"]],
  ["homolog of q53", ["ortholog q53"]],
  // Only some of the words are those of a longer name.
  ["blurred nutrient complex", ["term GO:0000010"]],
  ["substrates of abc1", ["interactors G1.01"]],
  ["Abc1 targets", ["interactors G1.01"]],
  ["what phosphorylates abc1", ["interactors G1.01"]],
  ["suppressors of old1-191", ["interactors G2.02"]],
  ["abc1 partners", ["interactors G1.01"]],
  ["interact genetically with both abc1 and xyz2", ["interactors G1.01", "interactors G2.02"]],
  [
    "kinases that interact with abc1 or xyz2",
    ["term GO:0000001", "interactors G1.01", "or interactors G2.02"],
  ],
  // No gene is two.
  ["abc1 and xyz2 in the nucleus", ["gene G1.01", "or gene G2.02", "term GO:0000002"]],
  // Of what only products have, genes of RNAs are not counted.
  ["genes without human ortholog", ["not ortholog 9606", "subset feature_type_mRNA_gene"]],
  ["genes not in the nucleus", ["not term GO:0000002", "subset feature_type_mRNA_gene"]],
  [
    "genes on chromosome I without human ortholog",
    ["location I", "not ortholog 9606", "subset feature_type_mRNA_gene"],
  ],
  ["genes not on chromosome II", ["not location II"]],
  // What is in something need not be on its chromosome.
  ["kinases in opq", ["term GO:0000001", "term GO:0000014"]],
  ["kinases on opq", ["term GO:0000001", "location I"]],
  ["kinases on chromosomes 1 and 2", ["term GO:0000001", "location I", "or location II"]],
  ["kinases on chromosomes I, II", ["term GO:0000001", "location I", "or location II"]],
  // Other genes than some are of all types, unless they lack what only products have.
  ["genes other than tRNA genes", ["not subset feature_type_tRNA_gene"]],
  ["genes other than protein coding", ["not subset feature_type_mRNA_gene"]],
  ["not disordered", ["not property disordered regions ≥ 1", "subset feature_type_mRNA_gene"]],
  ["kinases with no more than 2 introns", ["term GO:0000001", "property introns between coding exons ≤ 2"]],
  ["kinases not longer than 100 aa", ["term GO:0000001", "property protein length ≤ 100 aa"]],
  ["kinases on chromosomes I and II", ["term GO:0000001", "location I", "or location II"]],
  // Of what is taken away by one NOT, nothing is wanted.
  [
    "kinases not in the nucleus or on chromosome I or II",
    ["term GO:0000001", "not term GO:0000002", "not location I", "not or location II"],
  ],
  [
    "SH2 proteins but not in the nucleus, plasma membrane or vacuolar membrane",
    ["not term GO:0000002", "not term GO:0000017", "not term GO:0000018", "subset feature_type_mRNA_gene"],
  ],
  [
    "genes that interact with abc1 but not xyz2 or mno3",
    ["interactors G1.01", "not interactors G2.02", "not interactors G3.03"],
  ],
  ["sensitive to vanillin and xylol", ["term PH:0000003", "term PH:0000006"]],
  ["sensitive to vanillin and to xylol", ["term PH:0000003", "term PH:0000006"]],
  ["sensitive to vanillin but not to xylol", ["term PH:0000003", "not term PH:0000006"]],
  ["resistant to xylol or in the nucleus", ["term PH:0000005", "or term GO:0000002"]],
  ["interact physically with abc1 and localise to the nucleus", ["interactors G1.01", "term GO:0000002"]],
  // Items of a list share words with the first or the last of them.
  ["vwx mating and budding", ["term GO:0000011", "term GO:0000016"]],
  ["vwx mating, budding and nucleus", ["term GO:0000011", "term GO:0000016", "term GO:0000002"]],
  // What has a name of two words by itself needs no other.
  ["opq membrane and plasma membrane", ["term GO:0000030", "term GO:0000017"]],
  ["red and blue sacs", ["term GO:0000014", "term GO:0000002"]],
  ["opq, nucleus and vacuolar membrane", ["term GO:0000014", "term GO:0000002", "term GO:0000018"]],
  ["iron and zinc pumps", ["term GO:0000027", "term GO:0000028"]],
  ["plasma and vacuolar membrane", ["term GO:0000017", "term GO:0000018"]],
  [
    "nucleus, vacuolar membrane or plasma membrane",
    ["term GO:0000002", "or term GO:0000018", "or term GO:0000017"],
  ],
  [
    "essential kinases or nucleus",
    ["subset deletion_viability_inviable", "term GO:0000001", "or term GO:0000002"],
  ],
  ["kinases with a phenotype", ["term GO:0000001", "subset with_phenotype_annotation"]],
  ["non coding opq", ["term GO:0000025"]],
  ["kinases with no known phenotype", ["term GO:0000001", "not subset with_phenotype_annotation"]],
  ["kinases without phenotypes", ["term GO:0000001", "not subset with_phenotype_annotation"]],
  ["kinases of unknown phenotype", ["term GO:0000001", "not subset with_phenotype_annotation"]],
  [
    "kinases on chromosome II without a phenotype",
    ["term GO:0000001", "location II", "not subset with_phenotype_annotation"],
  ],
  ["genes on the minus strand of chromosome II", ["property on the reverse strand", "location II"]],
  ["forward-strand kinases", ["property on the forward strand", "term GO:0000001"]],
  ["kinases but not on the Watson strand", ["term GO:0000001", "not property on the forward strand"]],
  ["not in the nucleus", ["not term GO:0000002", "subset feature_type_mRNA_gene"]],
  // Terms of one name that hardly anything else tells apart are meant together.
  ["leucine opq genes", ["term GO:0000024,GO:0000023"]],
  ["opq genes for leucine", ["term GO:0000024,GO:0000023"]],
  ["CUU opq adaptor", ["term GO:0000024"]],
  // What moves the other way is another thing.
  ["opq to kinase transport", ["term GO:0000021"]],
  ["kinase to opq transport", ["term GO:0000022"]],
  ["transport from the kinase to the opq", ["term GO:0000022"]],
  ["transport from the opq to the kinase", ["term GO:0000021"]],
  // A word for what is wanted tears no name.
  ["pump complex proteins", ["term GO:0000019"]],
  ["complex proteins", ["term GO:0000020"]],
  ["SAC pathway components", ["term GO:0000004"]],
  ["genes whose deletion causes multiseptated cells", ["term PH:0000017"]],
  ["tubulin binding proteins in the nucleus", ["term GO:0000007", "term GO:0000002"]],
  ["fungal specific kinases", ["property gene-taxonomic-distribution", "term GO:0000001"]],
  ["conserved in vertebrates", ["property gene-taxonomic-distribution"]],
  ["wagged tails", ["property wagged tails"]],
  ["wagged tails of atg genes", ["property wagged tails", "property atg"]],
  ["dubious kinases", ["property gene-characterisation", "term GO:0000001"]],
  ["kinases with a wagged tail", ["term GO:0000001", "property wagged tails"]],
  ["wagged-tail kinases", ["property wagged tails", "term GO:0000001"]],
  ["sporulation defective when deleted", ["term PH:0000001"]],
  // A term that has all words goes before one that leaves some out, but not one that turns them round.
  ["slow growth on glycerol", ["term PH:0000008"]],
  ["slow growth on agar", ["term PH:0000007"]],
  // A word before another name says something of that.
  ["slow growth on glycerol nucleus", ["term PH:0000007", "term GO:0000002"]],
  ["genes that delay budding when mutated", ["term PH:0000016"]],
  // Diseases of one kind are asked for together, also where only names of kinds have the word.
  ["zolpia genes", ["term DIS:0000002,DIS:0000003"]],
  ["late-onset zolpia", ["term DIS:0000003"]],
  ["cancer genes", ["term DIS:0000004,DIS:0000005"]],
  // Some of many words say too little of a name, and a letter with a hyphen is no article.
  ["opq specific genes", ["term GO:0000014"]],
  ["a-factor tubulin", ["term GO:0000012"]],
  ["nucleus tubulin factors", ["term GO:0000002"]],
  // What mutants do not do or have is a phenotype.
  ["mutants with no growth", ["term PH:0000010"]],
  ["no growth", ["term PH:0000010"]],
  // What the field calls so may begin with a word of questions.
  ["mutants that do not grow", ["term PH:0000010"]],
  ["mutants that do not grow on glycerol", ["term PH:0000014"]],
  ["no growth on glycerol", ["term PH:0000014"]],
  ["mutants without vacuoles", ["term PH:0000011"]],
  ["mutants that are defective in vwx mating", ["term PH:0000013"]],
  ["kinases without growth phenotype", ["term GO:0000001", "not term PH:0000012"]],
  // Letters that make no word are a sign, in any case.
  ["rrm proteins", ["domain interpro:PFAM:PF00005"]],
  ["conserved unknown genes", ["subset characterisation_status_conserved_unknown"]],
  ["slow growth in the nucleus", ["term PH:0000007", "term GO:0000002"]],
  ["kinases on the II chromosome", ["term GO:0000001", "location II"]],
  ["genes that interact with abc1 but not xyz2", ["interactors G1.01", "not interactors G2.02"]],
])("%s", (text, expected) => {
  expect(conditions(text)).toEqual(expected);
});

test.each([
  "abc1",
  "G1.01",
  "old1-191",
  "localization of Abc1",
  "what is the function of abc1",
  "3' UTR of abc1",
  "phosphorylation sites of Abc1",
  "abc1 S345",
  "phosphorylation of Abc1 T14 Y15",
  "what is the phenotype of abc1 deletion",
  "",
  "   ",
  "the of and",
  "'; DROP TABLE genes; --",
  "<script>",
])("%s asks for nothing", (text) => {
  expect(read(text)).toBeNull();
});

test("a question for a meaning asks for no genes", () => {
  for (const text of ["what does essential mean", "definition of inviable", "what is the meaning of kinase"])
    expect(read(text)).toBeNull();
});

test("what is asked of a gene that nobody knows is not asked of all genes", () => {
  for (const text of ["is ncr1 viable", "is Qrs7 essential?", "is ncr1 not essential"])
    expect(read(text)).toBeNull();
  expect(read("essential genes of ncr1")?.leftOut).toEqual(["ncr1"]);
  expect(read("is frobnication essential")?.leftOut).toEqual(["frobnication"]);
});

test("an ortholog is one part of the text, whichever way it is said", () => {
  for (const text of ["TP53 ortholog", "ortholog of TP53", "human TP53 ortholog", "equivalent of TP53"])
    expect(read(text)?.parts.map(({ words }) => words)).toEqual([text]);
});

test("the ortholog of a family is that of its members, and no other name that begins so", () => {
  expect(read("human BRCA")?.parts[0]?.node).toEqual({ gene_list: { genes: ["G1.01"] } });
  expect(read("human BRC")?.parts[0]?.node).toEqual({ gene_list: { genes: [] } });
});

test("a text is read as a tree of the query builder", () => {
  expect(read("kinase in nucleus without human ortholog or chromosome II")?.query).toEqual({
    not: [
      {
        and: [
          { term: { termid: "GO:0000001", name: "protein kinase activity" } },
          { term: { termid: "GO:0000002", name: "nucleus" } },
        ],
      },
      {
        or: [
          { has_ortholog: { taxonid: 9606 } },
          { genome_range: { chromosome_name: "II", start: null, end: null } },
        ],
      },
    ],
  });
});

test("of a symbol that nothing is called it is said that no ortholog has it, and its letters are looked for", () => {
  const unknown = (name: string) => [
    { label: `ortholog of ${name}, a name that no ortholog of the release has` },
  ];
  for (const text of ["TP53", "p53"])
    expect(read(text)).toMatchObject({ parts: unknown(text), isSet: false, leftOut: [] });
  // A question is answered with nothing.
  for (const text of ["is there a p53", "does test yeast have a p53"])
    expect(read(text)).toMatchObject({ parts: unknown("p53"), isSet: true, leftOut: [] });
  // Known, no symbol, an id, and among other words.
  for (const text of ["BRCA2", "uvw5", "PF00009", "TP53 stuff"])
    expect(read(text)?.parts.map(({ label }) => label) ?? []).not.toContain(
      `ortholog of ${text}, a name that no ortholog of the release has`,
    );
});

test("who publishes on a gene is told by its publications", () => {
  for (const text of ["who works on abc1", "who published on abc1", "who has studied abc1"])
    expect(read(text)).toMatchObject({ target: "reference", parts: [{ kind: "gene" }], leftOut: [] });
});

test("words that nothing is called are said", () => {
  expect(read("kinase frobnicated in the nucleus")?.leftOut).toEqual(["frobnicated"]);
  expect(read("blurred nutrient complex")?.leftOut).toEqual(["blurred"]);
  expect(read("kinases within 10 kb of the nucleus")?.leftOut).toEqual(["within", "10", "kb", "of"]);
  expect(read("kinases within 10 kb of abc1")?.leftOut).toEqual([]);
  expect(read("kinases near the nucleus")?.leftOut).toEqual(["near"]);
  expect(read("kinases near abc1")?.leftOut).toEqual([]);
  expect(read("kinases near chromosome II")?.leftOut).toEqual(["near"]);
  expect(read("kinases near cen2")?.leftOut).toEqual([]);
  expect(read("genes expressed only in the nucleus")?.leftOut).toEqual(["expressed", "only"]);
  expect(read("kinases without frobnication")?.leftOut).toEqual(["without", "frobnication"]);
  expect(read("genes on the leading strand of chromosome II")?.leftOut).toEqual(["leading", "strand"]);
  expect(read("kinases that are not essential")?.leftOut).toEqual([]);
  expect(read("mutants sensitive to both HX and in the nucleus")?.leftOut).toEqual([]);
  // What cells have lost is not where the products of genes are not.
  expect(read("mutants without nucleus")).toBeNull();
  expect(read("no cell separation")).toBeNull();
  for (const text of ["no nucleus", "without nucleus", "lacking nucleus"]) expect(read(text)).toBeNull();
  expect(read("essential mutants without nucleus")?.leftOut).toEqual(["without", "nucleus"]);
});

test("a part can be taken out, or be typed so that it means something else", () => {
  const [kinase, nucleus] = read("kinases in the nucleus")?.parts ?? [];
  expect([kinase?.words, nucleus?.words]).toEqual(["kinases", "in the nucleus"]);
  expect(nucleus?.without).toBe("kinases");
  expect(conditions(kinase?.without ?? "")).toEqual(["term GO:0000002"]);
});

test("a relation is asked of a gene; of anything else, it is said to be left out", () => {
  expect(read("suppressors in the nucleus")).toMatchObject({ leftOut: ["suppressors"] });
  expect(read("genes that interact with kinases")).toMatchObject({ leftOut: ["interact", "with"] });
});

test.each(["genes without process annotation", "annotation"])(
  "%s says nothing of annotated phenotypes",
  (text) => {
    expect(read(text)?.parts.map(({ label }) => label) ?? []).not.toContain("with phenotype annotation");
  },
);

test("publications and alleles are wanted where words say so", () => {
  expect(read("papers about abc1 by Nurse")).toMatchObject({
    target: "reference",
    authors: [{ names: ["nurse"], initials: "" }],
    query: null,
  });
  expect(read("alleles of abc1")).toMatchObject({ target: "allele", query: null });
});

test.each(["constructor", "valueOf genes", "__proto__", "genes of hasOwnProperty"])(
  "%j is read as words, whatever objects of the language call so",
  (text) => {
    expect(() => read(text)).not.toThrow();
  },
);

test("whatever is typed is read, and no more words of it than some", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
      expect(read(text)?.parts.length ?? 0).toBeLessThanOrEqual(maxTokens);
    }),
  );
  const many = read(Array.from({ length: 60 }, () => "nuclei").join(" or "));
  expect(many?.parts).toHaveLength(maxTokens / 2);
  expect(many?.leftOut.length).toBeGreaterThan(0);
});

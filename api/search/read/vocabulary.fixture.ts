/** A small release's vocabulary, for tests. */
import { geneTable } from "../../queries/gene-table.ts";
import type { GeneRow } from "../../queries/gene-table.ts";
import type { Names } from "./pieces.ts";
import type { Vocabulary } from "./read-vocabulary.ts";
import { subsetWords } from "../parse/relation-words.ts";
import { AlleleNames, Phrases, fits } from "./vocabulary.ts";
import type { Meaning, NamedMeaning } from "./vocabulary.ts";

const term = (id: string, label: string, genes: number, ...synonyms: string[]): NamedMeaning[] => {
  const meaning: Meaning = { kind: "term", id, label, genes, ontology: "process" };
  return [label, ...synonyms].map((text, i) => ({ meaning, text, fit: i === 0 ? fits.name : fits.synonym }));
};
const subset = (id: string, label: string, genes: number): NamedMeaning[] => {
  const meaning: Meaning = { kind: "subset", id, label, genes, ontology: null };
  return [label, ...(subsetWords[id] ?? [])].map((text) => ({ meaning, text, fit: fits.name }));
};
const domain: Meaning = {
  kind: "domain",
  id: "interpro:PFAM:PF00001",
  label: "WD40 (PF00001)",
  genes: 9,
  ontology: null,
};

const bromodomain: Meaning = { ...domain, id: "interpro:PFAM:PF00002", label: "Bromodomain (PF00002)" };

const finger: Meaning = { ...domain, id: "interpro:PFAM:PF00003", label: "zf-C2H2 (PF00003)", genes: 4 };
const otherFinger: Meaning = {
  ...domain,
  id: "interpro:PFAM:PF00004",
  label: "zf-C3HC4 (PF00004)",
  genes: 2,
};

const row = (gene_uniquename: string, name: string, orthologs: Record<string, string[]> = {}) =>
  // Of a row no more is read here.
  ({
    gene_uniquename,
    name,
    orthologs,
    synonyms: [],
    uniprot_identifier: null,
    chromosome: "II",
    start_pos: 5_000,
    end_pos: 6_000,
  }) as unknown as GeneRow;

const rows = [row("G1.01", "abc1", { "9606": ["BRCA2"] }), row("G2.02", "xyz2")];

export const vocabulary: Vocabulary = {
  phrases: new Phrases([
    ...term("GO:0000001", "protein kinase activity", 20, "kinase activity"),
    ...term("GO:0000002", "nucleus", 90, "cell nucleus"),
    ...term("GO:0000003", "ubiquitin ligase complex", 7),
    ...term("GO:0000004", "mitotic spindle assembly checkpoint", 5),
    ...term("GO:0000005", "localization to membrane", 5),
    ...term("PH:0000001", "abnormal sporulation", 8),
    ...term("PH:0000002", "large cell", 8),
    ...term("GO:0000006", "histone H3-K9 methylation", 3),
    ...term("DIS:0000001", "Parkinson disease", 2),
    ...subset("deletion_viability_inviable", "deletion inviable", 30),
    ...subset("deletion_viability_viable", "deletion viable", 60),
    { meaning: domain, text: "PF00001", fit: fits.name },
    { meaning: domain, text: "WD40", fit: fits.name },
    { meaning: bromodomain, text: "Bromodomain", fit: fits.name },
  ]),
  domains: new Phrases([
    { meaning: domain, text: "WD domain, G-beta repeat", fit: fits.otherSynonym },
    { meaning: finger, text: "C2H2 zinc finger", fit: fits.otherSynonym },
    { meaning: otherFinger, text: "Zinc finger, C3HC4 type (RING finger)", fit: fits.otherSynonym },
  ]),
  alleles: new AlleleNames([
    ["old1-191", { id: "G2.02:allele-1", name: "old1-191", description: "D1N", gene: "G2.02", papers: 3 }],
  ]),
  genes: geneTable(rows),
  synonyms: new Map(),
  otherIds: new Map(),
  orthologs: new Map([["brca2", [{ rank: 0, taxonid: 9606 }]]]),
};

/** Of a site, what reading looks at. */
export const names = {
  site: {
    taxonid: 1,
    phenotype_id_prefixes: ["PH"],
    organisms: [
      { taxonid: 1, genus: "Testus", species: "minor", common_name: "test yeast" },
      { taxonid: 9606, genus: "Homo", species: "sapiens", common_name: "human" },
      { taxonid: 4932, genus: "Saccharomyces", species: "cerevisiae", common_name: "budding yeast" },
    ],
    ortholog_taxonids: [9606, 4932],
    chromosomes: [
      {
        id: "II",
        aliases: ["chromosome_2", "chromosome2"],
        name: "II",
        long_display_name: "Chromosome II",
        genetic_code: 1,
        show_on_front_page: true,
      },
    ],
  },
  concepts: [{ words: ["SAC"], id: "GO:0000004", source: "test" }],
} as unknown as Names;

/** More documents of some types, with values for every facet: what the tests of the results page count. */
import type {
  GenotypeRecord,
  AlleleRecord,
  GeneRecord,
  ReferenceRecord,
} from "../../index-mappings/records.ts";
import { writeSuggestionPayload } from "../../index-mappings/searchable.ts";
import { documentsOf } from "./api-documents.ts";
import type { Doc, Documents } from "./api-documents.ts";

/** One of some values by number, in no obvious order. */
const pick = <T>(values: readonly [T, ...T[]], seed: number): T =>
  values[((seed * 7919 + (seed >> 2)) >>> 0) % values.length] ?? values[0];

function named(id: string, name: string, texts: string[], weight: number) {
  const shown = {
    id,
    label: name,
    detail: texts[0] ?? "",
    lookups: [
      { field: "id", text: id },
      { field: "name", text: name },
      ...texts.map((text) => ({ field: "product", text })),
    ],
  };
  return {
    ...shown,
    suggestion_payload: writeSuggestionPayload(shown),
    weight,
    ids: [id],
    names: [name],
    name_lengths: [name.split(" ").length],
    synonyms: [],
    aliases: [],
    texts,
    phrases: [],
    listed: true,
    passages: [],
  };
}

function gene(i: number, like: GeneRecord): GeneRecord {
  const name = `fyx${i}`;
  return {
    ...like,
    ...named(
      `SPAF.${i}`,
      name,
      [pick(["protein kinase", "protein phosphatase", "sequence orphan"], i)],
      i % 13,
    ),
    name,
    product: null,
    feature_type: pick(["mRNA gene", "tRNA gene", "lncRNA gene"], i + 1),
    chromosome: pick(["I", "II", "III", "mitochondrial"], i + 2),
    characterisation_status: pick(["biological role published", "biological role inferred", null], i + 3),
    deletion_viability: pick(["viable", "inviable", "depends_on_conditions", "unknown", null], i + 4),
    has: pick([[], ["structure"], ["structure", "ortholog"], ["structure", "ortholog", "pathway"]], i + 5),
  };
}

/** A gene whose name holds a word of many titles. */
export const likePaper = { id: "SPAF.900", name: "nonpaper1" };

function reference(i: number, like: ReferenceRecord): ReferenceRecord {
  const title = `Paper ${i} on ${pick(["kinase", "phosphatase"], i)}`;
  return {
    ...like,
    ...named(`PMID:4000${i}`, title, [title], i % 7),
    names: [],
    title,
    year: pick([1998, 1999, 2001, 2005, 2010, null], i + 1),
    curated: i % 3 === 0,
    kind: pick(["publication", "publication", "method"] as const, i),
    titled: i % 5 !== 0,
  };
}

/** Titles that begin with letters of both cases. */
const titled = ["of strains", "Zymase in strains", "a paper on strains", "Better strains"];

function allele(i: number): AlleleRecord {
  const name = `wee1-f${i}`;
  return {
    ...named(`SPCC18B5.03:allele-f${i}`, name, ["amino acid mutation"], i % 5),
    name,
    description: `K${i}A`,
    allele_type: pick(["deletion", "amino_acid_mutation", "other"], i),
    gene: "SPCC18B5.03",
    gene_name: "wee1",
    references: [],
    contradicted: [],
    genotype_count: 1,
  };
}

const many = <T extends { readonly id: string }>(count: number, make: (i: number) => T): Doc[] =>
  Array.from({ length: count }, (_, i) => make(i)).map((doc) => ({ id: doc.id, doc }));

/** @param alleles of wee1, more than one in a diploid; @param others genes of the other loci */
function genotype(
  label: string,
  alleles: readonly string[],
  terms: readonly string[],
  others: readonly string[] = [],
): { id: string; doc: GenotypeRecord } {
  const ploidy = alleles.length > 1 ? "diploid" : "haploid";
  const doc: GenotypeRecord = {
    id: label,
    label,
    alleles: alleles.map((one) => `SPCC18B5.03:allele-${one}`),
    genes: ["SPCC18B5.03", ...others],
    locus_count: 1 + others.length,
    ploidy,
    references: ["PMID:19436749"],
    annotation_count: terms.length,
    terms,
    sort_name: label,
    sort_gene: "wee1",
    sort_product: null,
    row: {
      genotype: {
        display_uniquename: label,
        display_name: label,
        ploidiness: ploidy,
        locus_count: 1 + others.length,
      },
      alleles: [],
    },
  };
  return { id: label, doc };
}

/** The documents of the other tests and 91 genes, 60 publications, 20 alleles and 3 genotypes. */
export function searchDocuments(release: string): Documents {
  const base = documentsOf(release);
  // The documents of these indices are of these types (see api-documents.ts).
  const likeGene = base.genes[0]?.doc as GeneRecord;
  const likeReference = base.references[0]?.doc as ReferenceRecord;
  return {
    ...base,
    genes: [
      ...base.genes,
      ...many(90, (i) => gene(i, likeGene)),
      {
        id: likePaper.id,
        doc: { ...likeGene, ...named(likePaper.id, likePaper.name, [], 1), name: likePaper.name },
      },
    ],
    references: [
      ...base.references,
      ...many(60, (i) => reference(i, likeReference)),
      ...titled.map((title, i) => ({
        id: `PMID:5000${i}`,
        doc: { ...likeReference, ...named(`PMID:5000${i}`, title, [], 0), title },
      })),
    ],
    alleles: [...base.alleles, ...many(20, allele)],
    genotypes: [
      genotype("wee1-f0", ["f0"], ["GO:0000070"]),
      genotype("wee1-f0 cdc2-x", ["f0"], [], ["SPBC11B10.09"]),
      genotype("wee1-f1/wee1-f2", ["f1", "f2"], []),
    ],
  };
}

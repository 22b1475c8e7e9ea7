import { describe, expect, it } from "vitest";
import { geneRow, oboText, smallReleaseData } from "../../../tests/fixtures/small-release.ts";
import type { SmallRelease } from "../../../tests/fixtures/small-release.ts";

const base: SmallRelease = {
  "pombase-genes": [geneRow("SPAC1.01", "one"), geneRow("SPAC1.02", "two")],
  obo: oboText("fission_yeast_phenotype", {
    "FYPO:0000001": ["name: phenotype"],
    "FYPO:0000002": ["name: long cells", "is_a: FYPO:0000001"],
  }),
  alleles: [
    {
      gene: "SPAC1.01",
      id: "SPAC1.01:allele-1",
      name: "onedelta",
      alleleType: "deletion",
      description: "deletion",
    },
    {
      gene: "SPAC1.01",
      id: "SPAC1.01:allele-2",
      name: "one-33",
      alleleType: "amino_acid_mutation",
      description: "A177T",
      synonyms: "one-ts",
    },
    {
      gene: "SPAC1.02",
      id: "SPAC1.02:allele-1",
      name: "two+",
      alleleType: "wild_type",
      description: "wild type",
    },
  ],
};
const phaf = (cells: Readonly<Record<string, string>> = {}) => ({
  gene: "SPAC1.01",
  term: "FYPO:0000002",
  alleleType: "deletion",
  alleleDescription: "deletion",
  expression: "null",
  ploidy: "haploid",
  ...cells,
});
const one33 = {
  alleleName: "one-33",
  alleleType: "amino acid mutation",
  alleleDescription: "A177T",
  expression: "",
};
const twoOver = {
  gene: "SPAC1.02",
  alleleType: "wild type",
  alleleDescription: "wild type",
  expression: "overexpression",
};

async function genotypesOf(...rows: Readonly<Record<string, string>>[]) {
  const data = await smallReleaseData({ ...base, phaf: rows });
  return { data, annotations: await data.annotations(), genotypes: [...(await data.genotypes()).values()] };
}

describe("genotypes", () => {
  it("use the allele of the list, found by name, synonym or kind", async () => {
    const { genotypes } = await genotypesOf(phaf(), phaf({ ...one33, alleleName: "one-ts" }), phaf(twoOver));
    expect(genotypes.map(({ id, label, ploidy }) => [id, label, ploidy])).toEqual([
      ["SPAC1.01:allele-1", "oneΔ", "haploid"],
      ["SPAC1.01:allele-2", "one-33(A177T)", "haploid"],
      ["SPAC1.02:allele-1~overexpression", "two+[overexpression]", "haploid"],
    ]);
  });

  it("make an allele of their own when the list has none", async () => {
    const { data, genotypes } = await genotypesOf(
      phaf({ gene: "SPAC1.02" }),
      phaf({
        gene: "SPAC1.02",
        alleleName: "two-9",
        alleleType: "other",
        alleleDescription: "I:1..9",
        expression: "",
      }),
    );
    expect(genotypes.map(({ id, label }) => [id, label])).toEqual([
      ["SPAC1.02:allele-unlisted-deletion", "twoΔ"],
      ["SPAC1.02:allele-unlisted-two-9-i-1-9", "two-9(I:1..9)"],
    ]);
    expect((await data.alleles()).has("SPAC1.02:allele-unlisted-two-9-i-1-9")).toBe(true);
    expect((await data.alleles()).size).toBe(5);
  });

  it("of several loci come from rows that share their description", async () => {
    const { annotations, genotypes } = await genotypesOf(
      phaf({ ...twoOver, genotypeDescription: "one-33 two+" }),
      phaf({ ...one33, genotypeDescription: "one-33 two+" }),
      phaf({ ...one33, genotypeDescription: "one-33", term: "FYPO:0000001" }),
    );
    expect(genotypes.map(({ id, label, ploidy, geneIds }) => ({ id, label, ploidy, geneIds }))).toEqual([
      {
        id: "SPAC1.01:allele-2+SPAC1.02:allele-1~overexpression",
        label: "one-33(A177T) two+[overexpression]",
        ploidy: "haploid",
        geneIds: ["SPAC1.01", "SPAC1.02"],
      },
      { id: "SPAC1.01:allele-2", label: "one-33(A177T)", ploidy: "haploid", geneIds: ["SPAC1.01"] },
    ]);
    expect(annotations.map(({ type }) => type)).toEqual(["multi_locus_phenotype", "single_locus_phenotype"]);
  });

  it("are diploid with two alleles at a locus, and when the row says so", async () => {
    const { genotypes } = await genotypesOf(
      phaf({ genotypeDescription: "het" }),
      phaf({ ...one33, genotypeDescription: "het" }),
      phaf({ ploidy: "homozygous diploid" }),
      phaf({ ploidy: "diploid" }),
    );
    expect(genotypes.map(({ id, label, ploidy, loci }) => [id, label, ploidy, loci.length])).toEqual([
      ["SPAC1.01:allele-1,SPAC1.01:allele-2", "oneΔ / one-33(A177T)", "diploid", 1],
      ["SPAC1.01:allele-1,SPAC1.01:allele-1", "oneΔ / oneΔ", "diploid", 1],
      ["SPAC1.01:allele-1~diploid", "oneΔ", "diploid", 1],
    ]);
  });
});

it("reads penetrance and severity as extensions, conditions with values and pairs that no row says", async () => {
  const data = await smallReleaseData({
    ...base,
    phaf: [
      phaf({
        penetrance: "high",
        severity: "fitness_log2(0.1)",
        extension: "assayed_using(PomBase:SPAC1.02)",
        conditions: "FYECO:0000006(19)",
      }),
    ],
    "gene-term-pairs": [
      { gene: "SPAC1.01", term: "FYPO:0000002" },
      { gene: "SPAC1.01", term: "FYPO:0000001" },
    ],
  });
  const [row, pair, ...more] = await data.annotations();
  expect(row).toMatchObject({
    extension: [
      { relation: "assayed_using", target: "PomBase:SPAC1.02" },
      { relation: "has_penetrance", target: "high" },
      { relation: "has_severity", target: "fitness_log2(0.1)" },
    ],
    conditions: [{ term: "FYECO:0000006", detail: "19" }],
  });
  expect(pair).toMatchObject({
    type: "single_locus_phenotype",
    term: "FYPO:0000001",
    genotype: null,
    genes: ["SPAC1.01"],
  });
  expect(more).toEqual([]);
});

import { expect, it } from "vitest";
import { geneRow, oboText, smallReleaseData } from "../../../tests/fixtures/small-release.ts";

const content = {
  "pombase-genes": [geneRow("SPAC1.01", "one"), geneRow("SPAC1.02", "two")],
  obo: oboText("fission_yeast_phenotype", {
    "FYPO:0000001": ["name: phenotype"],
    "FYPO:0000002": ["name: slow growth", "alt_id: FYPO:0000022", "is_a: FYPO:0000001"],
  }),
  alleles: [
    { gene: "SPAC1.01", id: "SPAC1.01:allele-1", name: "onedelta", alleleType: "deletion" },
    { gene: "SPAC1.02", id: "SPAC1.02:allele-1", name: "two-1", alleleType: "amino_acid_mutation" },
  ],
};
const row = { geneA: "SPAC1.01", geneB: "SPAC1.02", type: "genetic", evidence: "Synthetic Growth Defect" };

it("reads the genotype and the phenotype of a genetic interaction, and gives both a table of it", async () => {
  const data = await smallReleaseData({
    ...content,
    interactions: [
      {
        ...row,
        doubleMutant: "SPAC1.01:allele-1+SPAC1.02:allele-1(overexpression)",
        doubleMutantPhenotype: "FYPO:0000022",
        doubleMutantExtension: "has_severity(low)",
      },
    ],
  });
  const [one] = await data.interactions();
  expect(one?.doubleMutant).toMatchObject({
    genotype: { id: "SPAC1.01:allele-1+SPAC1.02:allele-1~overexpression" },
    phenotype: "FYPO:0000002",
    extension: [{ relation: "has_severity", target: "low" }],
  });
  expect(one?.rescued).toBeNull();
  expect([...(await data.genotypes()).keys()]).toEqual([
    "SPAC1.01:allele-1+SPAC1.02:allele-1~overexpression",
  ]);
  const tallyOf = await data.tallies();
  expect(tallyOf("FYPO:0000001").types.get("double_mutant_genetic_interactions")).toEqual({
    annotations: 1,
    terms: 0,
  });
});

it("tells no genotype of which an allele is not known", async () => {
  const data = await smallReleaseData({
    ...content,
    interactions: [{ ...row, doubleMutant: "SPAC1.01:allele-1+SPAC1.02:allele-9", note: "Seen once" }],
  });
  expect((await data.interactions())[0]).toMatchObject({
    note: "Seen once",
    doubleMutant: { genotype: null, phenotype: null },
  });
});

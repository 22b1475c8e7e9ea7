import { expect, test } from "vitest";
import { genotypeIds } from "./genotype-ids.ts";

const allele = { gene: "g1", alleleType: "amino_acid_mutation", synonyms: [] };
const row = { gene: "g1", alleleType: "amino acid mutation", expression: "" };

test("a genotype is there where rows are told of all its alleles, by name, synonym or what they are", () => {
  const genotypes = genotypeIds();
  genotypes.allele({ ...allele, id: "g1:1", name: "one-1", description: "K2R", synonyms: ["uno"] });
  genotypes.allele({ ...allele, id: "g1:2", name: "", description: "Y5F" });
  genotypes.allele({ ...allele, id: "g1:3", name: "one-3", description: "T3G" });
  genotypes.allele({ ...allele, id: "g1:4", name: "oneΔ", description: "deletion", alleleType: "deletion" });
  genotypes.phenotype({ ...row, alleleName: "uno", alleleDescription: "", expression: "Overexpression" });
  genotypes.phenotype({ ...row, alleleName: "", alleleDescription: "Y5F" });
  genotypes.phenotype({ ...row, alleleName: "", alleleDescription: "", alleleType: "deletion" });
  genotypes.interaction("g2:7+g2:8(Wild type product level)");
  const known = [
    "g1:1",
    "g1:1~overexpression",
    "g1:2~diploid",
    "g1:1+g1:2",
    "g1:2,g1:2",
    "g1:4",
    "g2:8~wild-type-product-level",
  ];
  expect(known.filter((id) => !genotypes.has(id))).toEqual([]);
  const unknown = ["g1:3", "g1:1+g1:3", "g1:2~overexpression", "g1:9", ""];
  expect(unknown.filter((id) => genotypes.has(id))).toEqual([]);
});

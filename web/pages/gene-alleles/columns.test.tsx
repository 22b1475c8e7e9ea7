import { expect, test } from "vitest";
import type { GeneAllele } from "../../../api/contract/index.ts";
import { filledColumns } from "../../shared/table/column.ts";
import { columnsFor } from "./columns.tsx";

const allele: GeneAllele = {
  uniquename: "A1.01:allele-1",
  name: "abc1-1",
  allele_type: "amino_acid_mutation",
  description: "K12E",
  gene: { uniquename: "A1.01", name: "abc1", product: null },
  synonyms: [],
  annotations: [],
  genotypes: [],
  contradicted: [],
};

const shownFor = (rows: readonly GeneAllele[]): string[] =>
  filledColumns(
    columnsFor(new Set(), () => undefined, null),
    rows,
  ).map(({ id }) => id);

test("alleles of a release without genotypes have no column of them", () => {
  expect(shownFor([allele])).toEqual(["name", "description", "type"]);
  const genotype = {
    display_uniquename: "G",
    display_name: "abc1-1",
    ploidiness: "haploid",
    locus_count: 1,
  } as const;
  expect(shownFor([allele, { ...allele, genotypes: [{ genotype, expression: null }] }])).toContain(
    "genotypes",
  );
});

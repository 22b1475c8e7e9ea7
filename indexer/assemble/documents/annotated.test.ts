import { expect, it } from "vitest";
import type { GeneRecord } from "../../../index-mappings/records.ts";
import { assemble } from "./assemble.ts";
import { geneRow, oboText, smallReleaseData } from "../../../tests/fixtures/small-release.ts";
import { packed } from "../gene-fields/annotated-things.ts";

const phaf = (gene: string, term: string, rest: object) => ({
  gene,
  term,
  alleleType: "deletion",
  expression: "null",
  ploidy: "haploid",
  reference: "PMID:1",
  date: "2020-01-02",
  ...rest,
});

const release = () =>
  smallReleaseData({
    "pombase-genes": [geneRow("SPAC1.01", "one"), geneRow("SPAC1.02", "two")],
    obo: oboText("fission_yeast_phenotype", {
      "FYPO:0000001": ["name: phenotype"],
      "FYPO:0000002": ["name: inviable", "is_a: FYPO:0000001"],
    }),
    phaf: [
      phaf("SPAC1.01", "FYPO:0000002", { conditions: "FYECO:0000006(19),FYECO:0000137" }),
      phaf("SPAC1.01", "FYPO:0000002", {
        conditions: "FYECO:0000137,FYECO:0000006(19)",
        reference: "PMID:2",
      }),
      phaf("SPAC1.01", "FYPO:0000002", { alleleType: "wild type", expression: "overexpression" }),
      phaf("SPAC1.01", "FYPO:0000002", { genotypeDescription: "one two" }),
      phaf("SPAC1.02", "FYPO:0000002", { genotypeDescription: "one two" }),
      phaf("SPAC1.02", "FYPO:0000002", { ploidy: "homozygous diploid" }),
    ],
    "gene-term-pairs": [{ gene: "SPAC1.02", term: "FYPO:0000001" }],
  });

it("says what genotypes have, each different row once", async () => {
  const docs = new Map<string, GeneRecord>();
  const data = await release();
  for await (const { id, doc } of assemble("genes", data)) docs.set(id, doc as GeneRecord);
  const { profiles } = await data.phenotypeProfiles();
  /** What the keys of a gene mean: terms by profile. */
  const phenotypesOf = (gene: string) => {
    const keys = (docs.get(gene)?.phenotypes ?? []).map((key) => key.split("|"));
    return [...Map.groupBy(keys, ([, profile]) => profile)].map(([profile, ofProfile]) => ({
      terms: ofProfile.map(([term]) => term),
      ...profiles[Number(profile)],
    }));
  };
  const terms = ["FYPO:0000002", "FYPO:0000001"];
  const row = {
    terms,
    locus: "single",
    ploidy: "haploid",
    expression: [],
    conditions: [],
  };
  expect(phenotypesOf("SPAC1.01")).toEqual([
    { ...row, expression: ["null"], conditions: ["FYECO:0000006", "FYECO:0000006(19)", "FYECO:0000137"] },
    { ...row, expression: ["wt-overexpressed"] },
    { ...row, locus: "multi" },
  ]);
  expect(phenotypesOf("SPAC1.02")).toEqual([
    { ...row, locus: "multi" },
    { ...row, ploidy: "diploid" },
  ]);
  expect(docs.get("SPAC1.02")?.paired_terms).toEqual(["FYPO:0000001"]);
  expect([...docs.values()].map(({ id, rank }) => [id, rank])).toEqual([
    ["SPAC1.01", 0],
    ["SPAC1.02", 1],
  ]);
});

it("packs numbers four bytes each", () => {
  expect(Buffer.from(packed(Uint32Array.of(1, 256, 70_000)), "base64")).toEqual(
    Buffer.from([1, 0, 0, 0, 0, 1, 0, 0, 112, 17, 1, 0]),
  );
});

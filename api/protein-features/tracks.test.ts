import { expect, test } from "vitest";
import { tracksOf } from "./tracks.ts";
import type { KnownProtein } from "./tracks.ts";

const match = (id: string, dbname: string, ...segments: [number, number][]) => ({
  id,
  dbname,
  name: null,
  description: null,
  match_start: Math.min(...segments.map(([start]) => start)),
  match_end: Math.max(...segments.map(([, end]) => end)),
  interpro_id: null,
  gene_count: 1,
  locations: segments.map(([start, end]) => ({ start, end })),
});
const protein: KnownProtein = {
  gene: {
    interpro_matches: [match("SSF1", "SUPERFAMILY", [1, 20], [40, 60]), match("PF1", "PFAM", [5, 50])],
    disordered_regions: [{ start: 70, end: 80 }],
    tm_domain_coords: [],
  },
  modifications: [
    { termid: "MOD:1", name: "phosphorylated residue", residue: "S10,T12" },
    { termid: "MOD:1", name: "phosphorylated residue", residue: "S10" },
  ],
  alleles: [
    {
      id: "x-1",
      name: "x-1",
      description: "A12V",
      allele_type: "amino_acid_mutation",
      severity: "high" as const,
    },
    {
      id: "x-2",
      name: null,
      description: "1-20",
      allele_type: "partial_amino_acid_deletion",
      severity: null,
    },
    {
      id: "x-3",
      name: "x-3",
      description: "A500V",
      allele_type: "amino_acid_mutation",
      severity: "high" as const,
    },
  ],
  exons: [
    [1, 40],
    [40, 100],
  ],
  spanOnly: [],
  length: 100,
};

test("families come first, each database has a track, and a track without features is left out", () => {
  expect(tracksOf("domains_and_features", protein).map(({ name }) => name)).toEqual([
    "PFAM",
    "SUPERFAMILY",
    "Disordered regions",
  ]);
  expect(tracksOf("widget", protein).map(({ name }) => name)).toEqual([
    "PFAM",
    "Disordered regions",
    "Modifications",
  ]);
  expect(tracksOf("full", protein).map(({ name }) => name)).toEqual([
    "PFAM",
    "SUPERFAMILY",
    "Disordered regions",
    "Modifications",
    "Amino acid substitutions",
    "Partial deletions",
    "Coding exons",
  ]);
});

test("alleles stand beside the families and the exons, and lead to pages of their own", () => {
  const tracks = tracksOf("alleles", protein);
  expect(tracks.map(({ name }) => name)).toEqual([
    "Amino acid substitutions",
    "Partial deletions",
    "PFAM",
    "Coding exons",
  ]);
  expect(tracks.map(({ features: [first] }) => first?.entity)).toEqual(["allele", "allele", null, null]);
});

test("a database that is drawn by its span alone has one segment a match", () => {
  const segments = (spanOnly: string[]) =>
    tracksOf("domains_and_features", { ...protein, spanOnly })[1]?.features[0]?.positions;
  expect(segments([])).toEqual([
    ["SSF1", 1, 20],
    ["SSF1", 40, 60],
  ]);
  expect(segments(["SUPERFAMILY"])).toEqual([["SSF1", 1, 60]]);
});

test("a kind of modification is one feature with each of its residues once, in their order", () => {
  expect(tracksOf("modifications", protein)).toEqual([
    {
      name: "Modifications",
      display_type: "pin",
      features: [
        {
          id: "MOD:1",
          display_name: "phosphorylated residue",
          detail: "MOD:1",
          entity: "term",
          severity: null,
          positions: [
            ["S10", 10, 10],
            ["T12", 12, 12],
          ],
        },
      ],
    },
  ]);
});

test("what lies beyond the protein is not drawn", () => {
  expect(
    tracksOf("full", protein)
      .find(({ name }) => name === "Amino acid substitutions")
      ?.features.map(({ id }) => id),
  ).toEqual(["x-1"]);
});

test("exons stand in their order, and alleles tell their severity", () => {
  const found = new Map(tracksOf("full", protein).map(({ name, features }) => [name, features]));
  expect(found.get("Coding exons")?.map(({ positions }) => positions)).toEqual([
    [["Exon 1", 1, 40]],
    [["Exon 2", 40, 100]],
  ]);
  expect(found.get("Amino acid substitutions")?.map(({ severity }) => severity)).toEqual(["high"]);
});

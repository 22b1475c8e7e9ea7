import { describe, expect, test } from "vitest";
import { curationStatus, isCuratable, isStaffSession } from "./curation.ts";

const paper: Parameters<typeof curationStatus>[0] = {
  canto_triage_status: "Curatable",
  canto_session_key: "k1",
  canto_curator_role: null,
  approved_date: null,
  annotation_curators: [],
  annotation_file_curators: [],
  annotation_counts: [],
  gene_count: 0,
  allele_count: 0,
  genotype_count: 0,
  curated: false,
};
const curator = (name: string, community: boolean) => ({ name, community_curator: community });

describe("a publication without annotations", () => {
  test.each([
    ["Review or comment", "is a review"],
    ["Method or reagent", "is a methods paper"],
    ["Wrong organism", "cannot be associated with genes or annotation types"],
  ])("with status %s says why", (canto_triage_status, said) => {
    expect(curationStatus({ ...paper, canto_triage_status }, false)).toMatchObject({
      kind: "reason",
      text: expect.stringContaining(said),
    });
  });
  test("waits when nobody has it, and is assigned when somebody has", () => {
    expect(curationStatus(paper, false)).toEqual({ kind: "waiting" });
    expect(curationStatus({ ...paper, canto_curator_role: "community" }, false)).toEqual({
      kind: "assigned",
      to: "community",
    });
    expect(curationStatus({ ...paper, canto_curator_role: "staff" }, false)).toEqual({
      kind: "assigned",
      to: "staff",
    });
  });
  test("that is curated is not said to wait, whatever its status", () => {
    for (const canto_triage_status of ["Curatable", "Review or comment", null])
      expect(curationStatus({ ...paper, canto_triage_status, curated: true }, false)).toEqual({
        kind: "missing",
        alleles: null,
      });
    expect(curationStatus({ ...paper, curated: true, gene_count: 2, allele_count: 3 }, false)).toEqual({
      kind: "missing",
      alleles: "3 alleles of 2 genes",
    });
  });
  test("but with alleles says how many, and not that there are 0 annotations", () => {
    expect(curationStatus({ ...paper, gene_count: 1, allele_count: 2 }, false)).toMatchObject({
      kind: "curated",
      summary: "2 alleles of 1 gene",
    });
  });
  test("of no known status says nothing", () =>
    expect(curationStatus({ ...paper, canto_triage_status: null }, false)).toEqual({ kind: "unknown" }));
});

test("a record is the staff's unless an author holds it or has sent a file", () => {
  const staff = { ...paper, canto_curator_role: "staff" };
  expect(isStaffSession(staff)).toBe(true);
  expect(isStaffSession({ ...staff, canto_curator_role: "community" })).toBe(false);
  expect(isStaffSession({ ...staff, annotation_file_curators: [curator("A", true)] })).toBe(false);
  expect(isStaffSession({ ...staff, canto_session_key: null })).toBe(false);
});

test("data set statuses are curatable", () => {
  expect(["Curatable", "Large scale dataset", "Review or comment", null].map(isCuratable)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

describe("a publication with annotations", () => {
  const curated = {
    ...paper,
    annotation_counts: [{ type: "x", annotations: 3, terms: 2 }],
    gene_count: 1,
    annotation_curators: [curator("A", true), curator("B", true), curator("C", true), curator("S", false)],
  };
  test("names its authors always, the staff only where that is wanted", () => {
    expect(curationStatus(curated, false)).toMatchObject({
      by: "Curated by A, B and C (community curation).",
    });
    expect(curationStatus(curated, true)).toMatchObject({
      by: "Curated by A, B and C (community curation) and by S.",
    });
    expect(curationStatus({ ...curated, annotation_curators: [curator("S", false)] }, false)).toMatchObject({
      by: null,
    });
  });
  test("counts in words that agree with their number", () => {
    expect(curationStatus(curated, false)).toMatchObject({ summary: "3 annotations of 1 gene" });
    expect(curationStatus({ ...curated, gene_count: 2, genotype_count: 1 }, false)).toMatchObject({
      summary: "3 annotations of 2 genes and 1 genotype",
    });
  });
});

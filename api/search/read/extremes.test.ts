import fc from "fast-check";
import { expect, test } from "vitest";
import type { GeneRow } from "../../queries/gene-table.ts";
import { boundOf, extremeAmong, extremeOf } from "./extremes.ts";
import { interactorsOf } from "./interactor-numbers.ts";
import { intronsOf } from "./intron-lengths.ts";

const gene = (protein_length: number | null, exon_count: number | null = null): GeneRow =>
  // No more of a row is compared here.
  ({
    protein_length,
    molecular_weight: protein_length === null ? null : protein_length * 0.11,
    unspliced_rna_length: (protein_length ?? 20) * 3,
    exon_count,
    transcript_count: 1,
    publication_count: exon_count,
  }) as unknown as GeneRow;

const genes = [...[500, 90, 4_000, 700].map((length, at) => gene(length, at + 1)), gene(null)];

test.each([
  ["longest protein", "longest: protein length ≥ 4,000 aa"],
  ["what is the largest protein", "largest: protein length ≥ 4,000 aa"],
  ["the smallest protein in the proteome", "smallest: protein length ≤ 90 aa"],
  ["2 longest proteins", "2 longest: protein length ≥ 700 aa"],
  ["the longest 3 proteins", "3 longest: protein length ≥ 500 aa"],
  ["longest proteins", "10 longest: protein length ≥ 90 aa"],
  ["heaviest protein", "heaviest: molecular weight ≥ 440 kDa"],
  ["shortest gene", "shortest: unspliced RNA ≤ 60 nt"],
  ["which gene has the most introns", "most introns: introns between coding exons ≥ 3"],
  ["gene with the most exons", "most exons: coding exons ≥ 4"],
  ["most published gene", "most published: publications ≥ 4"],
  ["the 2 best studied genes", "2 best studied: publications ≥ 3"],
  ["which gene has the most papers", "most papers: publications ≥ 4"],
])("%s", (text, label) => {
  expect(extremeOf(text, genes)?.label).toBe(label);
});

const withIntrons = (id: string, ...lengths: number[]): GeneRow =>
  ({
    gene_uniquename: id,
    transcript: { id: `${id}.1`, pieces: lengths.map((length) => ["cds_intron", 1_001, 1_000 + length]) },
  }) as unknown as GeneRow;
const spliced = [
  withIntrons("G1", 40, 600),
  withIntrons("G2", 2, 70),
  withIntrons("G3", 900, 800),
  withIntrons("G4"),
];

test.each([
  ["longest intron", "longest: an intron of ≥ 900 nt", ["G3"]],
  ["which gene has the longest intron", "longest: an intron of ≥ 900 nt", ["G3"]],
  ["genes with long introns", "10 longest: an intron of ≥ 70 nt", ["G1", "G2", "G3"]],
  ["genes with the longest introns", "10 longest: an intron of ≥ 70 nt", ["G1", "G2", "G3"]],
  ["2 genes with the longest introns", "2 longest: an intron of ≥ 600 nt", ["G1", "G3"]],
  // Two bases are no intron.
  ["shortest intron", "shortest: an intron of ≤ 40 nt", ["G1"]],
])("%s", (text, label, ids) => {
  expect(extremeOf(text, spliced)).toEqual({ label, node: { gene_list: { genes: ids } } });
});

test.each([
  ["introns longer than 500 bp", ["G1", "G3"]],
  ["with an intron of at least 0.9 kb", ["G3"]],
  ["introns between 30 and 100 nt", ["G1", "G2"]],
])("%s", (text, ids) => {
  expect(intronsOf(text, spliced)?.node).toEqual({ gene_list: { genes: ids } });
});

test.each(["more than 5 introns", "introns longer than 500 aa", "introns"])(
  "%s asks for no length",
  (text) => {
    expect(intronsOf(text, spliced)).toBeNull();
  },
);

test.each([
  "longest protein on chromosome 2",
  "longest",
  "the most",
  "most conserved gene",
  "0 longest proteins",
  "999 longest proteins",
  "long protein",
  "gene with most friends",
])("%s asks for none", (text) => {
  expect(extremeOf(text, genes)).toBeNull();
});

test("nothing is the longest where nothing has a length", () => {
  expect(extremeOf("longest protein", [gene(null)])).toBeNull();
});

test("as many are within the bound as are asked for, and those that are as long as the last", () => {
  const lengths = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(lengths, fc.integer({ min: 1, max: 50 }), (all, wanted) => {
      const found = extremeOf(
        `${wanted} longest proteins`,
        all.map((length) => gene(length)),
      );
      const last = all.toSorted((a, b) => b - a)[Math.min(wanted, all.length) - 1];
      expect(found?.node).toEqual({ int_range: { range_type: "protein_length", start: last, end: null } });
    }),
  );
});

/** What a text asks for among what fits the rest of it, by the words that say so. */
const among = (said: string, text: string): string | undefined => {
  const after = text.slice(text.indexOf(said) + said.length).trim();
  const extreme = extremeAmong(said, after, text);
  return extreme === null ? undefined : boundOf(extreme, genes)?.label;
};

test.each([
  ["smallest", "smallest essential protein", "smallest: protein length ≤ 90 aa"],
  ["the 2 longest", "the 2 longest proteins of the nucleus", "2 longest: protein length ≥ 700 aa"],
  ["largest", "largest subunit of RNA polymerase II", "largest: protein length ≥ 4,000 aa"],
  ["largest", "largest kinase", "largest: protein length ≥ 4,000 aa"],
  ["shortest", "shortest genes on chromosome I", "10 shortest: unspliced RNA ≤ 12,000 nt"],
  [
    "with the most introns",
    "genes on chromosome I with the most introns",
    "10 most introns: introns between coding exons ≥ 1",
  ],
  [
    "has the most introns",
    "which kinase has the most introns",
    "most introns: introns between coding exons ≥ 3",
  ],
  ["most studied", "most studied kinase", "most studied: publications ≥ 4"],
])("%s of %s", (said, text, label) => {
  expect(among(said, text)).toBe(label);
});

test.each([
  ["largest", "largest subunit of the complex"],
  ["largest", "largest increase of growth"],
  ["most studied", "most studied pathway"],
  ["500 longest", "500 longest proteins of the nucleus"],
])("%s of %s says nothing of genes", (said, text) => {
  expect(among(said, text)).toBeUndefined();
});

const withPartners = (id: string, ...partners: string[]): GeneRow =>
  ({ gene_uniquename: id, physical_interactors: partners }) as unknown as GeneRow;
const bound = [withPartners("G1", "a", "b", "c"), withPartners("G2", "a"), withPartners("G3")];

test.each([
  ["more than 1 physical interactions", "physical interactors ≥ 2", ["G1"]],
  ["with at least one interactor", "physical interactors ≥ 1", ["G1", "G2"]],
])("%s", (text, label, genes) => {
  expect(interactorsOf(text, bound)).toEqual({ label, node: { gene_list: { genes } } });
});

test("numbers of interactors are read where the release tells interactions, and physical ones only", () => {
  expect(interactorsOf("more than 1 physical interactions", [withPartners("G3")])).toBeNull();
  expect(interactorsOf("more than 1 genetic interactions", bound)).toBeNull();
  expect(interactorsOf("without known interactors", bound)?.label).toBe("physical interactors 0");
  expect(interactorsOf("fewer than 2 interaction partners", bound)).toEqual({
    label: "physical interactors ≤ 1",
    node: { not: [{ gene_list: { genes: ["G1"] } }] },
  });
  expect(extremeOf("gene with the most interactors", bound)).toEqual({
    label: "most interactors: physical interactors ≥ 3",
    node: { gene_list: { genes: ["G1"] } },
  });
});

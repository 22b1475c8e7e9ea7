import { expect, test } from "vitest";
import { quantityOf } from "./quantity.ts";

const int = (range_type: string, start: number | null, end: number | null) => ({
  int_range: { range_type, start, end },
});
const kDa = (start: number | null, end: number | null) => ({
  float_range: { range_type: "protein_mol_weight", start, end },
});

test.each([
  ["more than 5 introns", int("exon_count", 7, null)],
  ["with at least 5 introns", int("exon_count", 6, null)],
  ["5 introns", int("exon_count", 6, 6)],
  ["3 or more exons", int("exon_count", 3, null)],
  ["fewer than 3 exons", int("exon_count", null, 2)],
  ["single-exon", int("exon_count", 1, 1)],
  ["with introns", int("exon_count", 2, null)],
  ["longer than 2,000 aa", int("protein_length", 2001, null)],
  ["that are shorter than 100 amino acids", int("protein_length", null, 99)],
  ["between 100 and 200 residues", int("protein_length", 100, 200)],
  ["200-100 aa", int("protein_length", 100, 200)],
  ["<100 aa", int("protein_length", null, 99)],
  [">= 100 aa", int("protein_length", 100, null)],
  ["under 10 kda", kDa(null, 10)],
  ["10 to 20 kda", kDa(10, 20)],
  ["below 9500 da", kDa(null, 9.5)],
  ["7 tm domains", int("tm_domain_count", 7, 7)],
  ["7-tm", int("tm_domain_count", 7, 7)],
  ["intrinsically disordered", int("disordered_regions_count", 1, null)],
  ["with more than 3 disordered regions", int("disordered_regions_count", 4, null)],
  ["with an idr", int("disordered_regions_count", 1, null)],
  ["more than 50% disordered", int("disordered_percent", 50, null)],
  ["more than 50 disordered", int("disordered_percent", 50, null)],
  ["with more than 100 papers", int("publication_count", 101, null)],
  ["with at most 2 publications", int("publication_count", null, 2)],
  ["without publications", int("publication_count", 0, 0)],
  ["with no known papers", int("publication_count", 0, 0)],
  ["no introns", int("exon_count", 1, 1)],
  ["lacking any coiled coils", int("coiled_coils_count", 0, 0)],
  ["without an idr", int("disordered_regions_count", 0, 0)],
  ["without a nucleus", null],
  ["with a known structure", int("pdb_structure_count", 1, null)],
  ["with more than 3 crystal structures", int("pdb_structure_count", 4, null)],
  ["without solved structures", int("pdb_structure_count", 0, 0)],
  ["crystal structure", null],
  ["in pathway models", int("gocam_model_count", 1, null)],
  ["in more than 3 go-cam models", int("gocam_model_count", 4, null)],
  [
    "isoelectric point above 9.5",
    { float_range: { range_type: "isoelectric_point", start: 9.5, end: null } },
  ],
  ["with a pi of 5 to 6", { float_range: { range_type: "isoelectric_point", start: 5, end: 6 } }],
  ["pi < 4", { float_range: { range_type: "isoelectric_point", start: null, end: 4 } }],
  [
    "with an isoelectric point between 4 and 5",
    { float_range: { range_type: "isoelectric_point", start: 4, end: 5 } },
  ],
  ["protein length over 500", int("protein_length", 501, null)],
  ["molecular weight below 20 kda", kDa(null, 20)],
  ["acidic proteins", { float_range: { range_type: "isoelectric_point", start: null, end: 7 } }],
  ["basic proteins", { float_range: { range_type: "isoelectric_point", start: 7, end: null } }],
  ["acidic", null],
  ["isoelectric point", null],
  ["pi 5", null],
  ["unnamed", { not: [{ gene_properties: { property_flags: ["has_name"] } }] }],
  ["without a name", { not: [{ gene_properties: { property_flags: ["has_name"] } }] }],
  ["named", null],
  ["unpublished", int("publication_count", 0, 0)],
  ["never been studied", int("publication_count", 0, 0)],
  ["with two introns", int("exon_count", 3, 3)],
  ["at least three transmembrane helices", int("tm_domain_count", 3, null)],
  ["with only one publication", int("publication_count", 1, 1)],
  ["with a single paper", int("publication_count", 1, 1)],
  ["one publication", null],
  ["5 papers", null],
  ["more than one hundred aa", null],
  ["500 aa", null],
  ["chromosome 2", null],
  ["cdc25", null],
])("%s", (text, node) => {
  expect(quantityOf(text)?.node ?? null).toEqual(node);
});

test("a bound is said as it is counted", () => {
  expect(quantityOf("more than 5 introns")?.label).toBe("introns between coding exons ≥ 6");
  expect(quantityOf("between 1000 and 2000 aa")?.label).toBe("protein length 1,000–2,000 aa");
});

test("a long text with numbers is refused at once", () => {
  expect(quantityOf(`${"more than 5 ".repeat(5_000)}introns`)).toBeNull();
});

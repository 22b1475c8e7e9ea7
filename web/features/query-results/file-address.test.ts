import { expect, test } from "vitest";
import { fileAddress, optionsProblem } from "./file-address.ts";
import type { FileOptions } from "./file-address.ts";

const parts = {
  include_introns: false,
  include_exons: true,
  include_5_prime_utr: false,
  include_3_prime_utr: false,
  upstream_bases: null,
  downstream_bases: null,
};
const options: FileOptions = {
  kind: "tsv",
  fields: ["gene_uniquename", "orthologs:4932"],
  sort: "-name",
  sequence: "protein",
  parts,
  aspects: ["biological_process"],
};
const paramsOf = (given: FileOptions) =>
  Object.fromEntries(new URL(fileAddress("some-id", given), "http://site").searchParams);

test("each kind of file is asked for with its own options only", () => {
  expect(fileAddress("some-id", options)).toMatch(/^\/api\/v1\/dataset\/latest\/query\/some-id\?/);
  expect(paramsOf(options)).toEqual({
    format: "tsv",
    sort: "-name",
    fields: "gene_uniquename,orthologs:4932",
  });
  expect(paramsOf({ ...options, kind: "ids", sort: null })).toEqual({ format: "ids" });
  expect(paramsOf({ ...options, kind: "gaf" })).toEqual({
    format: "gaf",
    sort: "-name",
    aspects: "biological_process",
  });
  expect(
    paramsOf({ ...options, kind: "fasta", sequence: "nucleotide", parts: { ...parts, upstream_bases: 500 } }),
  ).toMatchObject({
    sequence: "nucleotide",
    include_exons: "true",
    include_introns: "false",
    upstream_bases: "500",
  });
});

test("options that would give an empty file are told before", () => {
  const fasta: FileOptions = { ...options, kind: "fasta", sequence: "nucleotide" };
  expect(optionsProblem(options)).toBeNull();
  expect(optionsProblem({ ...options, kind: "gaf", aspects: [] })).toBe("Choose at least one aspect.");
  expect(optionsProblem({ ...fasta, parts: { ...parts, include_exons: false } })).toBe(
    "Choose at least one part of the gene.",
  );
  expect(
    optionsProblem({ ...fasta, parts: { ...parts, include_exons: false, upstream_bases: 100 } }),
  ).toBeNull();
  expect(optionsProblem({ ...fasta, parts: { ...parts, upstream_bases: 1.5 } })).toContain("whole numbers");
});

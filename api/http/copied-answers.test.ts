import { expect, test } from "vitest";
import { askedDocument } from "./copied-answers.ts";

const dataset = "/api/v1/dataset/latest";

test.each([
  ["/data/gene/SPBC11B10.09", "gene:SPBC11B10.09"],
  ["/data/gene/SPBC11B10.09/tables", "gene/SPBC11B10.09"],
  ["/data/term/GO%3A0008150", "term:GO:0008150"],
  ["/data/allele/cdc2%2F1", "allele:cdc2/1"],
  ["/data/gene/100%2525", "gene:100%25"],
  // Alleles have no first tables.
  ["/data/allele/cdc2-1/tables", null],
  ["/data/gene/", null],
  ["/data/gene/a/b", null],
  ["/data/gene/a?x=1", null],
  ["/data/gene/%E0%A4%A", null],
  ["/data/metadata", null],
  ["/search?q=/data/gene/a", null],
])("%s asks for the document %s", (path, document) => {
  expect(askedDocument(dataset + path)?.document ?? null).toBe(document);
});

test("addresses of one call are the same but for the id", () => {
  const call = (path: string) => askedDocument(dataset + path)?.call;
  expect(call("/data/gene/a")).toBe(call("/data/gene/b"));
  expect(call("/data/gene/a/tables")).not.toBe(call("/data/gene/a"));
});

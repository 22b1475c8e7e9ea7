import { expect, test } from "vitest";
import { phraseKey } from "./phrase-key.ts";
import { Phrases, fits } from "./vocabulary.ts";
import type { Meaning } from "./vocabulary.ts";

const meaning = (kind: Meaning["kind"], label: string): Meaning => ({
  kind,
  id: label,
  label,
  genes: 1,
  ontology: null,
});
const phrases = new Phrases([
  { meaning: meaning("subset", "phenotype annotation"), text: "phenotype annotation", fit: fits.name },
  { meaning: meaning("term", "kinase activity"), text: "kinase activity", fit: fits.name },
]);

test.each<[text: string, labels: string[]]>([
  ["kinase", ["kinase activity"]],
  ["kinase activity", ["kinase activity"]],
  ["phenotype annotation", ["phenotype annotation"]],
  ["annotations of phenotypes", ["phenotype annotation"]],
  ["process annotation", []],
  ["annotation", []],
])("terms are called by fewer words, lists of genes are not: %s", (text, labels) => {
  expect(phrases.called(phraseKey(text)).map((found) => found.meaning.label)).toEqual(labels);
});

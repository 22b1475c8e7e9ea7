import { expect, test } from "vitest";
import { domainWords } from "./domain-names.ts";
import { phraseKey } from "./phrase-key.ts";
import { Phrases } from "./vocabulary.ts";
import type { Meaning } from "./vocabulary.ts";

const domain = (label: string, description: string) => {
  const meaning: Meaning = { kind: "domain", id: `interpro:${label}`, label, genes: 1, ontology: null };
  return { meaning, description };
};

test("kinds of domains are found by words of which some are in the name and the others in the description", () => {
  const words = new Phrases(
    domainWords([
      domain("WD40 (PF00400)", "WD domain, G-beta repeat"),
      domain("WD40_4 (PF16300)", "Type of WD40 repeat"),
      domain("PF09999", ""),
    ]),
  );
  expect(words.withAll(phraseKey("WD40 repeat")).map(({ label }) => label)).toEqual([
    "WD40 (PF00400)",
    "WD40_4 (PF16300)",
  ]);
});

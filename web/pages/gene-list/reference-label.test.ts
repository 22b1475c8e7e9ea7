import { expect, test } from "vitest";
import { isPubmed, referenceLabel } from "./reference-label.ts";

const bare = { uniquename: "PMID:1", title: null, authors_abbrev: null, publication_year: null };

test("the label leaves out what is not known", () => {
  expect(
    referenceLabel({
      ...bare,
      authors_abbrev: "Kilchert et al.",
      publication_year: 2015,
      title: "Regulation of mRNA",
    }),
  ).toBe('Kilchert et al. (2015) "Regulation of mRNA"');
  expect(referenceLabel({ ...bare, authors_abbrev: "Kilchert et al.", title: "A" })).toBe(
    'Kilchert et al. "A"',
  );
  expect(referenceLabel({ ...bare, publication_year: 2015 })).toBe("(2015)");
  expect(referenceLabel(bare)).toBe("PMID:1");
});

test("only PMID and digits is a publication of PubMed", () => {
  expect(["PMID:1", "PMID:1a", "GO_REF:0000001", "PB_REF:0000001"].filter(isPubmed)).toEqual(["PMID:1"]);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { bibtex, texText } from "./bibtex.ts";
import { citationOf, readAuthor } from "./citation.ts";
import type { CitedReference } from "./citation.ts";
import { cslJson } from "./csl-json.ts";
import { ris } from "./ris.ts";

const paper: CitedReference = {
  uniquename: "PMID:123",
  pubmedid: "123",
  title: "Role of Cdc2 & 50% of {genes} in Schizosaccharomyces pombe.",
  authors: "van der Meer JP; Müller A-B; Yeast Consortium",
  authors_abbrev: "van der Meer JP et al.",
  journal: null,
  citation: "J Cell Sci 2009 Jul 1;122(3):17-25",
  publication_year: 2009,
  doi: "10.1000/a_b(1)",
  abstract: "Two\nlines.",
};
const bare: CitedReference = {
  uniquename: "GO_REF:0000001",
  pubmedid: null,
  title: null,
  authors: null,
  authors_abbrev: null,
  journal: null,
  citation: null,
  publication_year: null,
  doi: null,
  abstract: null,
};
const url = "https://site.example/reference/PMID:123";

test("authors are taken apart into family name and initials", () => {
  expect(readAuthor("van der Meer JP")).toEqual({ family: "van der Meer", given: "JP" });
  expect(readAuthor("Yeast Consortium")).toEqual({ family: "Yeast Consortium", given: "" });
  expect(citationOf({ ...paper, authors: "Gao J, Wahls WP" }, url).authors).toEqual([
    { family: "Gao", given: "J" },
    { family: "Wahls", given: "WP" },
  ]);
  expect(citationOf({ ...paper, authors: null, authors_abbrev: "Gao J et al." }, url).authors).toEqual([
    { family: "Gao", given: "J" },
  ]);
});

test("journal, volume, issue and pages are read from the citation", () => {
  expect(citationOf(paper, url)).toMatchObject({
    journal: "J Cell Sci",
    volume: "122",
    issue: "3",
    pages: { first: "17", last: "25" },
  });
  expect(citationOf({ ...paper, citation: "PLoS One 2009;4(5):e5533" }, url)).toMatchObject({
    journal: "PLoS One",
    volume: "4",
    issue: "5",
    pages: { first: "e5533", last: null },
  });
  expect(citationOf({ ...paper, citation: "Mol Cell 2010 Jan" }, url)).toMatchObject({
    journal: "Mol Cell",
    volume: null,
    pages: null,
  });
});

test("BibTeX keeps capitals, escapes signs and leaves addresses alone", () => {
  expect(bibtex(citationOf(paper, url))).toBe(`@article{vanderMeer_2009_PMID123,
  author = {van der Meer, J. P. and Müller, A. B. and {Yeast Consortium}},
  title = {Role of {Cdc2} \\& 50\\% of \\{genes\\} in {Schizosaccharomyces} pombe},
  journal = {J Cell Sci},
  year = {2009},
  volume = {122},
  number = {3},
  pages = {17--25},
  doi = {10.1000/a_b(1)},
  pmid = {123},
  url = {https://site.example/reference/PMID:123},
  abstract = {Two lines.}
}
`);
  expect(bibtex(citationOf(bare, url))).toContain("@misc{GOREF0000001,");
});

test("braces of a BibTeX entry are balanced whatever the title is", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string(), (title, authors) => {
      const entry = bibtex(citationOf({ ...paper, title, authors, abstract: title }, url)).replaceAll(
        /\\[{}]/g,
        "",
      );
      const depths = [0];
      for (const [sign] of entry.matchAll(/[{}]/g))
        depths.push((depths.at(-1) ?? 0) + (sign === "{" ? 1 : -1));
      expect(Math.min(...depths)).toBe(0);
      expect(depths.at(-1)).toBe(0);
    }),
  );
  expect(texText("a\\b_c^d~e$f#g")).toBe(
    String.raw`a\textbackslash{}b\_c\textasciicircum{}d\textasciitilde{}e\$f\#g`,
  );
});

test("RIS has a line for each author, in the order of the paper, and ends its record", () => {
  expect(ris(citationOf(paper, url)).split("\r\n")).toEqual([
    "TY  - JOUR",
    "ID  - PMID:123",
    "AU  - van der Meer, J.P.",
    "AU  - Müller, A.-B.",
    "AU  - Yeast Consortium",
    "TI  - Role of Cdc2 & 50% of {genes} in Schizosaccharomyces pombe",
    "JO  - J Cell Sci",
    "PY  - 2009",
    "VL  - 122",
    "IS  - 3",
    "SP  - 17",
    "EP  - 25",
    "DO  - 10.1000/a_b(1)",
    "AN  - 123",
    "UR  - https://site.example/reference/PMID:123",
    "AB  - Two lines.",
    "ER  - ",
    "",
  ]);
});

test("no value begins a new RIS field", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (title) => {
      const lines = ris(citationOf({ ...paper, title, abstract: title }, url)).split(/\r\n|\r|\n/);
      expect(lines.slice(0, -1).every((one) => /^[A-Z][A-Z0-9] {2}- /.test(one))).toBe(true);
      expect(lines.filter((one) => one.startsWith("ER  -"))).toHaveLength(1);
    }),
  );
});

test("CSL-JSON says what is known and nothing else", () => {
  expect(JSON.parse(cslJson(citationOf(paper, url)))).toEqual([
    {
      id: "PMID:123",
      type: "article-journal",
      title: "Role of Cdc2 & 50% of {genes} in Schizosaccharomyces pombe",
      author: [
        { family: "van der Meer", given: "JP" },
        { family: "Müller", given: "A-B" },
        { literal: "Yeast Consortium" },
      ],
      "container-title": "J Cell Sci",
      issued: { "date-parts": [[2009]] },
      volume: "122",
      issue: "3",
      page: "17-25",
      DOI: "10.1000/a_b(1)",
      PMID: "123",
      abstract: "Two\nlines.",
      URL: url,
    },
  ]);
  expect(JSON.parse(cslJson(citationOf(bare, url)))).toEqual([
    { id: "GO_REF:0000001", type: "document", URL: url },
  ]);
});

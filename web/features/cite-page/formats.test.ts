import { expect, it } from "vitest";
import { citationFormats } from "./formats.ts";
import { citedAsText } from "./cited-page.ts";

const page = {
  site: "Yeast & more",
  title: "Gene - cdc2 (G1.01)",
  address: "https://a.example/gene/G1.01",
  release: "2025-09-01",
  accessed: "2026-01-05",
};
const written = Object.fromEntries(citationFormats.map(({ name, text }) => [name, text(page)]));

it("says site, page, release, address and day in every format", () => {
  expect(written["Text"]).toBe(
    "Yeast & more. Gene - cdc2 (G1.01). Release 2025-09-01. https://a.example/gene/G1.01 (accessed 2026-01-05).",
  );
  expect(written["BibTeX"]).toMatch(/^@misc\{Yeast-more-gene-G1-01-2025-09-01,\n/);
  expect(written["BibTeX"]).toContain("author = {{Yeast \\& more}}");
  expect(written["RIS"]?.split("\r\n")).toEqual(
    expect.arrayContaining([
      "TY  - ELEC",
      "DA  - 2025/09/01",
      "UR  - https://a.example/gene/G1.01",
      "ER  - ",
    ]),
  );
  expect(JSON.parse(written["CSL-JSON"] ?? "")).toMatchObject([
    { type: "webpage", issued: { "date-parts": [[2025, 9, 1]] }, accessed: { "date-parts": [[2026, 1, 5]] } },
  ]);
});

it("names the site once where its front page is cited", () =>
  expect(citedAsText({ ...page, title: page.site })).toBe(
    "Yeast & more. Release 2025-09-01. https://a.example/gene/G1.01 (accessed 2026-01-05).",
  ));

it("says no release before one is loaded", () =>
  expect(citedAsText({ ...page, release: "" })).toBe(
    "Yeast & more. Gene - cdc2 (G1.01). https://a.example/gene/G1.01 (accessed 2026-01-05).",
  ));

it("gives each page a key of its own, in BibTeX and in CSL-JSON", () => {
  const queries = ["GO:0016301", "GO:0016302"].map((term) =>
    encodeURIComponent(`{"node_name":"genes that are annotated","term":{"termid":"${term}"}}`),
  );
  const addresses = [
    ...["GO:0005515", "GO:0005516"].map((term) => `term/${term}`),
    ...queries.map((query) => `results/from/json/${query}`),
    "search?q=cdc2",
    "search?q=cdc25",
  ];
  const cited = addresses.map((path) => ({ ...page, address: `https://a.example/${path}` }));
  const [, bibtex, , csl] = citationFormats;
  const keys = cited.map((one) => /^@misc\{([^,]+),/.exec(bibtex?.text(one) ?? "")?.[1]);
  expect(new Set(keys).size).toBe(addresses.length);
  expect(keys[0]).toBe("Yeast-more-term-GO-0005515-2025-09-01");
  expect(cited.map((one) => (JSON.parse(csl?.text(one) ?? "") as { id: string }[])[0]?.id)).toEqual(keys);
});

it("keeps signs that mean something in BibTeX from meaning it", () =>
  expect(citationFormats[1]?.text({ ...page, title: "50% é & Δ_x ~ {y^2}" })).toContain(
    String.raw`title = {{50\% é \& Δ\_x \textasciitilde{} y\textasciicircum{}2}}`,
  ));

import { expect, it } from "vitest";
import { citationFormats } from "./citation.ts";
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
  expect(written["BibTeX"]).toMatch(/^@misc\{YeastmoreGenecdc22025,\n/);
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

it("says no release before one is loaded", () =>
  expect(citedAsText({ ...page, release: "" })).toBe(
    "Yeast & more. Gene - cdc2 (G1.01). https://a.example/gene/G1.01 (accessed 2026-01-05).",
  ));

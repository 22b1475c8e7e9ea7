import { expect, test } from "vitest";
import { readSubject } from "./subject.ts";
import { tableOf } from "./table-query.ts";

/** How the text filter of a gene's interactions looks for words of the other genes. */
const soughtOfPartners = (text: string) =>
  tableOf(readSubject("gene:G1")!, "physical_interactions", true, { text }, new Map()).narrowing.map((word) =>
    [word?.bool?.should].flat().slice(1),
  );

test("a word with a sign in it is sought whole, as an id, and in its parts, as words of a product", () => {
  expect(soughtOfPartners("Serine/Threon G2.01")).toEqual([
    [
      { prefix: { partner_words: "G1 serine/threon" } },
      {
        bool: {
          filter: [{ term: { partner_words: "G1 serine" } }, { prefix: { partner_words: "G1 threon" } }],
        },
      },
    ],
    [
      { prefix: { partner_words: "G1 g2.01" } },
      { bool: { filter: [{ term: { partner_words: "G1 g2" } }, { prefix: { partner_words: "G1 01" } }] } },
    ],
  ]);
  expect(soughtOfPartners("kinase")).toEqual([[{ prefix: { partner_words: "G1 kinase" } }]]);
});

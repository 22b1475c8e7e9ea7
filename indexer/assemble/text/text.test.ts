import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseConditions, printConditions } from "./conditions.ts";
import { parseExtensions, printExtensions } from "./extension.ts";
import { byId } from "./order.ts";
import { plainTitle } from "./title.ts";

const word = fc.stringMatching(/^[a-zA-Z_:0-9.][a-zA-Z_:0-9. -]{0,12}[a-z0-9]$/);
/** Text with balanced brackets and separators inside them. */
const nested = fc.letrec<{ text: string }>((tie) => ({
  text: fc.oneof(
    { maxDepth: 2 },
    word,
    fc.tuple(word, tie("text"), word).map(([a, b, c]) => `${a}(${b},${c})`),
  ),
})).text;

describe("extensions", () => {
  it("reads what it prints", () => {
    const part = fc.record({ relation: word, target: nested });
    fc.assert(
      fc.property(
        fc.array(fc.array(part, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 }),
        (extensions) => {
          expect(parseExtensions(printExtensions(extensions))).toEqual(extensions);
        },
      ),
    );
  });

  it("keeps values in brackets, blanks in relations and parts without a relation", () => {
    expect(parseExtensions("has_severity(fitness_log2(0.1)),in presence of(CHEBI:15361),GO:0000001")).toEqual(
      [
        [
          { relation: "has_severity", target: "fitness_log2(0.1)" },
          { relation: "in presence of", target: "CHEBI:15361" },
          { relation: "", target: "GO:0000001" },
        ],
      ],
    );
  });

  it("takes blank text for one extension without parts", () => expect(parseExtensions("")).toEqual([[]]));
});

describe("conditions", () => {
  it("reads what it prints", () => {
    const condition = fc.record({ term: word, detail: fc.option(nested) });
    fc.assert(
      fc.property(fc.array(condition, { maxLength: 5 }), (conditions) => {
        expect(parseConditions(printConditions(conditions))).toEqual(conditions);
      }),
    );
  });

  it("splits at commas outside brackets only", () => {
    expect(parseConditions("FYECO:0000006(19),FYECO:0000137,FYECO:0000126(1 M (sorbitol), pH 5)")).toEqual([
      { term: "FYECO:0000006", detail: "19" },
      { term: "FYECO:0000137", detail: null },
      { term: "FYECO:0000126", detail: "1 M (sorbitol), pH 5" },
    ]);
  });
});

it("orders numbers in ids as numbers", () => {
  expect(["PMID:1000", "PMID:999", "GO_REF:0000002"].sort(byId)).toEqual([
    "GO_REF:0000002",
    "PMID:999",
    "PMID:1000",
  ]);
});

it.each([
  ["*wtf* genes in meiotic drive.", "wtf genes in meiotic drive."],
  ["Polarization in *Schizosaccharomyces pombe*.", "Polarization in Schizosaccharomyces pombe."],
  ["(*a*) and *b c*", "(a) and b c"],
  ["Structure of wtf* drivers", "Structure of wtf* drivers"],
  ["A* search, B* trees", "A* search, B* trees"],
  ["ura4*D18 and leu1*32", "ura4*D18 and leu1*32"],
])("takes the signs of italics from %s", (title, plain) => expect(plainTitle(title)).toBe(plain));

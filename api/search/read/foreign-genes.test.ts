import { expect, it } from "vitest";
import { familyOfForeign } from "./foreign-genes.ts";

const [human, budding] = [9606, 4932];
const symbols = "ab1 ab2 abc abc-1 abc1 abc12 abc123 abc12a abc1a abc1ab abcd1 abd1".split(" ");
const orthologs = new Map(
  symbols.map((symbol, rank) => [
    symbol,
    [
      { rank, taxonid: human },
      { rank: rank + 100, taxonid: budding },
    ],
  ]),
);
const familyOf = (name: string, taxon: number | null): string[] =>
  familyOfForeign(name, taxon, { orthologs, orthologNames: [...symbols].sort() }).map(
    (rank) => symbols[rank % 100] ?? "",
  );

it("finds the orthologs whose names go on with a number, or after a number with a letter", () => {
  expect(familyOf("ABC", human)).toEqual(["abc-1", "abc1", "abc12", "abc12a", "abc1a"]);
  expect(familyOf("abc1", human)).toEqual(["abc1a"]);
  expect(familyOf("Ab", human)).toEqual(["ab1", "ab2"]);
  expect(familyOf("abz", human)).toEqual([]);
});

it("looks at all organisms where none is named", () => {
  expect(familyOf("abcd", budding)).toEqual(["abcd1"]);
  expect(familyOf("abcd", null)).toEqual(["abcd1", "abcd1"]);
});

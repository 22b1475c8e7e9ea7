import fc from "fast-check";
import { expect, test } from "vitest";
import { parseJson } from "./json.ts";
import { ReadFailure } from "./problem.ts";

function failure(text: string): string {
  try {
    parseJson(text);
  } catch (error) {
    if (error instanceof ReadFailure) return `${error.line}: ${error.message}`;
    throw error;
  }
  return "none";
}

test.each([
  ["", "1: not JSON: the text ends too early at column 1"],
  ['{"a": [1, 2', "1: not JSON: the text ends too early at column 12"],
  ['{\n "a": 1,\n}', '3: not JSON: unexpected "}" at column 1'],
  ["[1, 2\n3]", '2: not JSON: unexpected "3" at column 1'],
  ["[1, two]", '1: not JSON: unexpected "t" at column 5'],
  ['{"a" 1}', '1: not JSON: unexpected "1" at column 6'],
  ["{a: 1}", '1: not JSON: unexpected "a" at column 2'],
  ["[1]]", '1: not JSON: unexpected "]" at column 4'],
  ["<html>", '1: not JSON: unexpected "<" at column 1'],
  ["id: model\nactivities: []", '1: not JSON: unexpected "i" at column 1'],
])("%j", (text, expected) => {
  expect(failure(text)).toBe(expected);
});

test("what JSON.parse takes is taken, and a place is found for all else", () => {
  fc.assert(
    fc.property(
      fc.json(),
      fc.nat(),
      fc.constantFrom("", "}", "]", ",", '"', "x", "\n"),
      (json, where, inserted) => {
        const at = where % (json.length + 1);
        const text = json.slice(0, at) + inserted + json.slice(at);
        let valid = true;
        try {
          JSON.parse(text);
        } catch {
          valid = false;
        }
        expect(failure(text) === "none").toBe(valid);
      },
    ),
  );
});

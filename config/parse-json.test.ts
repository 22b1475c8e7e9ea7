import { describe, expect, it } from "vitest";
import { parseJson } from "./parse-json.ts";

describe("parseJson", () => {
  it("gives the value of sound JSON", () => {
    expect(parseJson('{"a": [1, 2.5e3, "x"]}')).toEqual({ value: { a: [1, 2500, "x"] } });
  });

  it.each([
    ['{\n  "a": 1,\n}', 3, 1, "expected double-quoted property name"],
    ['{\n  "a": nonsense\n}', 2, 9, "unexpected token 'o'"],
    ['{"a": , }', 1, 7, "unexpected token ','"],
    ['{"a": 1 "b": 2}', 1, 9, "expected ',' or '}' after property value"],
    ['{"a": 1}}', 1, 9, "unexpected non-whitespace character after JSON"],
    ['{"a": [1,\n2', 2, 2, "the file ends too early"],
    ["", 1, 1, "the file ends too early"],
  ])("%j is wrong at line %i, column %i", (source, line, column, reason) => {
    expect(parseJson(source)).toEqual({ mistake: { line, column, reason } });
  });
});

import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { idPattern } from "./id-pattern.ts";

describe("the pattern of ids", () => {
  it.each([
    [["FICT_00001", "FICT_00002"], String.raw`^FICT_\d{5}$`],
    [["YAL001C", "YBR160W", "YCL002W-A"], String.raw`^(?:Y[A-Z]{2}\d{3}[A-Z]|YCL\d{3}W-A)$`],
    [["AT1G01010", "AT5G67640"], String.raw`^AT\dG\d{5}$`],
    [["SPAC1.01", "SPAC12.011"], String.raw`^SPAC\d{1,2}\.\d{2,3}$`],
    [["b0001"], String.raw`^b\d{4}$`],
    [[], "^(?!)$"],
  ])("%j", (ids, pattern) => expect(idPattern(ids)).toBe(pattern));
});

test("all ids match, whatever they are", () => {
  fc.assert(
    fc.property(
      fc.array(fc.stringMatching(/^[A-Za-z0-9_.:()+*[\]\\^$|-]{1,12}$/), { minLength: 1, maxLength: 30 }),
      (ids) => {
        const pattern = new RegExp(idPattern(ids));
        expect(ids.filter((id) => !pattern.test(id))).toEqual([]);
      },
    ),
  );
});

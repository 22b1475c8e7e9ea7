import { expect, test } from "vitest";
import { asksExpression, firstOptions, optionFields, optionsOf, withFlag } from "./term-options.ts";

test("of single and multi locus, and of haploid and diploid, one is always asked for", () => {
  expect(withFlag(firstOptions, "single", false)).toMatchObject({ single: false, multi: true });
  expect(withFlag({ ...firstOptions, single: false, multi: true }, "multi", false)).toMatchObject({
    single: true,
    multi: false,
  });
  expect(withFlag(firstOptions, "haploid", false)).toMatchObject({ haploid: false, diploid: true });
});

test("expression is asked of haploid single-locus genotypes only, and forgotten with others", () => {
  const chosen = { ...firstOptions, expression: "null" } as const;
  expect(asksExpression(chosen)).toBe(true);
  const diploid = withFlag(chosen, "diploid", true);
  expect(asksExpression(diploid)).toBe(false);
  expect(withFlag(diploid, "diploid", false).expression).toBe("any");
  expect(optionFields(diploid)).not.toHaveProperty("expression");
});

test("a condition of the tree comes back with the options it was made with", () => {
  const options = { ...firstOptions, multi: true, excluded: { id: "C:1", name: "cold" } };
  expect(optionsOf({ termid: "FYPO:1", ...optionFields(options) })).toEqual(options);
  expect(optionsOf({ termid: "FYPO:1", ...optionFields({ ...options, all: true }) }).all).toBe(true);
});

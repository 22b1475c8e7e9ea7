import { expect, test } from "vitest";
import type { ExtensionPart } from "../../../api/contract/index.ts";
import { scoreOfText } from "../../../api/contract/values/phenotype-score.ts";
import { scoreOf, unitOf, withoutScore } from "./phenotype-score.ts";

const part = (relation: string, text: string): ExtensionPart => ({
  relation,
  relation_label: relation,
  target: { kind: "text", text },
});

test("measured severities are scores, those in words are not", () => {
  const parts = [part("has_penetrance", "low"), part("has_severity", "fitness_log2(-0.137)")];
  expect(scoreOf(parts)).toEqual({ measure: "fitness_log2", value: -0.137 });
  expect(withoutScore(parts)).toEqual(parts.slice(0, 1));
  expect(scoreOf([part("has_severity", "low")])).toBeNull();
  expect(scoreOf([part("has_penetrance", "x(1)")])).toBeNull();
  expect(scoreOf([part("has_severity", "score(1.2e-3)")])?.value).toBe(0.0012);
});

test.each([
  ["fitness_log2(0.00654)", "log2 fitness"],
  ["growth_rate(2)", "growth rate"],
])("%s has its unit in words", (text, unit) => {
  expect(unitOf(scoreOfText(text)!)).toBe(unit);
});

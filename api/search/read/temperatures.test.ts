import { expect, test } from "vitest";
import { names, vocabulary } from "../../../tests/fixtures/vocabulary.ts";
import { readText } from "./read.ts";
import { degreesIn, withTemperatures } from "./temperatures.ts";
import { tokensOf } from "./tokens.ts";
import { Phrases, fits } from "./vocabulary.ts";

const temperatures = new Map([[36, "high temperature"]]);
const folded = (text: string): string =>
  withTemperatures(tokensOf(text), temperatures)
    .map((token) => token.folded)
    .join(" ");

test.each(["36C", "36 °C", "36°C", "36 degrees", "36 degrees Celsius", "36 degrees C", "36.0 °C"])(
  "%s is what conditions call it",
  (text) => {
    expect(folded(`no growth at ${text} on plates`)).toBe("no growth at high temperature on plates");
  },
);

test.each(["36", "36 genes", "37C", "chromosome 36 c2", "SPAC36C"])(
  "%s is no temperature that is told",
  (text) => {
    expect(folded(text)).not.toContain("temperature");
  },
);

test("conditions tell temperatures among their synonyms", () => {
  expect(degreesIn("36.5 degrees Celsius")).toBe(36.5);
  expect(degreesIn("high temperature")).toBeNull();
});

test("a temperature that no phenotype has in its name is said to be left out", () => {
  expect(readText("large cells at 36 °C", vocabulary, names)).toMatchObject({
    parts: [{ label: "large cell" }],
    leftOut: ["36 °C"],
  });
  const cold = {
    meaning: { kind: "term", id: "PH:1", label: "resistance to cold", genes: 1, ontology: "p" },
  } as const;
  const phrases = new Phrases([{ ...cold, text: "resistance to low temperature", fit: fits.synonym }]);
  expect(readText("phenotypes at 20 °C", { ...vocabulary, phrases }, names)).toBeNull();
});

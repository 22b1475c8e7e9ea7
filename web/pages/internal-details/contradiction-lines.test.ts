import { expect, test } from "vitest";
import { contradictionLines } from "./contradiction-lines.ts";

test("a contradiction is one line whatever its texts hold, and a model says what is odd about it", () => {
  const thing = { kind: "allele" as const, id: "a1", label: "a1", position: null, believed: "S2A" };
  const model = { gene: "g1", name: null, transcript: "g1.1", read_twice: 1, passed_over: 0 };
  const property = {
    property: "allele description",
    data_set: "one",
    against: "two",
    compared: 3,
    contradicted: 1,
    is_wording: false,
    things: [{ ...thing, value: "S2A\tor\nS3A" }],
  };
  const text = contradictionLines(
    { properties: [property], models: [{ ...model, makes_its_peptide: false }] },
    "all; Site, release 2025-09-01",
  );
  const [first, , ...lines] = text.split("\n");
  expect(first).toBe("# Known contradictions; all; Site, release 2025-09-01");
  expect(lines).toEqual([
    "allele description\tone\ttwo\ta1\ta1\t\tS2A or S3A\tS2A",
    "coding sequence\t\t\tg1\t\t\tg1.1: 1 read twice, 0 passed over, makes another peptide\t",
    "",
  ]);
});

import { expect, test } from "vitest";
import type { Participant } from "../../../api/contract/index.ts";
import { layoutReaction } from "./layout.ts";

const participant = (name: string, structure?: { chebi: string; smiles: string }): Participant => ({
  count: null,
  name,
  compartment: null,
  compounds: [{ key: name, name, ...(structure && { structure }) }],
});

test("participants stand in their order, with a sign between them and an arrow between the sides", () => {
  const { parts } = layoutReaction({
    left: [participant("ATP"), participant("H2O")],
    right: [participant("ADP")],
  });
  expect(parts.map((part) => (part.kind === "participant" ? part.text : part.kind))).toEqual([
    "ATP",
    "plus",
    "H2O",
    "arrow",
    "ADP",
  ]);
  for (const [index, part] of parts.slice(1).entries())
    expect(part.x).toBeGreaterThan((parts[index]?.x ?? 0) + (parts[index]?.width ?? 0));
});

test("what is too long goes on in a line below, and lines have room for structures", () => {
  const long = participant("a".repeat(90), { chebi: "CHEBI:1", smiles: "C" });
  const { parts, height, width, lineHeight } = layoutReaction({ left: [long, long], right: [long] });
  expect(new Set(parts.map(({ y }) => y)).size).toBeGreaterThan(1);
  expect(Math.max(...parts.map(({ x, width: wide }) => x + wide))).toBe(width);
  expect(Math.max(...parts.map(({ y }) => y)) + lineHeight).toBe(height);
  expect(lineHeight).toBeGreaterThan(80);
});

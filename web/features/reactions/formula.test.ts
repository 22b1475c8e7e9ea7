import { expect, test } from "vitest";
import { formulaParts } from "./formula.ts";

const signs = { level: "", below: "_", above: "^" } as const;

test.each([
  ["H(2)O", "H _2 O"],
  ["H2O", "H _2 O"],
  ["NAD(+)", "NAD ^+"],
  ["NADP+", "NADP ^+"],
  ["Ca2+", "Ca ^2+"],
  ["Ca(2+)", "Ca ^2+"],
  ["NH4+", "NH _4 ^+"],
  ["SO42-", "SO _4 ^2-"],
  ["H2O2", "H _2 O _2"],
  ["H+", "H ^+"],
  ["CoA", "CoA"],
  ["ATP", "ATP"],
  ["D-glucose 6-phosphate", "D-glucose 6-phosphate"],
  ["L-serine", "L-serine"],
  ["DNA(n)", "DNA(n)"],
])("%s is set as %s", (name, set) =>
  expect(
    formulaParts(name)
      .map(({ text, set: how }) => signs[how] + text)
      .join(" "),
  ).toBe(set),
);

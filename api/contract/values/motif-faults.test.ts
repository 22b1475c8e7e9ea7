import { expect, it } from "vitest";
import { maxMotifLength, motifFault, tooLong } from "./motif-faults.ts";

it("more characters than the api reads are too many", () => {
  expect(tooLong("A".repeat(maxMotifLength))).toBeNull();
  expect(tooLong("A".repeat(600))).toEqual({
    position: 501,
    expected: "expected at most 500 characters, found 600",
  });
});

it("a fault tells its place", () => {
  expect(motifFault(501, "expected less")).toEqual({
    reason: "at character 501: expected less",
    position: 501,
  });
});

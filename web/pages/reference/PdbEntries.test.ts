import { expect, test } from "vitest";
import { resolution } from "./PdbEntries.tsx";

test("a resolution is a number of two decimals, or nothing", () => {
  expect(["2.456", "3", "NA", "", null].map(resolution)).toEqual(["2.46", "3", "", "", ""]);
});

import { expect, test } from "vitest";
import { idMeaning } from "./FormerId.tsx";

const gene = {
  uniquename: "SPAC1.02c",
  transcripts: [{ uniquename: "SPAC1.02c.1" }, { uniquename: "SPAC1.02c.2" }],
};

test.each([
  ["SPAC1.02c", "itself"],
  ["PomBase:SPAC1.02c", "itself"],
  ["SPAC1.02c.2", "transcript"],
  ["PomBase:SPAC1.02c.1", "transcript"],
  ["SPAC1.02c.3", "no transcript"],
  ["SPAC9.02", "former id"],
  ["SPAC1.02c.x", "former id"],
] as const)("%s is %s", (asked, as) => {
  expect(idMeaning(asked, gene)).toBe(as);
});

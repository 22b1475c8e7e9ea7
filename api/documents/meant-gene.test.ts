import { expect, test } from "vitest";
import { meantGene } from "./meant-gene.ts";

const rules = {
  search: { database_prefixes: ["PomBase"] },
  site: { transcript_systematic_identifier_pattern: String.raw`^SP[\w\d]+\.\d+[wc]?\.\d+$` },
};

test.each([
  ["SPBC11B10.09.1", "SPBC11B10.09"],
  ["PomBase:SPBC11B10.09", "SPBC11B10.09"],
  ["pombase:SPAC1.02c.2", "SPAC1.02c"],
  ["SPBC11B10.09", "SPBC11B10.09"],
  ["SGD:S000001", "SGD:S000001"],
  [":SPBC11B10.09", ":SPBC11B10.09"],
  ["", ""],
])("%j means the gene %j", (asked, gene) => {
  expect(meantGene(asked, rules)).toBe(gene);
});

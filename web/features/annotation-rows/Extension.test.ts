import { expect, test } from "vitest";
import { transcriptIn } from "./Extension.tsx";

const rules = {
  search: { database_prefixes: ["PomBase"] },
  site: { transcript_systematic_identifier_pattern: String.raw`^SP[\w\d]+\.\d+[wc]?\.\d+$` },
};

test("a transcript is found with and without the database, and nothing else is one", () => {
  expect(transcriptIn("PomBase:SPCC548.03c.1", rules)).toEqual({ id: "SPCC548.03c.1", gene: "SPCC548.03c" });
  expect(transcriptIn("SPCC548.03c.12", rules)).toEqual({ id: "SPCC548.03c.12", gene: "SPCC548.03c" });
  for (const other of ["SGD:S000001", "Other:SPCC548.03c.1", "SPCC548.03c", "UniProtKB:P04551", ""])
    expect(transcriptIn(other, rules), other).toBeNull();
});

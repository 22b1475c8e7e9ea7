import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readRecord } from "./record.ts";
import { remainingSteps } from "./watch-flow.ts";

it("a load that another version began goes on, with steps that this version names otherwise done again", () => {
  const state = mkdtempSync(join(tmpdir(), "karyon-record-"));
  const generation = "2025-09-01--k3f9";
  const step = { docs: 1, seconds: 1, peakRssMb: 100 };
  mkdirSync(join(state, "loads"));
  writeFileSync(
    join(state, "loads", `${generation}.json`),
    JSON.stringify({
      prefix: "karyon",
      release: "2025-09-01",
      generation,
      dir: "/release",
      hash: "",
      force: false,
      started: "2025-09-02T00:00:00.000Z",
      finished: null,
      steps: [
        { name: "check", ...step },
        { name: "settle", ...step },
        { name: "verify", ...step },
      ],
    }),
  );
  expect(readRecord(state, generation)?.steps.map(({ name }) => name)).toEqual(["check", "verify"]);
  expect(remainingSteps(state, generation)).toContain("forceMerge");
});

import { expect, test } from "vitest";
import { loadDeployment } from "../../../config/load.ts";
import { withoutOrganism } from "./without-organism.ts";

const {
  deployment: { site },
} = await loadDeployment({ folder: "fission-yeast" });

test.each([
  ["is there a list of drug targets in s. pombe", "is there a list of drug targets in"],
  ["which fission yeast genes are linked to cancer", "which genes are linked to cancer"],
  ["schizosaccharomyces pombe genome", "genome"],
  // Another organism is asked for.
  ["budding yeast genes", "budding yeast genes"],
  // Nothing else is.
  ["what is fission yeast", "what is fission yeast"],
  ["pombetalks", "pombetalks"],
])("“%s” asks for “%s”", (asked, rest) => {
  expect(withoutOrganism(asked, site)).toBe(rest);
});

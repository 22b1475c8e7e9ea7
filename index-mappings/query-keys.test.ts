import { expect, test } from "vitest";
import { interactionKey } from "./query-keys.ts";

test("the evidence of an interaction is the same by its name and by its GO code", () => {
  const byName = interactionKey("physical", "G1", null, "Inferred from Physical Interaction");
  expect(interactionKey("physical", "G1", null, "GO:IPI")).toBe(byName);
  expect(interactionKey("physical", "G1", null, "Two-hybrid")).not.toBe(byName);
});

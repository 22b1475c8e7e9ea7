import { expect, test } from "vitest";
import { readable } from "./messages.ts";

test("messages of errors become sentences", () => {
  expect(readable('Error: Unknown feature or sequence "nosuchgene"')).toBe(
    'Unknown feature or sequence "nosuchgene".',
  );
  expect(readable("TypeError: Error: could not parse range")).toBe("Could not parse range.");
  expect(readable("Is that so?")).toBe("Is that so?");
});

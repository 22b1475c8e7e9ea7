import { expect, it } from "vitest";
import { licenceWords } from "./licence-words.ts";

it("tells each licence once, though data sets of a file share it", () => {
  expect(licenceWords(["CC-BY 4.0", "CC-BY 4.0; MIT"])).toBe("CC-BY 4.0; MIT");
  expect(licenceWords(["CC0 1.0"])).toBe("CC0 1.0");
});

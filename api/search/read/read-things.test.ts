import { expect, test } from "vitest";
import { anyOf, maxValues } from "./read-things.ts";

test("no look-up names more values than the engine takes, and none is lost", () => {
  const ids = Array.from({ length: 2 * maxValues + 1 }, (_, i) => `G${i}`);
  expect(anyOf("gene", ids)).toEqual({
    bool: {
      should: [
        { terms: { gene: ids.slice(0, maxValues) } },
        { terms: { gene: ids.slice(maxValues, 2 * maxValues) } },
        { terms: { gene: ids.slice(2 * maxValues) } },
      ],
      minimum_should_match: 1,
    },
  });
  expect(anyOf("gene", ["G1"])).toEqual({ terms: { gene: ["G1"] } });
});

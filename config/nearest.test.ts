import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { editDistance, nearest } from "./nearest.ts";

/** The definition, written down without any table. */
function plainDistance(from: string, to: string): number {
  if (from === "" || to === "") return from.length + to.length;
  const cost = from[0] === to[0] ? 0 : 1;
  return Math.min(
    plainDistance(from.slice(1), to.slice(1)) + cost,
    plainDistance(from.slice(1), to) + 1,
    plainDistance(from, to.slice(1)) + 1,
  );
}

const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 5 });

describe("nearest", () => {
  it("counts edits as the definition does", () => {
    fc.assert(fc.property(word, word, (from, to) => editDistance(from, to) === plainDistance(from, to)));
  });

  it("names the setting that was meant", () => {
    expect(nearest("deploy_mod", ["deploy_mode", "developer_mode", "notice"])).toBe("deploy_mode");
    expect(nearest("Notice", ["deploy_mode", "notice"])).toBe("notice");
  });

  it("stays silent when no setting is near", () => {
    expect(nearest("colour", ["deploy_mode", "notice"])).toBeNull();
  });
});

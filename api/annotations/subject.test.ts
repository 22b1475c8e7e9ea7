import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readSubject, subjectKinds } from "./subject.ts";

describe("readSubject", () => {
  it("reads ids that hold colons themselves", () => {
    expect(readSubject("term:GO:0000070")).toEqual({ kind: "term", id: "GO:0000070", field: "closure" });
    expect(readSubject("allele:SPCC18B5.03:allele-1")).toEqual({
      kind: "allele",
      id: "SPCC18B5.03:allele-1",
      field: "alleles",
    });
  });
  it.each(["", "gene", "gene:", ":x", "Gene:x", "constructor:x", "gocam:x"])("refuses %j", (text) =>
    expect(readSubject(text)).toBeNull(),
  );
  it("reads any id of any kind", () => {
    fc.assert(
      fc.property(fc.constantFrom(...subjectKinds), fc.string({ minLength: 1 }), (kind, id) => {
        expect(readSubject(`${kind}:${id}`)).toMatchObject({ kind, id });
      }),
    );
  });
});

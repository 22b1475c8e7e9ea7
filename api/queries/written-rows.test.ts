import fc from "fast-check";
import { expect, it } from "vitest";
import { WrittenRows } from "./written-rows.ts";

const names = ["id", "name", "length", "terms"] as const;

it("rows have the fields that are asked for, whatever was asked for before, and begin with their id", () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          id: fc.string(),
          name: fc.option(fc.string()),
          length: fc.nat(),
          terms: fc.array(fc.string()),
        }),
      ),
      fc.array(fc.uniqueArray(fc.constantFrom(...names))),
      (given, asked) => {
        const rows = given.map((row, rank) => ({ ...row, rank }));
        const written = new WrittenRows<(typeof rows)[number]>(rows.length, "id");
        for (const fields of asked)
          expect(
            rows.map(written.writer(fields)).map((text) => Object.entries(JSON.parse(`${text}}`))),
          ).toEqual(
            rows.map((row) => [...new Set(["id", ...fields] as const)].map((field) => [field, row[field]])),
          );
      },
    ),
  );
});

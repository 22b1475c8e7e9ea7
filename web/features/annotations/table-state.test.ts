import fc from "fast-check";
import { expect, test } from "vitest";
import {
  choiceOf,
  cleared,
  isFiltered,
  readTableState,
  withoutFilter,
  withValue,
  writeTableState,
} from "./table-state.ts";

const read = (search: string) => readTableState(new URLSearchParams(search), "bp", "summary");

test("a table reads its own parameters and leaves those of others", () => {
  const search = "bp.view=details&bp.page=3&bp.during=a&bp.during=b&bp.text=wee&mf.page=2&q=x";
  expect(read(search)).toEqual({
    view: "details",
    page: 3,
    all: true,
    text: "wee",
    filters: { during: ["a", "b"] },
  });
  const without = writeTableState(new URLSearchParams(search), "bp", cleared("summary"), "summary");
  expect(without.toString()).toBe("mf.page=2&q=x");
});

test("all rows are asked for by name, or by a later page", () => {
  expect(read("bp.rows=all")).toEqual(cleared("summary", true));
  expect(read("bp.page=2").all).toBe(true);
  expect(read("bp.rows=12").all).toBe(false);
});

test("what cannot be read is as if it were not there", () => {
  expect(read("bp.view=all&bp.page=-2&bp.=x")).toEqual(cleared("summary"));
  expect(read("bp.page=1.5").page).toBe(1);
});

test("a choice goes back to the first page, and the last value takes its filter along", () => {
  const chosen = withValue(read("bp.page=4"), "evidence", "IMP", "in");
  expect(chosen).toMatchObject({ page: 1, filters: { evidence: ["IMP"] } });
  expect(isFiltered(chosen)).toBe(true);
  expect(isFiltered(withValue(chosen, "evidence", "IMP", null))).toBe(false);
  expect(withoutFilter({ ...chosen, page: 2 }, "evidence")).toEqual({ ...chosen, page: 1, filters: {} });
});

test("a value is chosen, left out or neither, and never two of these", () => {
  const out = withValue(withValue(read(""), "evidence", "IMP", "in"), "evidence", "IMP", "out");
  expect(out.filters).toEqual({ evidence: ["!IMP"] });
  expect(choiceOf(["!IMP"], "IMP")).toBe("out");
  expect(withValue(out, "evidence", "IMP", "in").filters).toEqual({ evidence: ["IMP"] });
  expect(withValue(out, "evidence", "IMP", null).filters).toEqual({});
});

test("every state comes back from the address as it was written", () => {
  const filter = fc
    .stringMatching(/^[a-z][a-z_]{3,8}$/)
    .filter((name) => !["view", "page", "text", "rows", "constructor", "valueOf", "toString"].includes(name));
  const state = fc.record({
    view: fc.constantFrom("summary" as const, "details" as const),
    page: fc.integer({ min: 1, max: 500 }),
    all: fc.boolean(),
    text: fc.string(),
    filters: fc.dictionary(filter, fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 4 }), {
      noNullPrototype: true,
    }),
  });
  fc.assert(
    fc.property(state, (one) => {
      const address = writeTableState(
        new URLSearchParams("mf.view=details"),
        "bp",
        one,
        "summary",
      ).toString();
      const read = readTableState(new URLSearchParams(address), "bp", "summary");
      expect(read).toEqual({ ...one, all: one.all || one.page > 1 });
    }),
  );
});

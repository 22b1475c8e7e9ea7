import fc from "fast-check";
import { expect, it } from "vitest";
import { ranksOf } from "./annotation-order.ts";

it("ranks rows by group, then within it, and groups by their first row", () => {
  const row = fc.record({ group: fc.constantFrom("a", "b", "c"), within: fc.constantFrom("x", "y") });
  fc.assert(
    fc.property(fc.array(row), (given) => {
      const rows = given.map((one, at) => ({ ...one, id: String(at) }));
      const ranks = ranksOf(rows);
      const inOrder = rows.toSorted((a, b) => ranks.get(a.id)!.rank - ranks.get(b.id)!.rank);
      const keys = inOrder.map(({ group, within }) => `${group}${within}`);
      expect(keys).toEqual(keys.toSorted());
      expect(inOrder.map(({ id }) => ranks.get(id)!.group_rank)).toEqual(
        inOrder.map(({ group }) => inOrder.findIndex((one) => one.group === group)),
      );
    }),
  );
});

import { expect, test } from "vitest";
import fc from "fast-check";
import type { QueryNode } from "../../../api/contract/query.ts";
import {
  add,
  canMove,
  emptyTree,
  exclude,
  find,
  isGroup,
  moved,
  remove,
  setKind,
  unwrapped,
  wrapped,
} from "./tree.ts";
import type { QueryGroup, GroupKind, Move, TreePart } from "./tree.ts";
import { queryOf, treeOf } from "./tree-query.ts";

const subset = (name: string): QueryNode => ({ subset: { subset_name: name } });
const leaf = (name: string): TreePart => ({ id: name, node: subset(name) });
const group = (id: string, kind: GroupKind, ...parts: readonly TreePart[]): QueryGroup => ({
  id,
  kind,
  parts,
});
const names = (part: TreePart): string =>
  isGroup(part) ? `${part.kind}(${part.parts.map(names).join(" ")})` : part.id;
const ids = { not: "n", or: "o" };
test("what is left out of a group joins its NOT, beside what the group holds", () => {
  const left = (kind: GroupKind, ...parts: readonly TreePart[]) =>
    names(exclude(group("top", kind, ...parts), "top", leaf("x"), ids));
  expect(left("and", leaf("a"))).toBe("and(a not(x))");
  expect(left("and", leaf("a"), group("g", "not", leaf("b")))).toBe("and(a not(b x))");
  expect(left("or", leaf("a"), leaf("b"))).toBe("and(or(a b) not(x))");
  expect(left("or", leaf("a"))).toBe("and(a not(x))");
  expect(left("not", leaf("a"))).toBe("not(a x)");
  expect(left("and")).toBe("and(not(x))");
});
const numbered = () => {
  let last = 0;
  return () => `n${++last}`;
};

const tree = group("top", "and", leaf("a"), group("g", "or", leaf("b"), leaf("c")), leaf("d"));

test("parts move within their group, into the group beside them and out of it", () => {
  expect(names(moved(tree, "d", "up"))).toBe("and(a d or(b c))");
  expect(names(moved(tree, "a", "down"))).toBe("and(or(b c) a d)");
  expect(names(moved(tree, "d", "in"))).toBe("and(a or(b c d))");
  expect(names(moved(tree, "a", "in"))).toBe("and(or(a b c) d)");
  expect(names(moved(tree, "b", "out"))).toBe("and(a or(c) b d)");
  expect((["up", "in", "out"] as const).map((move) => canMove(tree, "a", move))).toEqual([
    false,
    true,
    false,
  ]);
  expect(canMove(tree, "b", "in")).toBe(false);
});

test("groups are made around a part, change what they ask for, and dissolve", () => {
  expect(names(wrapped(tree, "d", "not", "h"))).toBe("and(a or(b c) not(d))");
  expect(names(setKind(tree, "g", "not"))).toBe("and(a not(b c) d)");
  expect(names(unwrapped(tree, "g"))).toBe("and(a b c d)");
  expect(names(wrapped(tree, "top", "not", "h"))).toBe(names(tree));
});

test("a query says what the tree says; groups without conditions say nothing", () => {
  const [a, b, c] = ["a", "b", "c"].map(subset);
  expect(queryOf(emptyTree)).toBeNull();
  expect(queryOf(group("top", "and", leaf("a"), group("g", "or")))).toEqual(a);
  expect(queryOf(group("top", "and", leaf("a"), group("g", "not", leaf("b"), leaf("c"))))).toEqual({
    and: [a, { not: [{ or: [b, c] }] }],
  });
  expect(queryOf(group("top", "not", leaf("a")))).toEqual({ not: [a] });
});

test("a query comes into the builder as a tree: A without B is A and none of B", () => {
  const [a, b, c] = ["a", "b", "c"].map(subset) as [QueryNode, QueryNode, QueryNode];
  const shape = (node: QueryNode) => JSON.stringify(queryOf(treeOf(node, numbered())));
  expect(shape({ not: [a, b] })).toBe(JSON.stringify({ and: [a, { not: [b] }] }));
  expect(shape({ not: { node_a: a, node_b: { or: [b, c] } } })).toBe(
    JSON.stringify({ and: [a, { not: [{ or: [b, c] }] }] }),
  );
  const named: QueryNode = { node_name: "mine", or: [a, b] };
  expect(treeOf(named, numbered()).parts).toEqual([{ id: "n1", node: named }]);
});

/** Trees of any shape, with ids that are theirs alone. */
const anyTree = fc.letrec<{ part: TreePart; group: QueryGroup }>((tie) => ({
  part: fc.oneof(
    { maxDepth: 4 },
    fc.uuid().map((id): TreePart => leaf(id)),
    tie("group"),
  ),
  group: fc.record({
    id: fc.uuid(),
    kind: fc.constantFrom<GroupKind>("and", "or", "not"),
    parts: fc.array(tie("part"), { maxLength: 4 }),
  }),
})).group;
const idsOf = (part: TreePart): string[] => [part.id, ...(isGroup(part) ? part.parts.flatMap(idsOf) : [])];

test("moving, wrapping and dissolving lose no part and double none", () => {
  fc.assert(
    fc.property(anyTree, fc.nat(), fc.constantFrom<Move>("up", "down", "in", "out"), (start, at, move) => {
      const ids = idsOf(start);
      const id = ids[at % ids.length] ?? "";
      expect(idsOf(moved(start, id, move)).toSorted()).toEqual(ids.toSorted());
      expect(idsOf(unwrapped(start, id)).toSorted()).toEqual(
        expect.arrayContaining(ids.filter((one) => one !== id)),
      );
      const around = wrapped(start, id, "or", "new");
      if (id !== start.id) expect(idsOf(around).toSorted()).toEqual([...ids, "new"].toSorted());
      if (id !== start.id) expect(find(remove(start, id), id)).toBeNull();
      expect(idsOf(add(start, start.id, leaf("new"), at))).toHaveLength(ids.length + 1);
    }),
  );
});

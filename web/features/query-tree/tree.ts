/**
 * The query that is being built, as a tree that people move about in. A group joins what stands in it: all of, any of,
 * none of. Pure.
 */
import type { QueryNode } from "../../../api/contract/query.ts";

export type GroupKind = "and" | "or" | "not";

export interface Condition {
  /** Unique in the tree, for as long as the tree lives. */
  readonly id: string;
  readonly node: QueryNode;
}

export interface QueryGroup {
  readonly id: string;
  readonly kind: GroupKind;
  readonly parts: readonly TreePart[];
}

export type TreePart = Condition | QueryGroup;

/** Whether a part is a group. */
export const isGroup = (part: TreePart): part is QueryGroup => "parts" in part;

/** Id of the group at the top. */
export const rootId = "top";
export const emptyTree: QueryGroup = { id: rootId, kind: "and", parts: [] };

/** A part anywhere in the tree. */
export function find(part: TreePart, id: string): TreePart | null {
  if (part.id === id) return part;
  if (!isGroup(part)) return null;
  for (const inner of part.parts) {
    const found = find(inner, id);
    if (found) return found;
  }
  return null;
}

/** The group that a part stands in; null for the top. */
function groupOf(group: QueryGroup, id: string): QueryGroup | null {
  for (const part of group.parts) {
    if (part.id === id) return group;
    const found = isGroup(part) ? groupOf(part, id) : null;
    if (found) return found;
  }
  return null;
}

/** Applies a change to one group; the others are the same objects as before. */
function inGroup(
  group: QueryGroup,
  id: string,
  change: (parts: readonly TreePart[]) => readonly TreePart[],
): QueryGroup {
  if (group.id === id) return { ...group, parts: change(group.parts) };
  const parts = group.parts.map((part) => (isGroup(part) ? inGroup(part, id, change) : part));
  return parts.every((part, index) => part === group.parts[index]) ? group : { ...group, parts };
}

/** The tree with a part more in a group, at its end unless told. */
export const add = (tree: QueryGroup, groupId: string, part: TreePart, at = Infinity): QueryGroup =>
  inGroup(tree, groupId, (parts) => parts.toSpliced(Math.min(at, parts.length), 0, part));

/**
 * The tree with what a part finds left out of a group: the part joins the group's NOT. Where there is none it is made, and
 * what was joined by OR goes into a group beside it.
 * @param ids of the groups that may be made
 */
export function exclude(
  tree: QueryGroup,
  groupId: string,
  part: TreePart,
  ids: { readonly not: string; readonly or: string },
): QueryGroup {
  const group = find(tree, groupId);
  if (!group || !isGroup(group)) return tree;
  if (group.kind === "not") return add(tree, groupId, part);
  if (group.kind === "or") {
    const { parts } = group;
    const within = parts.length > 1 ? [{ id: ids.or, kind: "or" as const, parts }] : parts;
    const not = { id: ids.not, kind: "not" as const, parts: [part] };
    return replace(tree, groupId, { id: groupId, kind: "and", parts: [...within, not] });
  }
  const not = group.parts.find((one) => isGroup(one) && one.kind === "not");
  return add(tree, not?.id ?? groupId, not ? part : { id: ids.not, kind: "not", parts: [part] });
}

/** The tree without a part. */
export function remove(tree: QueryGroup, id: string): QueryGroup {
  const group = groupOf(tree, id);
  return group ? inGroup(tree, group.id, (parts) => parts.filter((part) => part.id !== id)) : tree;
}

/** Puts another part in the place of one. */
export function replace(tree: QueryGroup, id: string, part: TreePart): QueryGroup {
  if (id === tree.id) return isGroup(part) ? { ...part, id: tree.id } : { ...emptyTree, parts: [part] };
  const group = groupOf(tree, id);
  return group ? inGroup(tree, group.id, (parts) => parts.map((old) => (old.id === id ? part : old))) : tree;
}

/** The tree with a group joined another way. */
export function setKind(tree: QueryGroup, id: string, kind: GroupKind): QueryGroup {
  const group = find(tree, id);
  return group && isGroup(group) ? replace(tree, id, { ...group, kind }) : tree;
}

export type Move = "up" | "down" | "in" | "out";

/** Where a move would put a part; null where there is no such place. */
function target(
  tree: QueryGroup,
  id: string,
  move: Move,
): { readonly groupId: string; readonly at: number } | null {
  const group = groupOf(tree, id);
  if (!group) return null;
  const at = group.parts.findIndex((part) => part.id === id);
  switch (move) {
    case "up":
      return at > 0 ? { groupId: group.id, at: at - 1 } : null;
    case "down":
      return at < group.parts.length - 1 ? { groupId: group.id, at: at + 1 } : null;
    case "in": {
      // The group above it, else the one below.
      const [above, below] = [group.parts[at - 1], group.parts[at + 1]];
      if (above && isGroup(above)) return { groupId: above.id, at: above.parts.length };
      return below && isGroup(below) ? { groupId: below.id, at: 0 } : null;
    }
    case "out": {
      const outer = groupOf(tree, group.id);
      return outer
        ? { groupId: outer.id, at: outer.parts.findIndex((part) => part.id === group.id) + 1 }
        : null;
    }
  }
}

/** Whether a part can be moved so. */
export const canMove = (tree: QueryGroup, id: string, move: Move): boolean => target(tree, id, move) !== null;

/** Moves a part by one step; the tree as it is where that is not possible. */
export function moved(tree: QueryGroup, id: string, move: Move): QueryGroup {
  const to = target(tree, id, move);
  const part = find(tree, id);
  return to && part ? add(remove(tree, id), to.groupId, part, to.at) : tree;
}

/** Puts a group of its own around a part. */
export function wrapped(tree: QueryGroup, id: string, kind: GroupKind, newId: string): QueryGroup {
  const part = find(tree, id);
  return part && id !== tree.id ? replace(tree, id, { id: newId, kind, parts: [part] }) : tree;
}

/** What stands in a group takes the group's place. */
export function unwrapped(tree: QueryGroup, id: string): QueryGroup {
  const [group, outer] = [find(tree, id), groupOf(tree, id)];
  if (!group || !isGroup(group) || !outer) return tree;
  return inGroup(tree, outer.id, (parts) => parts.flatMap((part) => (part.id === id ? group.parts : [part])));
}

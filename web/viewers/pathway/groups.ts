/** Sets of things that are joined, in the order of their first members. Pure. */
export function groupsOf(ids: readonly string[], joins: readonly (readonly [string, string])[]): string[][] {
  const heads = new Map(ids.map((id) => [id, id]));
  const headOf = (id: string): string => {
    let head = id;
    for (let next = heads.get(head); next !== undefined && next !== head; next = heads.get(head)) head = next;
    heads.set(id, head);
    return head;
  };
  for (const [a, b] of joins) heads.set(headOf(b), headOf(a));
  return [...Map.groupBy(ids, headOf).values()];
}

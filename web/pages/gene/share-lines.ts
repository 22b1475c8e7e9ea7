/** How many rows each of several tables may show where all of them have a number of lines. Pure. */

/** Lines that a table takes beside its rows: heading, and the line that says how many more there are. */
const around = 2;

/**
 * Shares lines out evenly; what short tables leave goes to longer ones.
 * @param wanted rows of each table
 * @param lines of all together
 */
export function shareLines(wanted: readonly number[], lines: number): number[] {
  let left = Math.max(0, lines - around * wanted.length);
  const given = wanted.map(() => 0);
  const open = new Set(wanted.keys());
  while (left > 0 && open.size > 0) {
    const each = Math.max(1, Math.floor(left / open.size));
    for (const at of open) {
      const before = given[at] ?? 0;
      const more = Math.min(each, (wanted[at] ?? 0) - before, left);
      given[at] = before + more;
      left -= more;
      if (given[at] === wanted[at]) open.delete(at);
    }
  }
  return given;
}

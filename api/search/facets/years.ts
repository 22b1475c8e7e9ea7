/** Years as they are asked for. Pure. */

export interface Years {
  /** First and last year, inclusive; open when absent. */
  readonly gte?: number;
  readonly lte?: number;
}

/** Reads `2005`, `2001-2010`, `2001-` or `-2010`; null for anything else, and for a range that ends before it begins. */
export function readYears(text: string): Years | null {
  const match = /^(\d{4})?(-)?(\d{4})?$/.exec(text.trim());
  if (!match) return null;
  const [, from, dash, to] = match;
  if (dash === undefined)
    return from !== undefined && to === undefined ? { gte: Number(from), lte: Number(from) } : null;
  if ((from === undefined && to === undefined) || (from !== undefined && to !== undefined && from > to))
    return null;
  return {
    ...(from === undefined ? {} : { gte: Number(from) }),
    ...(to === undefined ? {} : { lte: Number(to) }),
  };
}

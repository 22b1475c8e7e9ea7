/**
 * Texts that sort in the order of a table and carry what its row shows. An aggregation over them gives rows that are in
 * order and finished, and no document has to be read.
 */
const between = "\u0001";
const beforeValue = "\u0002";

/** `sort` goes from the first thing to sort by to the last. */
export const sortedValue = (sort: readonly string[], value: object): string =>
  `${sort.join(between)}${beforeValue}${JSON.stringify(value)}`;

/** What sortedValue was given; JSON itself never holds the separator. */
export const valueOf = (text: string): unknown => JSON.parse(text.slice(text.lastIndexOf(beforeValue) + 1));

/** How texts begin that were sorted by this first. */
export const firstSort = (first: string): string => `${first}${between}`;

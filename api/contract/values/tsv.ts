/** Cells and lines of tab-separated files. There is no quoting: what would end a cell or a line becomes one blank. Pure. */

/** What a cell can hold; nothing leaves it empty, several values are joined before. */
export type TsvValue = string | number | boolean | null | undefined;

/** A text without tabs and line ends: each run of them is one blank, so that "\r\n" is not two. */
export const tsvCell = (value: TsvValue): string => String(value ?? "").replaceAll(/[\t\r\n]+/g, " ");

/** A line with its end. */
export const tsvLine = (values: readonly TsvValue[]): string => `${values.map(tsvCell).join("\t")}\n`;

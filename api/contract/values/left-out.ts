/** How parameters of tables say that a value is left out: `condition=!FYECO:0000005`. */
const sign = "!";

/** The value that leaves rows with this one out. */
export const leftOut = (value: string): string => `${sign}${value}`;

/** Whether a value says so. */
export const isLeftOut = (value: string): boolean => value.startsWith(sign);

/** The value without the sign. */
export const plainValue = (value: string): string => (isLeftOut(value) ? value.slice(sign.length) : value);

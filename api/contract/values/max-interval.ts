/** Positions that an interval of a chromosome may have whose genes are asked for at once. */
export const maxInterval = 100_000;

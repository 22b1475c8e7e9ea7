/** Positions that a stretch of a chromosome may have whose genes are asked for at once. */
export const maxStretch = 100_000;

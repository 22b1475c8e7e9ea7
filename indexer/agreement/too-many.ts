/** How much of what files say may be wrong before a release is refused: one rule for all checks that let a little pass. */

/** The share for facts. Data sets have different dates, so that some terms are always too new or too old. */
export const tolerated = 0.02;

/** So many may always be: in a small release one slip is a large share, and each is told. */
const alwaysTolerated = 5;

/** Whether more than the share of all is wrong, and more than may always be. */
export const isTooMany = (wrong: number, all: number, share = tolerated): boolean =>
  wrong > Math.max(alwaysTolerated, share * all);

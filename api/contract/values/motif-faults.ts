/** What the api says of a motif that it cannot read; the web says the same of one that is too long to be sent. Pure, without imports. */

/** characters */
export const maxMotifLength = 500;

/** What was expected of a motif that is too long, and where, as in `motifFault`; null for any other. */
export const tooLong = ({
  length,
}: string): { readonly position: number; readonly expected: string } | null =>
  length <= maxMotifLength
    ? null
    : {
        position: maxMotifLength + 1,
        expected: `expected at most ${maxMotifLength} characters, found ${length}`,
      };

/** As problem documents tell it. `position` counts characters of the motif, from 1. */
export const motifFault = (
  position: number,
  expected: string,
): { readonly reason: string; readonly position: number } => ({
  reason: `at character ${position}: ${expected}`,
  position,
});

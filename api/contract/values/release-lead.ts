/** What the page of a release says first: the server writes it (api/pages/release-description.ts), and the program draws the same. Pure. */

export const comparedWith = (before: string): string => `What changed against release ${before}`;

export const notCompared =
  "No release was loaded here before this one, so that there is nothing to compare it with.";

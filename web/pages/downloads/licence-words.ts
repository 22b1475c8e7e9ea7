/** What the data sets of a file say of their licences, each licence once: one that says two says what another has said already. Pure. */
export const licenceWords = (licences: readonly string[]): string =>
  [...new Set(licences.flatMap((words) => words.split("; ")))].join("; ");

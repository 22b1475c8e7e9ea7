/** Where genes lie, as EMBL files write it, and when a log said so. */

/** `complement(5..9)` of a reverse strand; "" where the strand is not known. */
export const locationOf = (strand: string, start: number, end: number): string =>
  strand === "+" ? `${start}..${end}` : strand === "-" ? `complement(${start}..${end})` : "";

/** The whole stretch of a location such as `II:complement(join(5..9,<12..20))`. */
export function locationIn(location: string): string {
  const positions = (location.replace(/^[^(:]*:/, "").match(/\d+/g) ?? []).map(Number);
  if (positions.length === 0) return "";
  return locationOf(
    location.includes("complement(") ? "-" : "+",
    Math.min(...positions),
    Math.max(...positions),
  );
}

/** More than any log has. */
const digitsOfRevisions = 12;

/** Of two rows of one day the one with the higher revision is later. */
export const momentOf = (date: string, revision = ""): string =>
  `${date} ${revision.padStart(digitsOfRevisions, "0")}`;

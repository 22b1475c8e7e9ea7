/** Orders ids so that numbers inside them count as numbers: PMID:999 before PMID:1000. */
const collator = new Intl.Collator("en", { numeric: true });
/** Order of ids: letters in any case, numbers as numbers. */
export const byId = (a: string, b: string): number => collator.compare(a, b);

/** Digits that numbers in sort keys are filled up to. */
const width = 8;

/** A key whose order as plain text is the natural one: case and accents count for nothing, cdc2 comes before cdc10. */
export const sortKey = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replace(/\d+/g, (digits) => digits.padStart(width, "0"));

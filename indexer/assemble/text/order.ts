/** Orders ids so that numbers inside them count as numbers: PMID:999 before PMID:1000. */
const collator = new Intl.Collator("en", { numeric: true });
export const byId = (a: string, b: string): number => collator.compare(a, b);

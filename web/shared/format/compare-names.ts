/** Made when it is needed first, since that takes long. */
let collator: Intl.Collator | undefined;

/** Letters and spaces, which stand in the same order in every table of characters. */
const plain = /^[A-Za-z ]*$/;

/** The order of names as people look them up: "cdc2" before "cdc10", capital and small letters alike. Negative where a comes first. */
export function compareNames(a: string, b: string): number {
  if (a === b) return 0;
  if (plain.test(a) && plain.test(b)) {
    const [smallA, smallB] = [a.toLowerCase(), b.toLowerCase()];
    return smallA < smallB ? -1 : smallA > smallB ? 1 : 0;
  }
  collator ??= new Intl.Collator("en-GB", { numeric: true, sensitivity: "base" });
  return collator.compare(a, b);
}

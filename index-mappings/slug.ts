/** Words for an address: "Wild type product level" gives "wild-type-product-level". Greek delta is written out; at least "x". */
export const slug = (text: string): string =>
  text
    .replaceAll(/[Δ∆δ]/g, "delta")
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "") || "x";

/**
 * Names for the headings of one page, in their order: the same in the index of help sections and on the page that they
 * lead to. A heading that comes again gets -2, -3 …
 */
export function anchors(): (heading: string) => string {
  const uses = new Map<string, number>();
  return (heading) => {
    const name = slug(heading);
    const use = (uses.get(name) ?? 0) + 1;
    uses.set(name, use);
    return use === 1 ? name : `${name}-${use}`;
  };
}

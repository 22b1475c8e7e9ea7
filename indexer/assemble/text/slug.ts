/** Words for an address: "Wild type product level" gives "wild-type-product-level". Greek delta is written out; at least "x". */
export const slug = (text: string): string =>
  text
    .replaceAll(/[Δ∆δ]/g, "delta")
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "") || "x";

/** Kinds of interactions, in the order that they are told in. */
export const kinds = ["physical", "genetic"] as const;
export type Kind = (typeof kinds)[number];

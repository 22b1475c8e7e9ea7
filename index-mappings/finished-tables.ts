/** Kinds of things whose pages have their first tables finished with them. */
const kindsWithTables = ["gene", "term", "reference", "genotype"] as const;
export type KindWithTables = (typeof kindsWithTables)[number];

/** Whether pages of a kind have them. */
export const hasTables = (kind: string): kind is KindWithTables =>
  kindsWithTables.some((one) => one === kind);

/** Orders that several kinds of things have alike. */

export const byName = { name: "name", ascending: "name, A to Z", descending: "name, Z to A" } as const;

export const byAnnotations = {
  name: "annotations",
  ascending: "fewest annotations",
  descending: "most annotations",
} as const;

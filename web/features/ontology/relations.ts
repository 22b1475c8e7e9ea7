/** How relations between terms are drawn: each has a colour, a dash and a word. */

export interface RelationStyle {
  readonly label: string;
  /** Class of its lines. */
  readonly className: string;
}

const styles: Readonly<Record<string, RelationStyle>> = {
  is_a: { label: "is a", className: "rel-is-a" },
  part_of: { label: "part of", className: "rel-part-of" },
  regulates: { label: "regulates", className: "rel-regulates" },
  positively_regulates: { label: "positively regulates", className: "rel-positive" },
  negatively_regulates: { label: "negatively regulates", className: "rel-negative" },
};

/** How a relation is drawn and called; those that have no style of their own are drawn as is_a. */
export const relationStyle = (relation: string): RelationStyle =>
  styles[relation] ?? { label: relation.replaceAll("_", " "), className: "rel-is-a" };

/** The relations that occur, in the order of the legend. */
export const relationsOf = (edges: readonly { readonly relation: string }[]): string[] => {
  const order = Object.keys(styles);
  return [...new Set(edges.map(({ relation }) => relation))].sort(
    (a, b) => order.indexOf(a) - order.indexOf(b),
  );
};

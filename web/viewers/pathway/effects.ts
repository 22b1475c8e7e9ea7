/** Kinds of effects of one activity on another, by the relation of a model. Pure. */

export const effects = ["activates", "inhibits", "other", "molecule"] as const;
export type Effect = (typeof effects)[number];

/** What a relation between activities brings about. */
export function effectOf({ relation, label }: { readonly relation: string; readonly label: string }): Effect {
  const text = `${relation} ${label}`;
  if (/negative|inhibit|removes input/i.test(text)) return "inhibits";
  return /positive|activat|provides input/i.test(text) ? "activates" : "other";
}

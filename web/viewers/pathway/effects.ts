/** Kinds of effects of one activity on another, by the relation of a model, and how they are drawn. Pure. */

export const effects = ["activates", "inhibits", "feeds", "other", "molecule"] as const;
export type Effect = (typeof effects)[number];

interface Relation {
  readonly relation: string;
  readonly label: string;
}

/** What a relation between activities brings about. */
export function effectOf({ relation, label }: Relation): Effect {
  const text = `${relation} ${label}`;
  if (/negative|inhibit|removes input/i.test(text)) return "inhibits";
  if (/provides input/i.test(text)) return "feeds";
  return /positive|activat/i.test(text) ? "activates" : "other";
}

/** How direct it is: drawn through, dashed where something lies between, dotted where it only comes before, with dots and dashes by way of a small molecule. */
type Dash = "direct" | "indirect" | "upstream" | "molecule";

export interface LinkStyle {
  readonly effect: Effect;
  readonly dash: Dash;
}

/** How a link is drawn. */
export function styleOf({ effect, label }: { readonly effect: Effect; readonly label: string }): LinkStyle {
  const dash: Dash = /small molecule/.test(label)
    ? "molecule"
    : /upstream/.test(label)
      ? "upstream"
      : /indirect/.test(label)
        ? "indirect"
        : "direct";
  return { effect, dash };
}

/** The classes of a line that is drawn so. */
export const styleClass = ({ effect, dash }: LinkStyle): string =>
  `path-line path-line--${effect} path-dash--${dash}`;

import { px } from "./axis.ts";

export interface PointedBox {
  readonly left: number;
  readonly right: number;
  /** y of its middle; above and below it are `half`. */
  readonly middle: number;
  readonly half: number;
  /** The side with a point; null for a plain box. */
  readonly point: "left" | "right" | null;
  /** How long the point is. */
  readonly tip: number;
}

/** A box whose end points where it is read, as the path of an SVG. All in px. */
export function pointedBox({ left, right, middle, half, point, tip }: PointedBox): string {
  const [tail, head] = point === "left" ? [right, left] : [left, right];
  const neck = px(point === null ? head : point === "left" ? head + tip : head - tip);
  const [top, bottom] = [px(middle - half), px(middle + half)];
  return `M${px(tail)} ${top}H${neck}L${px(head)} ${px(middle)}L${neck} ${bottom}H${px(tail)}z`;
}

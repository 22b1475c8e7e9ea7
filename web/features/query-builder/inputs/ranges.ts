/** Bounds that hold each other. Pure. */

export interface Bounds {
  /** null: open on that side */
  readonly start: number | null;
  readonly end: number | null;
}

/** A bound was typed: it stays between the limits, and the other one makes room, so that start is never above end. */
export function withBound(
  bounds: Bounds,
  side: "start" | "end",
  value: number,
  min: number,
  max = Infinity,
): Bounds {
  const held = Math.min(Math.max(value, min), max);
  if (side === "start") return { start: held, end: bounds.end === null ? null : Math.max(bounds.end, held) };
  return { start: bounds.start === null ? null : Math.min(bounds.start, held), end: held };
}

/** A side was opened or closed by its checkbox; one of the two is always closed. */
export function withSide(
  bounds: Bounds,
  side: "start" | "end",
  closed: boolean,
  otherwise: Readonly<Record<"start" | "end", number>>,
): Bounds {
  const other = side === "start" ? "end" : "start";
  if (closed) return withBound({ ...bounds, [side]: null }, side, otherwise[side], -Infinity);
  return { ...bounds, [side]: null, [other]: bounds[other] ?? otherwise[other] };
}

/** A number from a field; null while it is empty or no number. */
export function numberFrom(text: string, integer: boolean): number | null {
  const value = Number(text.trim().replace(",", "."));
  if (text.trim() === "" || !Number.isFinite(value)) return null;
  return integer ? Math.round(value) : value;
}

/** How much room a drawing in a frame has. */
export type Room = "wide" | "narrow" | "phone";

/** The room that the window leaves now. */
export function roomOfWindow(): Room {
  if (matchMedia("(width >= 600px)").matches) return "wide";
  return matchMedia("(width >= 460px)").matches ? "narrow" : "phone";
}

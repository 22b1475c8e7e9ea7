/** Finds the place between residues that a pointer is at. */
import { columnsOf, residuesBefore } from "./lines.ts";

/** Residues before a point of the window; null when there is no line at its height. Points beside the box count as at its edge. */
export function placeAt(box: HTMLElement, x: number, y: number): number | null {
  const edges = box.getBoundingClientRect();
  const inside = document.elementFromPoint(
    edges.left + box.clientWidth / 2,
    Math.min(Math.max(y, edges.top + 2), edges.bottom - 3),
  );
  const line = inside?.closest(".seq__line")?.querySelector<HTMLElement>(".seq__residues");
  if (!line || !box.contains(line)) return null;
  const [start, length] = [Number(line.dataset["start"]), Number(line.dataset["length"])];
  const { left, width } = line.getBoundingClientRect();
  return start - 1 + residuesBefore(((x - left) / width) * columnsOf(length), length);
}

/** What is written over a drawing that is seen from far away, at the size of the screen. Pure. */
import { wrap } from "../../features/ontology/wrap.ts";
import type { PlacedBox } from "./block.ts";
import { titleHeight } from "./box.ts";
import type { PlacedModel } from "./layout.ts";

/** px of letters and lines as they are seen, at any zoom */
export const letterSize = 12;
export const labelLine = 14;
const letter = 6.4;

/** Names shorter than this say nothing. */
const minLetters = 6;
const maxNameLetters = 22;
const maxLines = 5;
/** Smaller, boxes are no more than specks, which titles may cover. */
const specks = 0.15;

const cut = (text: string, letters: number): string =>
  text.length > letters ? `${text.slice(0, letters - 1)}…` : text;

/** A title without the ids of its terms. */
const plain = (title: string): string => title.replaceAll(/\s*\([A-Z]+:\d+[\s|]*\)/g, "");

export interface ModelLabel {
  readonly lines: readonly string[];
  /** Where the first one stands, in px of the drawing. */
  readonly y: number;
}

/** One line above the model's boxes; where these are specks, as many as the model has room for. */
export function modelLabel(
  { title, lines: written, y, width, height }: PlacedModel,
  scale: number,
): ModelLabel {
  const letters = Math.floor((width * scale) / letter);
  const room = Math.floor((height * scale) / labelLine);
  if (letters < minLetters) return { lines: [], y };
  if (scale >= specks)
    return { lines: [cut(plain(title), letters)], y: y + titleHeight(written.length) - 4 / scale };
  return {
    lines:
      room < 1 ? [] : wrap(plain(title), letters, Math.min(room, maxLines)).map((line) => cut(line, letters)),
    y: y + labelLine / scale,
  };
}

export interface BoxLabel {
  readonly id: string;
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** Names of marked boxes, in the middle of each; where two would lie on each other, the first. */
export function markedLabels(boxes: readonly PlacedBox[], scale: number): BoxLabel[] {
  const labels: BoxLabel[] = [];
  for (const {
    box: { node },
    x,
    y,
  } of boxes) {
    if (!node.isMarked) continue;
    const text = cut(node.name, maxNameLetters);
    const isFree = labels.every(
      (other) =>
        Math.abs(other.y - y) * scale >= labelLine ||
        Math.abs(other.x - x) * scale >= ((other.text.length + text.length) / 2) * letter,
    );
    if (isFree) labels.push({ id: node.id, text, x, y });
  }
  return labels;
}

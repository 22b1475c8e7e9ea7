/** Puts rectangles beside each other in rows, in their order. Pure. */

export interface Dimensions {
  readonly width: number;
  readonly height: number;
}

/** Width that makes the whole come near to an aspect: width over height. */
function widthFor(items: readonly Dimensions[], gap: number, aspect: number): number {
  const area = items.reduce((sum, { width, height }) => sum + (width + gap) * (height + gap), 0);
  return Math.max(Math.sqrt(area * aspect), ...items.map(({ width }) => width));
}

export interface Packing<T> extends Dimensions {
  /** With the places of upper left corners. */
  readonly placed: readonly { readonly item: T; readonly x: number; readonly y: number }[];
}

interface Column {
  readonly x: number;
  readonly width: number;
  /** As far down as it is taken. */
  end: number;
}

/** Rows of at most this width. Items of falling height fill them best: lower ones then stand below each other where there is room in a row. */
function packWithin<T extends Dimensions>(items: readonly T[], gap: number, maxWidth: number): Packing<T> {
  const placed: { item: T; x: number; y: number }[] = [];
  let columns: Column[] = [];
  let [top, bottom, width] = [0, 0, 0];
  const place = (item: T, column: Column, y: number): void => {
    placed.push({ item, x: column.x, y });
    column.end = y + item.height;
    bottom = Math.max(bottom, column.end);
    width = Math.max(width, column.x + item.width);
  };
  for (const item of items) {
    const below = columns.find(
      (column) => item.width <= column.width && column.end + gap + item.height <= bottom,
    );
    if (below) {
      place(item, below, below.end + gap);
      continue;
    }
    const last = columns.at(-1);
    const x = last ? last.x + last.width + gap : 0;
    const isFull = x > 0 && x + item.width > maxWidth;
    if (isFull) top = bottom + gap;
    const column = { x: isFull ? 0 : x, width: item.width, end: top };
    columns = isFull ? [column] : [...columns, column];
    place(item, column, top);
  }
  return { placed, width, height: bottom };
}

/** Parts of the width that the area alone would ask for: rows are never quite full. */
const tries = [1, 1.2, 1.5, 2];

/**
 * Of some ways to fill rows, the one that can be seen largest in a window of an aspect.
 * @param aspect width over height
 */
export function pack<T extends Dimensions>(items: readonly T[], gap: number, aspect: number): Packing<T> {
  const width = widthFor(items, gap, aspect);
  const size = (packed: Packing<T>): number => Math.max(packed.width / aspect, packed.height);
  return tries
    .map((times) => packWithin(items, gap, width * times))
    .reduce((best, other) => (size(other) < size(best) ? other : best));
}

const allShown = 7;

/** Page numbers of a pager; null stands for those left out. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  if (pages <= allShown) return Array.from({ length: pages }, (_, index) => index + 1);
  const middle = Math.min(Math.max(page, 2), pages - 1);
  const shown = new Set([1, middle - 1, middle, middle + 1, pages]);
  const numbers = [...shown].filter((number) => number >= 1 && number <= pages).sort((a, b) => a - b);
  return numbers.flatMap((number, index) =>
    index > 0 && number - (numbers[index - 1] ?? 0) > 1 ? [null, number] : [number],
  );
}

/** Pages that a list needs, at least one. */
export const pageCount = (total: number, size: number): number => Math.max(1, Math.ceil(total / size));

/** A page number from an address, held to the pages that there are. */
export function pageFrom(text: string | null, pages: number): number {
  const page = Number(text ?? 1);
  return Number.isInteger(page) ? Math.min(Math.max(page, 1), pages) : 1;
}

/** Rows as lines of colour: values next to each other that are equal become one block. Pure. */
export interface Run {
  readonly value: string;
  /** First row, from 0. */
  readonly start: number;
  readonly length: number;
}

/** Equal values that stand next to each other, as runs with start and length. */
export function runsOf(values: readonly string[]): Run[] {
  const runs: { value: string; start: number; length: number }[] = [];
  for (const [index, value] of values.entries()) {
    const last = runs.at(-1);
    if (last?.value === value) last.length++;
    else runs.push({ value, start: index, length: 1 });
  }
  return runs;
}

export interface Legend {
  readonly value: string;
  readonly count: number;
  /** Class of its colour. */
  readonly colour: string;
}

/** Colours that values of a kind have on all pages. */
const fixed: Readonly<Record<string, string>> = {
  viable: "v-viable",
  inviable: "v-inviable",
  depends_on_conditions: "v-conditional",
  unknown: "v-none",
  present: "v-0",
  absent: "v-light",
  not_applicable: "v-none",
  "": "v-none",
};

/** Whether a value says something. */
export const isTold = (value: string): boolean => fixed[value] !== "v-none";

/** Kinds of colours for the other values. */
const palette = 12;
/** Shades of one colour, from light to dark, for values that are sizes. */
const shades = 9;
const isSize = (value: string): boolean => /^[<>≤≥]?\s*\d/.test(value);
const shade = (index: number, of: number): string =>
  `v-step-${of < 2 ? shades - 1 : Math.round((index * (shades - 1)) / (of - 1))}`;

/** The values of a column, in an order that is the same for all lists: what is not known last; numbers by size, the larger the darker. */
export function legendOf(values: readonly string[], compare: (a: string, b: string) => number): Legend[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const sorted = [...counts.keys()].toSorted(
    (a, b) => Number(isTold(b)) - Number(isTold(a)) || compare(a, b),
  );
  const own = sorted.filter((value) => fixed[value] === undefined);
  const areSizes = own.length > 0 && own.every(isSize);
  const ownColour = (index: number) => (areSizes ? shade(index, own.length) : `v-${index % palette}`);
  return sorted.map((value) => ({
    value,
    count: counts.get(value) ?? 0,
    colour: fixed[value] ?? ownColour(own.indexOf(value)),
  }));
}

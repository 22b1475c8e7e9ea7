/** Places on chromosomes as people and addresses write them: `II:1493146..1509146`, `chromosome_2:1,500,000-1,502,000`, `II`. Pure. */
import type { ChromosomeSummary, Site } from "../../../api/contract/index.ts";
import { usualPlace } from "../../../api/contract/values/usual-place.ts";

export interface Interval {
  /** Sequence id. */
  readonly chromosome: string;
  /** 1-based, inclusive, within the chromosome. */
  readonly start: number;
  readonly end: number;
}

export interface KnownChromosome {
  readonly id: string;
  readonly label: string;
  readonly length: number;
  /** Lower case; ids, names and aliases. */
  readonly names: readonly string[];
}

/** The chromosomes of the release with all names that the deployment has for them. */
export function knownChromosomes(
  summaries: readonly ChromosomeSummary[],
  configured: Site["chromosomes"],
): KnownChromosome[] {
  return summaries.map(({ name: id, long_display_name: label, length }) => {
    const found = configured.find((one) => one.id === id);
    return {
      id,
      label,
      length,
      names: [id, label, ...(found ? [found.name, ...found.aliases] : [])].map((name) => name.toLowerCase()),
    };
  });
}

export type ReadInterval =
  | {
      readonly interval: Interval;
      /** Said where less is shown than was asked for. */
      readonly said: string | null;
    }
  /** Names no chromosome: a gene, perhaps. */
  | { readonly name: string }
  | { readonly problem: string };

/** nt that are shown around a single position, and at least. */
const around = 500;
const number = /^(-?\d[\d,]*)(?:\s*(?:\.\.|-|–)\s*(-?\d[\d,]*))?$/;
const position = (text: string): number => Number(text.replaceAll(",", ""));

/** Names that a sentence can hold; an assembly may have thousands of pieces. */
const maxNamed = 12;

const someOf = (names: readonly string[]): string =>
  names.length > maxNamed
    ? `${names.length.toLocaleString("en")}, such as ${names.slice(0, maxNamed).join(", ")}`
    : names.join(", ");

/** Reads what a visitor typed as a place: a chromosome, or one with start and end. */
export function readInterval(text: string, chromosomes: readonly KnownChromosome[]): ReadInterval {
  const trimmed = text.trim();
  const whole = chromosomes.find(({ names }) => names.includes(trimmed.toLowerCase()));
  if (whole) return { interval: { chromosome: whole.id, start: 1, end: whole.length }, said: null };
  const colon = trimmed.lastIndexOf(":");
  const range = number.exec(trimmed.slice(colon + 1).trim());
  if (colon < 0 || range === null) return { name: trimmed };
  const asked = trimmed.slice(0, colon).trim();
  const chromosome = chromosomes.find(({ names }) => names.includes(asked.toLowerCase()));
  if (!chromosome)
    return {
      problem: `There is no chromosome “${asked}” in this release; there are ${someOf(chromosomes.map(({ id }) => id))}.`,
    };
  const one = position(range[1] ?? "");
  const other = range[2] === undefined ? null : position(range[2]);
  return clip(
    chromosome,
    other === null ? one - around : Math.min(one, other),
    other === null ? one + around : Math.max(one, other),
    other === null,
  );
}

function clip(
  { id, label, length }: KnownChromosome,
  from: number,
  to: number,
  quietly: boolean,
): ReadInterval {
  const said =
    quietly || (from >= 1 && to <= length)
      ? null
      : `${label} has positions 1 to ${length.toLocaleString("en")}; what was asked for beyond them is left out.`;
  const at = (start: number, end: number): ReadInterval => ({
    interval: { chromosome: id, start: Math.max(1, start), end: Math.min(length, end) },
    said,
  });
  // All beyond an end: what is at that end.
  if (to < 1) return at(1, 2 * around);
  return from > length ? at(length - 2 * around, length) : at(from, to);
}

/** Where the browser opens when nothing is asked for; null without chromosomes. */
export function defaultInterval(chromosomes: readonly KnownChromosome[]): Interval | null {
  const [first] = chromosomes;
  return first ? { chromosome: first.id, ...usualPlace(first.length) } : null;
}

/** `II:1493146..1509146` */
export const formatInterval = ({ chromosome, start, end }: Interval): string =>
  `${chromosome}:${start}..${end}`;

/** A motif that has been read and checked. */
import { anyResidue, writeSet } from "./alphabet.ts";
import type { ResidueSet } from "./alphabet.ts";

export type Motif =
  /** One amino acid of a set, or one of the two marks around a peptide. */
  | { readonly kind: "residue"; readonly set: ResidueSet }
  | { readonly kind: "sequence"; readonly parts: readonly Motif[] }
  /** The first that fits is taken. */
  | { readonly kind: "choice"; readonly options: readonly Motif[] }
  /** `max`: null for no end. A lazy one takes as few as it can. */
  | {
      readonly kind: "repeat";
      readonly of: Motif;
      readonly min: number;
      readonly max: number | null;
      readonly lazy: boolean;
    };

/** What a motif may be at most: within these a search of all proteins is quick, whatever is asked for. */
export const limits = {
  /** Amino acids and marks that it has when its repeats are written out. */
  positions: 128,
  /** Brackets inside each other. */
  depth: 20,
} as const;

/** The motif cannot be read. `position` counts characters of what was given, from 1. */
export class MotifError extends Error {
  readonly position: number;

  constructor(position: number, reason: string) {
    super(reason);
    this.position = position;
  }
}

const partsOf = (motif: Motif): readonly Motif[] => {
  switch (motif.kind) {
    case "residue":
      return [];
    case "sequence":
      return motif.parts;
    case "choice":
      return motif.options;
    case "repeat":
      return [motif.of];
  }
};

/** Amino acids and marks when repeats are written out as often as they may be; one without end as often as it has to be. */
export function positionsOf(motif: Motif): number {
  if (motif.kind === "residue") return 1;
  const positions = partsOf(motif).reduce((sum, part) => sum + positionsOf(part), 0);
  return motif.kind === "repeat" ? positions * (motif.max ?? Math.max(1, motif.min)) : positions;
}

/** Whether a repeat in it has no end. */
export const isEndless = (motif: Motif): boolean =>
  (motif.kind === "repeat" && motif.max === null) || partsOf(motif).some(isEndless);

/** Whether it is one of the marks around a peptide. */
export const isMarkOnly = (motif: Motif): boolean =>
  motif.kind === "residue" && (motif.set & anyResidue) === 0;

/** Whether one of the marks around a peptide, or the one given, is in it. */
export const holdsMark = (motif: Motif, mark: ResidueSet = ~anyResidue): boolean =>
  motif.kind === "residue"
    ? (motif.set & ~anyResidue & mark) !== 0
    : partsOf(motif).some((part) => holdsMark(part, mark));

/** Whether there is an amino acid in it. */
export const namesResidue = (motif: Motif): boolean =>
  motif.kind === "residue" ? !isMarkOnly(motif) : partsOf(motif).some(namesResidue);

function bounds(min: number, max: number | null): string {
  if (max === null) return min === 0 ? "*" : min === 1 ? "+" : `{${min},}`;
  if (min === max) return `{${min}}`;
  return min === 0 && max === 1 ? "?" : `{${min},${max}}`;
}

const inBrackets = (motif: Motif): string =>
  motif.kind === "residue" ? writeMotif(motif) : `(${writeMotif(motif)})`;

/** The motif as plain text with the groups of amino acids written out. It reads as the same motif. */
export function writeMotif(motif: Motif): string {
  switch (motif.kind) {
    case "residue":
      return writeSet(motif.set);
    case "sequence":
      return motif.parts
        .map((part) => (part.kind === "choice" ? inBrackets(part) : writeMotif(part)))
        .join("");
    case "choice":
      return motif.options.map(writeMotif).join("|");
    case "repeat":
      return `${inBrackets(motif.of)}${bounds(motif.min, motif.max)}${motif.lazy ? "?" : ""}`;
  }
}

/** Where the dots of enriched terms stand, and how large and dark they are. Pure. */
import type { EnrichmentRow } from "../../../api/contract/enrichment.ts";
import { roundStep } from "../../features/drawings/axis.ts";
import type { ComparedTerm } from "./compare.ts";

/** Terms that are drawn; the table has the others. */
export const maxTerms = 25;
/** px of a row; on a phone with a line for its name, which has the whole width there. */
const rowHeight = { broad: 24, full: 24, wide: 24, narrow: 42 } as const;
/** px that names beside the plot take at most; shorter ones take less. */
const labelWidth = { broad: 640, full: 520, wide: 440, narrow: 0 } as const;
const plotWidth = { broad: 1000, full: 420, wide: 280, narrow: 320 } as const;
/** px of the columns of several lists, at least. */
const columnsWidth = { broad: 170, full: 170, wide: 170, narrow: 320 } as const;
const columnWidth = { broad: 160, full: 110, wide: 110, narrow: 44 } as const;
const heads = { one: 8, several: 28 } as const;
const footHeight = 42;
const radius = { min: 3, max: 10 } as const;

export type Form = keyof typeof labelWidth;

/** Bounds of q from pale to dark, as steps 1 to 5 of the scale; what is above the first is not significant. */
export const levels = [0.05, 0.01, 0.001, 1e-6, 1e-12] as const;

/** Step of the scale, 1 to 5; 0 where a term is not significant. */
export const levelOf = (q: number): number => levels.filter((bound) => q <= bound).length;

export interface Dot {
  readonly list: number;
  readonly row: EnrichmentRow;
  readonly x: number;
  readonly radius: number;
  readonly level: number;
}

export interface DotRow {
  readonly term: ComparedTerm;
  /** As much of the name as fits. */
  readonly label: string;
  readonly y: number;
  readonly dots: readonly Dot[];
}

export interface DotDrawing {
  readonly width: number;
  readonly height: number;
  readonly labelWidth: number;
  /** Whether names stand above their dots instead of beside them. */
  readonly namesAbove: boolean;
  /** Of the plot, beside or below the names. */
  readonly plotWidth: number;
  readonly rowHeight: number;
  readonly top: number;
  readonly rows: readonly DotRow[];
  /** Fold changes along the axis, of one list; of several the middle of each column. */
  readonly ticks: readonly { readonly x: number; readonly value: number }[];
  /** Genes of dots that a legend shows. */
  readonly sizes: readonly { readonly genes: number; readonly radius: number }[];
}

/** px of a letter, about; names that end at the plot would lose their beginnings, names that begin at the edge have room to spare. */
const letter = { broad: 6.6, full: 6.6, wide: 6.6, narrow: 6 } as const;
/** px between a name and the plot. */
export const gap = 8;

/** As many words as fit in so many letters: parts of words would not be those that are heard. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const space = text.lastIndexOf(" ", max - 1);
  return `${text.slice(0, space > 0 ? space : max - 1)} …`;
}

/** Draws the first terms: of one list along its fold, of several a column for each. */
export function layoutDots(terms: readonly ComparedTerm[], lists: number, form: Form): DotDrawing {
  const shown = terms.slice(0, maxTerms);
  const found = shown.flatMap(({ of }) => of.filter((row) => row !== null));
  const maxGenes = Math.max(1, ...found.map((row) => row.in_set));
  const radiusOf = (genes: number): number =>
    radius.min + (radius.max - radius.min) * Math.sqrt(genes / maxGenes);
  const longest = Math.max(0, ...shown.map(({ label }) => label.length));
  const namesAbove = labelWidth[form] === 0;
  const left = Math.min(labelWidth[form], Math.ceil(longest * letter[form]) + gap);
  const height = rowHeight[form];
  const step = columnWidth[form];
  const width = lists === 1 ? plotWidth[form] : Math.max(columnsWidth[form], lists * step);
  const largest = Math.max(1, ...found.map(({ fold }) => fold));
  const tickStep = roundStep(largest / 4);
  const maxFold = tickStep * Math.ceil(largest / tickStep);
  const inset = radius.max + 2;
  const xOf = (list: number, fold: number): number =>
    lists === 1
      ? left + inset + (fold / maxFold) * (width - 2 * inset)
      : left + (list + 0.5) * (width / lists);
  const top = lists === 1 ? heads.one : heads.several;
  const rows = shown.map((term, index) => ({
    term,
    label: cut(term.label, Math.floor((namesAbove ? width : left - gap) / letter[form])),
    y: top + (index + 0.5) * height,
    dots: term.of.flatMap((row, list) =>
      row === null
        ? []
        : [{ list, row, x: xOf(list, row.fold), radius: radiusOf(row.in_set), level: levelOf(row.q) }],
    ),
  }));
  return {
    width: left + width,
    height: top + shown.length * height + footHeight,
    labelWidth: left,
    namesAbove,
    plotWidth: width,
    rowHeight: height,
    top,
    rows,
    ticks:
      lists === 1
        ? Array.from({ length: Math.round(maxFold / tickStep) + 1 }, (_, at) => ({
            value: at * tickStep,
            x: xOf(0, at * tickStep),
          }))
        : Array.from({ length: lists }, (_, list) => ({ value: list, x: xOf(list, 0) })),
    sizes: [...new Set([Math.max(1, Math.round(maxGenes / 4)), maxGenes])].map((genes) => ({
      genes,
      radius: radiusOf(genes),
    })),
  };
}

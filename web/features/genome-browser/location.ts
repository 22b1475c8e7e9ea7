/** Where the genome browser opens for a gene. Pure. */
import type { Location } from "../../../api/contract/index.ts";
import type { Interval } from "./interval.ts";
import { pathSegment } from "../../../api/contract/values/entity-path.ts";

/** nt on either side of the gene's middle */
const reach = 8_000;

/** A gene with what lies around it. @param length of the chromosome; null when it is not known (yet) */
export function surroundings(gene: Location, length: number | null): Interval {
  const { chromosome, start, end } = geneInterval(gene);
  const middle = Math.floor((start + end) / 2);
  return {
    chromosome,
    start: Math.max(1, Math.min(start, middle - reach)),
    end: Math.min(length ?? Number.MAX_SAFE_INTEGER, Math.max(end, middle + reach)),
  };
}

/** The gene itself, which the browser marks. */
export const geneInterval = ({ chromosome_name: chromosome, start_pos, end_pos }: Location): Interval => ({
  chromosome,
  start: start_pos,
  end: end_pos,
});

/** A value of an address; the characters that places and lists of tracks are made of stay readable. */
const value = (text: string): string => pathSegment(text).replaceAll("%2C", ",");

const joined = (base: string, params: Readonly<Record<string, string>>): string =>
  `${base}${base.includes("?") ? "&" : "?"}${Object.entries(params)
    .map(([name, text]) => `${name}=${value(text)}`)
    .join("&")}`;

/** What both versions of the browser are opened at. */
export interface BrowserOpening {
  readonly loc: string;
  /** An interval that is marked. */
  readonly highlight?: string | undefined;
}

const opening = ({ highlight }: BrowserOpening): Readonly<Record<string, string>> =>
  highlight === undefined ? {} : { highlight };

/** Address of version 1 of the browser, tracks by their labels. */
export const browserUrl = (base: string, at: BrowserOpening, labels: readonly string[]): string =>
  joined(base, { loc: at.loc, ...(labels.length > 0 && { tracks: labels.join(",") }), ...opening(at) });

/** Address of version 2 of the browser, tracks by their ids. */
export const browser2Url = (
  base: string,
  at: BrowserOpening,
  assembly: string,
  ids: readonly string[],
): string =>
  joined(base, { loc: at.loc, assembly, ...(ids.length > 0 && { tracks: ids.join(",") }), ...opening(at) });

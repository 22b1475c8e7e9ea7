/** Numbers, units and positions as people read them. */
import type { Location } from "../../../api/contract/index.ts";
import { count, withUnit } from "../../../api/contract/values/counted.ts";

export { count, counted, sizeText, withUnit } from "../../../api/contract/values/counted.ts";

/** Length in nt as kb or Mb: 5579133 → "5.58 Mb". */
export function bases(length: number): string {
  if (length >= 1_000_000) return withUnit((length / 1_000_000).toFixed(2), "Mb");
  if (length >= 10_000) return withUnit(String(Math.round(length / 100) / 10), "kb");
  return withUnit(count(length), "nt");
}

/** nt from start to end, both included. */
export const spanOf = (location: { readonly start_pos: number; readonly end_pos: number }): number =>
  location.end_pos - location.start_pos + 1;

/** "1,500,197..1,502,095" */
export const range = (start: number, end: number): string => `${count(start)}..${count(end)}`;

/** Strand as a sign; a true minus, and nothing when there is no strand. */
export const strandSign = (strand: Location["strand"]): string =>
  strand === "forward" ? "(+)" : strand === "reverse" ? "(\u2212)" : "";

/** Name of a sequence as the deployment wants it shown, and the range on it: "II:1,500,197..1,502,095". */
export const formatLocation = (location: Location, chromosomeName = location.chromosome_name): string =>
  `${chromosomeName}:${range(location.start_pos, location.end_pos)}`;

let list: Intl.ListFormat | undefined;
/** "a, b and c"; made when it is first needed, since that takes long. */
export const listed = (): Intl.ListFormat => (list ??= new Intl.ListFormat("en-GB", { type: "conjunction" }));

/** An ISO date and time cut to its date. */
export const isoDate = (text: string): string => text.slice(0, 10);

/** "single_locus_phenotype" → "single locus phenotype" */
export const words = (key: string): string => key.replaceAll("_", " ");

/** A span of numbers as the release has it: "201-300" → "201–300"; one without an end, "701-", → "701 or more". */
export const spanWords = (span: string): string =>
  span.replace(/^(\d+)-(\d*)$/, (_, first: string, last: string) =>
    last === "" ? `${first} or more` : `${first}–${last}`,
  );

/** First letter large: for names that begin a line, never for identifiers. "mRNA" stays as it is. */
export const sentenceCase = (text: string): string =>
  /^[a-z]+[A-Z]/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);

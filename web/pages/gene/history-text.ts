import { count } from "../../shared/format/format.ts";

export interface TextPart {
  readonly text: string;
  readonly isReference: boolean;
  /** Where it begins. */
  readonly at: number;
}

/** Text in parts, so that each PMID in it can become a link. Releases list ids without a blank after the comma. */
export function splitAtReferences(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const piece of text.replaceAll(/,(?=\w+:)/g, ", ").split(/(PMID:\d+)/)) {
    if (piece !== "") parts.push({ text: piece, isReference: /^PMID:\d+$/.test(piece), at });
    at += piece.length;
  }
  return parts;
}

/** How a link to an old copy of the genome is called: by its date of 8 digits, its revision, or just a file. */
export function snapshotLabel(link: string): string {
  const date = /(?<!\d)\d{8}(?!\d)/.exec(link)?.[0];
  if (date !== undefined) return `ftp:${date}`;
  const revision = /trunk.*\?p=(\d+)/.exec(link)?.[1];
  return revision === undefined ? "File" : `svn:${revision}`;
}

/** Positions as the site writes them: "join(1500197..1500243,1500286)" → "join(1,500,197..1,500,243, 1,500,286)". */
export const coordinatesText = (coordinates: string): string =>
  coordinates
    .replaceAll(/,(?! )/g, ", ")
    .replaceAll(/(?<![A-Za-z\d])\d{4,}/g, (digits) => count(Number(digits)));

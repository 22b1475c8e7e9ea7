/** Texts in memory that threads share, one after the other in UTF-8: as strings each thread would have a copy of all of them. Pure. */
export interface SharedTexts {
  /** Where each text begins; one more for the end of the last one. */
  readonly starts: Uint32Array;
  readonly bytes: Uint8Array;
}

/** Puts texts one after the other. */
export function sharedTexts(texts: readonly string[]): SharedTexts {
  const encoder = new TextEncoder();
  const parts = texts.map((text) => encoder.encode(text));
  const starts = new Uint32Array(new SharedArrayBuffer(4 * (parts.length + 1)));
  // `!`: a start for each text, and one more.
  for (const [at, { length }] of parts.entries()) starts[at + 1] = starts[at]! + length;
  const bytes = new Uint8Array(new SharedArrayBuffer(starts.at(-1) ?? 0));
  for (const [at, part] of parts.entries()) bytes.set(part, starts[at]);
  return { starts, bytes };
}

const decoder = new TextDecoder();

/** The text at a place; empty where there is none. */
export const textAt = ({ starts, bytes }: SharedTexts, at: number): string =>
  // A copy: what is shared cannot be decoded where it is.
  decoder.decode(bytes.slice(starts[at] ?? 0, starts[at + 1] ?? 0));

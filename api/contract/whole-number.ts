import { z } from "zod";

/** The number that a parameter says; nothing for a blank one, and the largest of all for one that is larger still. */
function read(value: unknown): unknown {
  if (typeof value !== "string") return value;
  const text = value.trim();
  if (text === "") return undefined;
  return /^[+-]?\d+$/.test(text) ? Math.max(-Number.MAX_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, Number(text))) : text;
}

/** A whole number in an address, as `page=2`; `otherwise` where it is blank or none. */
export const wholeNumber = (otherwise: number) => z.preprocess(read, z.int().catch(otherwise).default(otherwise));

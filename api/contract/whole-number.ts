import { z } from "zod";

/** What a parameter says; nothing for a blank one. */
export const given = (value: unknown): unknown =>
  typeof value === "string" ? value.trim() || undefined : value;

/** The largest number of all for one that is larger still. */
function read(value: unknown): unknown {
  const text = given(value);
  if (typeof text !== "string") return text;
  return /^[+-]?\d+$/.test(text)
    ? Math.max(-Number.MAX_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, Number(text)))
    : text;
}

/** A whole number in an address, as `page=2`; `otherwise` where it is blank or none. */
export const wholeNumber = (otherwise: number) =>
  z.preprocess(read, z.int().catch(otherwise).default(otherwise));

import { z } from "zod";

/** Digits as a number; anything else as it is, to be refused. */
const read = (value: unknown): unknown =>
  typeof value === "string" && /^\s*[+-]?\d+\s*$/.test(value) ? Number(value) : value;

/** A whole number in an address, as `page=2`. */
export function wholeNumberIn(min: number, max: number) {
  const range =
    max === Number.MAX_SAFE_INTEGER ? `from ${min} on` : `from ${min} to ${max.toLocaleString("en")}`;
  const error = `has to be a whole number ${range}`;
  return z.preprocess(read, z.int(error).min(min, error).max(max, error));
}

/** Pages count from 1; past the end there are no rows. */
export const pageNumber = wholeNumberIn(1, Number.MAX_SAFE_INTEGER).default(1);

/** Rows of a page. */
export const pageSize = (usual: number, max: number) => wholeNumberIn(1, max).default(usual);

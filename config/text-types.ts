/** Kinds of texts that several files of a deployment have. */
import { z } from "zod";

export const address = z
  .string()
  .refine(
    (url) => url.startsWith("/") || /^(https?|mailto):/.test(url),
    "an internal route beginning with / or a http(s) or mailto address",
  );

export const pattern = z.string().refine((source) => {
  try {
    new RegExp(source);
    return true;
  } catch {
    return false;
  }
}, "a regular expression");

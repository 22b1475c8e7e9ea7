/** Kinds of texts that several files of a deployment have. */
import { z } from "zod";

export const address = z
  .string()
  .refine(
    (url) => url.startsWith("/") || /^(https?|mailto):/.test(url),
    "an internal route beginning with / or a http(s) or mailto address",
  );

/** What `<<NAME>>` in a text may stand for: another name is a slip that would stand in links as it is. */
export const onlyNames = <T extends z.ZodString>(text: T, ...names: readonly string[]): T =>
  text.refine(
    (value) => [...value.matchAll(/<<(.*?)>>/g)].every(([, name = ""]) => names.includes(name)),
    `a text in which nothing is in << >> but ${names.join(", ")}`,
  );

export const pattern = z.string().refine((source) => {
  try {
    new RegExp(source);
    return true;
  } catch {
    return false;
  }
}, "a regular expression");

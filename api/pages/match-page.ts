/** Which page of the web an address leads to. Pure. */
import { pages } from "../contract/values/pages.ts";
import type { Page } from "../contract/values/pages.ts";

export interface MatchedPage {
  readonly page: Page;
  /** What stands at `:id`, decoded; "" when the pattern has none. */
  readonly id: string;
}

/** Decoded parts of a path without empty ones at its end; null when a part cannot be decoded. */
function partsOf(path: string): string[] | null {
  try {
    return path.replace(/^\//, "").replace(/\/+$/, "").split("/").map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** What stands at `:id` where the parts fit the pattern; null where they do not. */
function matchPattern(pattern: string, parts: readonly string[]): string | null {
  const expected = pattern.split("/");
  const open = expected.at(-1) === "*";
  const fixed = open ? expected.slice(0, -1) : expected;
  if (open ? parts.length < fixed.length : parts.length !== fixed.length) return null;
  let id = "";
  for (const [i, part] of fixed.entries()) {
    const given = parts[i] ?? "";
    if (!part.startsWith(":")) {
      if (part !== given) return null;
    } else if (given === "") return null;
    else if (part === ":id") id = given;
  }
  return id;
}

/** The page at a path (as in the request, still encoded); null when there is none. */
export function matchPage(path: string): MatchedPage | null {
  const parts = partsOf(path);
  if (!parts) return null;
  for (const page of pages)
    for (const pattern of page.patterns) {
      const id = matchPattern(pattern, parts);
      if (id !== null) return { page, id };
    }
  return null;
}

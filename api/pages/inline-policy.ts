/** Content security policy of a page with scripts and styles of its own: the browser takes those that the build wrote, and no others. */
import { createHash } from "node:crypto";

const hashesOf = (page: string, element: "script" | "style"): readonly string[] =>
  [...page.matchAll(new RegExp(`<${element}>([^]*?)</${element}>`, "g"))].map(
    ([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );

export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Tells the hashes of the scripts and style sheets in a built page, of elements without attributes as the build writes them. The last page is kept in mind. */
export function inlineHashes(): (page: string) => InlineHashes {
  let last: { readonly page: string; readonly hashes: InlineHashes } | null = null;
  return (page) => {
    if (last?.page !== page)
      last = { page, hashes: { scripts: hashesOf(page, "script"), styles: hashesOf(page, "style") } };
    return last.hashes;
  };
}

/** A policy that allows them beside files of this site. */
export const withInline = (policy: string, { scripts, styles }: InlineHashes): string =>
  [
    policy,
    ...(scripts.length === 0 ? [] : [`script-src 'self' ${scripts.join(" ")}`]),
    ...(styles.length === 0 ? [] : [`style-src 'self' ${styles.join(" ")}`]),
  ].join(";");

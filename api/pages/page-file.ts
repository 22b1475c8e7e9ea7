/** Files of the built web that are filled in before they are sent. */
import { readFile, stat } from "node:fs/promises";

/** Said in place of a page whose file is not there. */
export const notBuilt =
  "The pages of this site are not built yet. Build them with `npm run build:web`, or start everything with `npm start`.\n";

/** Reads a file of the built web, again only when it has changed. Null when it is not there. */
export function pageReader(file: string): () => Promise<string | null> {
  let have: { readonly text: string; readonly changed: number } | null = null;
  return async () => {
    const changed = (await stat(file).catch(() => null))?.mtimeMs;
    if (changed === undefined) return null;
    if (have?.changed !== changed) have = { text: await readFile(file, "utf8"), changed };
    return have.text;
  };
}

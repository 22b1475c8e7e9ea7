/** Which files of the built web the program of a page is made of, as the build's manifest tells. */
import { join } from "node:path";
import { z } from "zod";
import { pageReader } from "./page-file.ts";

const manifest = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]) }),
);
type Manifest = z.infer<typeof manifest>;

/** The file of a module and those that it imports, each once. */
export function filesOf(module: string, built: Manifest): string[] {
  const reached = new Set([module]);
  for (const one of reached) for (const next of built[one]?.imports ?? []) reached.add(next);
  return [...reached].flatMap((one) => built[one]?.file ?? []);
}

/** Tells the files of a module of web/pages, such as `gene/GenePage`; none when it is not built or not known. */
export function pageModules(webRoot: string): (module: string | undefined) => Promise<string[]> {
  const read = pageReader(join(webRoot, ".vite", "manifest.json"));
  let have: { readonly text: string; readonly built: Manifest } | null = null;
  return async (module) => {
    const text = module === undefined ? null : await read();
    if (text === null) return [];
    if (have?.text !== text) have = { text, built: manifest.parse(JSON.parse(text)) };
    return filesOf(`pages/${module}.tsx`, have.built);
  };
}

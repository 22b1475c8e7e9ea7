/** Which files of the built web the program of a page is made of, as the build's manifest tells. */
import { join } from "node:path";
import { z } from "zod";
import { pageReader } from "./page-file.ts";

const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
  }),
);
type Manifest = z.infer<typeof manifest>;

export interface BuiltFiles {
  /** Programs. */
  readonly modules: readonly string[];
  /** Style sheets. */
  readonly styles: readonly string[];
}

/** The files of modules and those that they import, each once. */
export function filesOf(modules: readonly string[], built: Manifest): BuiltFiles {
  const reached = new Set(modules);
  for (const one of reached) for (const next of built[one]?.imports ?? []) reached.add(next);
  const parts = [...reached].flatMap((one) => built[one] ?? []);
  return {
    modules: [...new Set(parts.map(({ file }) => file))],
    styles: [...new Set(parts.flatMap(({ css }) => css))],
  };
}

/** Tells the files of modules of web/, such as `pages/gene/GenePage.tsx`; none of those that are not built or not known. */
export function builtFiles(webRoot: string): (modules: readonly string[]) => Promise<BuiltFiles> {
  const read = pageReader(join(webRoot, ".vite", "manifest.json"));
  let have: { readonly text: string; readonly built: Manifest } | null = null;
  return async (modules) => {
    const text = modules.length === 0 ? null : await read();
    if (text === null) return { modules: [], styles: [] };
    if (have?.text !== text) have = { text, built: manifest.parse(JSON.parse(text)) };
    return filesOf(modules, have.built);
  };
}

/** The files of the built web, as its manifest has them. */
import { readFile, stat } from "node:fs/promises";
import { expect, test } from "vitest";
import { z } from "zod";
import { programSize } from "../../web/features/genome-browser/program-size.ts";

const manifest = z
  .record(z.string(), z.object({ file: z.string(), imports: z.array(z.string()).default([]) }))
  .parse(JSON.parse(await readFile("web/dist/.vite/manifest.json", "utf8")));

/** What a circle leads through, from one file to itself; null without one. */
function circleFrom(name: string, path: readonly string[], done: Set<string>): string[] | null {
  if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
  if (done.has(name)) return null;
  for (const next of manifest[name]?.imports ?? []) {
    const circle = circleFrom(next, [...path, name], done);
    if (circle) return circle;
  }
  done.add(name);
  return null;
}

// The first of such files would find in the other what is not there yet, and no page with them could be drawn.
test("no file waits for another that waits for it", () => {
  // JBrowse's own parts do, in functions that are called later.
  const names = Object.keys(manifest).filter((name) => !/jbrowse/i.test(name));
  expect(names.length).toBeGreaterThan(50);
  const done = new Set(Object.keys(manifest).filter((name) => /jbrowse/i.test(name)));
  expect(names.map((name) => circleFrom(name, [], done)).filter((circle) => circle !== null)).toEqual([]);
});

/** The files of a module and of all that it imports. */
function filesOf(module: string): ReadonlySet<string> {
  const names = new Set([module]);
  for (const name of names) for (const next of manifest[name]?.imports ?? []) names.add(next);
  return new Set([...names].flatMap((name) => manifest[name]?.file ?? []));
}

test("the size that is said of JBrowse is that of what it adds to the page", async () => {
  const page = filesOf("pages/genome-browser/GenomeBrowserPage.tsx");
  const added = filesOf("features/genome-browser/Browser.tsx").difference(page);
  const sizes = await Promise.all([...added].map(async (file) => (await stat(`web/dist/${file}.gz`)).size));
  const megabytes = sizes.reduce((sum, size) => sum + size, 0) / 1e6;
  expect(programSize).toBe(`${megabytes.toFixed(1)} MB`);
});

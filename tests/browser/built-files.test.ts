/** The files of the built web, as its manifest has them. */
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { z } from "zod";

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

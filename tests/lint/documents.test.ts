/** Links between documents, and from documents to code, lead to files that are there. */
import { existsSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

test("links of the documentation lead to files", async () => {
  const dead: string[] = [];
  let links = 0;
  for await (const file of glob(["*.md", "docs/**/*.md", "demo/*.md"], { cwd: root })) {
    // What is written as code shows how a link is written.
    const text = (await readFile(join(root, file), "utf8")).replaceAll(/`[^`\n]*`/g, "");
    for (const [, target = ""] of text.matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/g)) {
      if (/^(https?|mailto):/.test(target)) continue;
      links += 1;
      if (!existsSync(join(root, dirname(file), target))) dead.push(`${file}: ${target}`);
    }
  }
  expect(dead).toEqual([]);
  expect(links).toBeGreaterThan(100);
});

/**
 * Circles of folders: sets of folders of a room that import each other, directly or by way of others. Types count, and
 * so do tests and what is imported when it is needed. `node tests/folders.ts web` prints those of a room with an import
 * for each step; without a room it looks through all of them. It ends with 1 if there are any.
 */
import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { dirname, join, normalize } from "node:path";

const rooms = ["index-mappings", "config", "indexer", "services", "demo", "api", "web", "tests"];

/** What a file imports by a path: `from "./a.ts"`, `import "./a.css"`, `import("./a.ts")`, `new URL("./a.ts", …)`. */
const imported = /(?:\bfrom|\bimport|\bimport\(|\bnew URL\()\s*"(\.{1,2}\/[^"]+)"/g;

/** The folders of a room, each with the folders of the room that its files import, and one such import for each. */
async function foldersOf(room: string): Promise<Map<string, Map<string, string>>> {
  const folders = new Map<string, Map<string, string>>();
  for await (const file of glob(`${room}/**/*.{ts,tsx,mjs}`, { exclude: ["**/dist/**"] })) {
    const from = dirname(file);
    const to = folders.get(from) ?? new Map<string, string>();
    folders.set(from, to);
    for (const [, path = ""] of readFileSync(file, "utf8").matchAll(imported)) {
      const target = normalize(join(from, path));
      if (target.startsWith(`${room}/`) && dirname(target) !== from)
        to.set(dirname(target), `${file} → ${target}`);
    }
  }
  return folders;
}

/** Everything that is reached from a folder by one import or more. */
function reached(folders: Map<string, Map<string, string>>, from: string): Set<string> {
  const seen = new Set<string>();
  const next = [from];
  for (let folder = next.pop(); folder !== undefined; folder = next.pop())
    for (const to of folders.get(folder)?.keys() ?? [])
      if (!seen.has(to)) {
        seen.add(to);
        next.push(to);
      }
  return seen;
}

/** The circles of a room's folders, each as lines that a person reads: its folders, then an import for each step. */
async function circlesOf(room: string): Promise<string[]> {
  const folders = await foldersOf(room);
  const reach = new Map([...folders.keys()].map((folder) => [folder, reached(folders, folder)]));
  const placed = new Set<string>();
  const circles: string[] = [];
  for (const folder of folders.keys()) {
    if (placed.has(folder) || !reach.get(folder)?.has(folder)) continue;
    const members = [...folders.keys()].filter(
      (to) => reach.get(folder)?.has(to) && reach.get(to)?.has(folder),
    );
    members.forEach((member) => placed.add(member));
    const steps = members.flatMap((from) =>
      [...(folders.get(from) ?? [])].filter(([to]) => members.includes(to)),
    );
    circles.push([members.join(", "), ...steps.map(([, step]) => `  ${step}`)].join("\n"));
  }
  return circles;
}

if (import.meta.main) {
  const asked = process.argv.slice(2);
  let circles = 0;
  for (const room of asked.length > 0 ? asked : rooms) {
    const found = await circlesOf(room);
    circles += found.length;
    console.log(
      [`${room}: ${found.length === 1 ? "1 circle" : `${found.length} circles`} of folders`, ...found].join(
        "\n",
      ),
    );
  }
  process.exitCode = circles > 0 ? 1 : 0;
}

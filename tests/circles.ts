/**
 * Circles of folders and of files: sets of folders of a room, or of its files, that import each other, directly or by way
 * of others. Types count, and so do tests and what is imported when it is needed. `node tests/circles.ts web` prints those
 * of a room with an import for each step; without a room it looks through all of them. It ends with 1 if there are any.
 */
import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { dirname, join, normalize } from "node:path";

const rooms = ["index-mappings", "config", "indexer", "services", "demo", "api", "web", "tests"];

/** What a file imports by a path: `from "./a.ts"`, `import "./a.css"`, `import("./a.ts")`, `new URL("./a.ts", …)`. */
const imported = /(?:\bfrom|\bimport|\bimport\(|\bnew URL\()\s*"(\.{1,2}\/[^"]+)"/g;

/** What imports what, each with one such import. */
type Imports = Map<string, Map<string, string>>;

/** The files of a room, or its folders, with those of the room that they import. */
async function importsOf(room: string, placeOf: (file: string) => string): Promise<Imports> {
  const places: Imports = new Map();
  for await (const file of glob(`${room}/**/*.{ts,tsx,mjs}`, { exclude: ["**/dist/**"] })) {
    const from = placeOf(file);
    const to = places.get(from) ?? new Map<string, string>();
    places.set(from, to);
    for (const [, path = ""] of readFileSync(file, "utf8").matchAll(imported)) {
      const target = normalize(join(dirname(file), path));
      if (target.startsWith(`${room}/`) && placeOf(target) !== from)
        to.set(placeOf(target), `${file} → ${target}`);
    }
  }
  return places;
}

/** Everything that is reached from a place by one import or more. */
function reached(imports: Imports, from: string): Set<string> {
  const seen = new Set<string>();
  const next = [from];
  for (let place = next.pop(); place !== undefined; place = next.pop())
    for (const to of imports.get(place)?.keys() ?? [])
      if (!seen.has(to)) {
        seen.add(to);
        next.push(to);
      }
  return seen;
}

/** The circles, each as lines that a person reads: what is in it, then an import for each step. */
function circlesOf(imports: Imports): string[] {
  const reach = new Map([...imports.keys()].map((place) => [place, reached(imports, place)]));
  const placed = new Set<string>();
  const circles: string[] = [];
  for (const place of imports.keys()) {
    if (placed.has(place) || !reach.get(place)?.has(place)) continue;
    const members = [...imports.keys()].filter(
      (to) => reach.get(place)?.has(to) && reach.get(to)?.has(place),
    );
    members.forEach((member) => placed.add(member));
    const steps = members.flatMap((from) =>
      [...(imports.get(from) ?? [])].filter(([to]) => members.includes(to)),
    );
    circles.push([members.join(", "), ...steps.map(([, step]) => `  ${step}`)].join("\n"));
  }
  return circles;
}

if (import.meta.main) {
  const asked = process.argv.slice(2);
  let circles = 0;
  for (const room of asked.length > 0 ? asked : rooms)
    for (const [what, placeOf] of [
      ["folders", dirname],
      ["files", (file: string) => file],
    ] as const) {
      const found = circlesOf(await importsOf(room, placeOf));
      circles += found.length;
      const number = found.length === 1 ? "1 circle" : `${found.length} circles`;
      console.log([`${room}: ${number} of ${what}`, ...found].join("\n"));
    }
  process.exitCode = circles > 0 ? 1 : 0;
}

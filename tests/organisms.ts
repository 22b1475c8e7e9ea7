/**
 * Words of single organisms in the code: their names, the databases that a deployment shows and ids of their genes and
 * ontologies stand in config/ and in tests, and nowhere else. `node tests/organisms.ts` prints each place, and ends with 1
 * if there is any.
 */
import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { anyWord, organismWords } from "./organism-words.ts";

const rooms = "{index-mappings,indexer,services,api,web,config/defaults}/**/*.{ts,tsx,mjs,css,html,json,md}";

/** What is no word of an organism though it reads like one, and why it stays. */
const allowed: readonly RegExp[] = [
  // Names of formats and of columns in files, as their sources write them.
  /\bpombase-genes\b/,
  /\bpombase_(?:reference|comments)(?:_(?:removed|added))?\b/,
  /"FYPO ID"/,
  // Addresses that other sites link to.
  /\/gocam\/pombase-view\b/,
  /\bspombe\/:wildcard\/:id\b/,
  // Namespace of an ontology.
  /\bpombase_family_or_domain\b/,
];

const deployments = await organismWords();
const named = anyWord(deployments.flatMap(({ words }) => words));
const ids = deployments.map(({ geneId }) => geneId);

let found = 0;
for await (const path of glob(rooms, { exclude: ["**/dist/**", "**/*.test.*"] })) {
  for (const [index, line] of readFileSync(path, "utf8").split("\n").entries()) {
    const rest = allowed.reduce((text, pattern) => text.replaceAll(new RegExp(pattern, "g"), ""), line);
    const word = [named, ...ids].map((pattern) => pattern.exec(rest)?.[0]).find((hit) => hit !== undefined);
    if (word === undefined) continue;
    found += 1;
    console.error(`${path}:${index + 1}: “${word}” belongs to a deployment: ${line.trim().slice(0, 120)}`);
  }
}
console.log(`organisms: ${found} places in the code name one`);
process.exitCode = found === 0 ? 0 : 1;

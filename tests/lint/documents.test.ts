/** What documents say of the code is so: links lead to files, settings and caches are all named, commands are there. */
import { execFile } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
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

test("files and tests that the documentation names without a link are there", async () => {
  const rooms =
    /(?<![\w./-])((?:api|config|demo|deploy|docs|index-mappings|indexer|services|tests|web)\/[\w./*-]*\w)/g;
  const missing: string[] = [];
  let named = 0;
  for await (const file of glob(["*.md", "docs/*.md", "demo/*.md", "deploy/**/*.{yml,yaml,sh}"], {
    cwd: root,
  }))
    for (const name of namesIn(await readFile(join(root, file), "utf8"), rooms)) {
      // Those of somebody's own deployment, of secrets that are made, and of containers.
      if (/^config\/(NAME|mine|certs)\b|^deploy\/secrets$/.test(name)) continue;
      named += 1;
      if (globSync(name, { cwd: root }).length === 0) missing.push(`${file}: ${name}`);
    }
  expect(missing).toEqual([]);
  expect(named).toBeGreaterThan(60);

  const tests = globSync("{api,config,indexer,services,tests,web}/**/*.test.{ts,tsx}", { cwd: root });
  const security = await textsOf("docs/security.md");
  const shown = [...security.matchAll(/\bTests?: ([^|.;]*)/g)].flatMap(([, text = ""]) =>
    namesIn(text, /`([a-z-]+)`/g),
  );
  expect(shown.length).toBeGreaterThan(5);
  expect(shown.filter((name) => !tests.some((path) => basename(path).startsWith(`${name}.test.`)))).toEqual(
    [],
  );
});

/** The texts of files, one after the other. */
async function textsOf(...patterns: readonly string[]): Promise<string> {
  let texts = "";
  for await (const file of glob(patterns, { cwd: root, exclude: ["**/{dist,node_modules}"] }))
    texts += await readFile(join(root, file), "utf8");
  return texts;
}

const namesIn = (text: string, pattern: RegExp): string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, name = ""]) => name))].sort();

/** Any setting may stand in a file, as the documentation says. */
const settingsIn = (text: string): string[] =>
  [...new Set(namesIn(text, /\b(KARYON_[A-Z\d_]+)\b/g).map((name) => name.replace(/_FILE$/, "")))].sort();

test("settings that the code reads are in the documentation, and no others", async () => {
  const code = await textsOf(
    "{api,config,index-mappings,indexer,services,deploy,web}/**/!(*.test).{ts,yml,yaml,sh}",
    "*.{mjs,yml}",
  );
  // Said by one of our processes to another.
  const own = ["KARYON_API_ALONE", "KARYON_API_PROCESS", "KARYON_PARENT"];
  const read = settingsIn(code).filter((name) => !own.includes(name));
  const written = settingsIn(await textsOf("*.md", "docs/**/*.md"));
  const tests = settingsIn(await textsOf("tests/**/*.ts"));
  expect(read).toContain("KARYON_RELEASE");
  expect(read.filter((name) => !written.includes(name))).toEqual([]);
  expect(written.filter((name) => !read.includes(name) && !tests.includes(name))).toEqual([]);
});

test("a misspelt setting is told by every command, and one of the README is not", async () => {
  const { stderr } = await promisify(execFile)(process.execPath, ["start.mjs", "release", "--help"], {
    cwd: root,
    env: { ...process.env, KARYON_RELASE: "/somewhere", KARYON_USER: "anna", KARYON_WEBHOOK_FILE: "hook" },
  });
  expect(stderr.match(/KARYON_\w+ is no setting/g)).toEqual(["KARYON_RELASE is no setting"]);
});

test("caches of the api are in the list for operators, and no others", async () => {
  const code = await textsOf("api/**/!(*.test).ts");
  const names = [
    ...namesIn(code, /new LruCache<[^(]*>\(\{\s*name: "([^"]+)"/g),
    ...namesIn(code, /\bperGeneration\(\s*["`]([^"`]+)["`]/g).map((name) => name.replace(/\$\{.*\}/, "…")),
  ];
  const operations = await textsOf("docs/operations.md");
  const [, table = ""] = /\| cache \| holds \| bound \|\n\|[-|]+\|\n((?:\|.*\n)+)/.exec(operations) ?? [];
  const listed = table.split("\n").flatMap((row) => namesIn(row.split("|")[1] ?? "", /`([^`]+)`/g));
  expect(names.length).toBeGreaterThan(10);
  expect(listed.sort()).toEqual(names.sort());
});

test("npm commands of the documentation are those of the package", async () => {
  // What npm itself reads of it.
  const { scripts } = JSON.parse(await readFile(join(root, "package.json"), "utf8")) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const named = namesIn(await textsOf("*.md", "docs/**/*.md", "demo/*.md"), /\bnpm run ([\w:-]+)/g);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

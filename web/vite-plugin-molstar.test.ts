import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { molstarAtOnce } from "./vite-plugin-molstar.ts";

const types = createRequire(import.meta.url).resolve("molstar/lib/mol-model/structure/model/types.js");

/** What the plugin makes of a file. */
function changed(code: string): unknown {
  const { transform } = molstarAtOnce();
  if (typeof transform !== "function") throw new Error("the plugin changes files by a function");
  return Reflect.apply(transform, {}, [code, types]);
}

test("the installed molstar is as the plugin knows it, and writes no words beforehand", async () => {
  const code = await readFile(types, "utf8");
  expect(code).toContain("letters.length");
  expect(changed(code)).not.toContain("letters.length");
});

test("a molstar that is written in another way is no silent loss", () => {
  expect(() => changed("export const ElementSymbol = String;")).toThrow("vite-plugin-molstar.ts");
});

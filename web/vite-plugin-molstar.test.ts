import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { molstarAtOnce } from "./vite-plugin-molstar.ts";

const { resolve } = createRequire(import.meta.url);
const types = resolve("molstar/lib/mol-model/structure/model/types.js");
const program = resolve("molstar/lib/mol-gl/webgl/program.js");

/** What the plugin makes of a file. */
function changed(code: string, file = types): unknown {
  const { transform } = molstarAtOnce();
  if (typeof transform !== "function") throw new Error("the plugin changes files by a function");
  return Reflect.apply(transform, {}, [code, file]);
}

test("the installed molstar is as the plugin knows it, and writes no words beforehand", async () => {
  const code = await readFile(types, "utf8");
  expect(code).toContain("letters.length");
  expect(changed(code)).not.toContain("letters.length");
});

test("programs for the graphics processor are translated when they are linked, and none is linked beforehand", async () => {
  const code = await readFile(program, "utf8");
  const before = code.indexOf("function link()");
  expect(code.indexOf("getShader('vert'")).toBeLessThan(before);
  expect(code).toContain("variant === 'compute'");
  const now = String(changed(code, program));
  expect(now.indexOf("getShader('vert'")).toBeGreaterThan(now.indexOf("function link()"));
  expect(now).not.toContain("variant === 'compute'");
});

test("a molstar that is written in another way is no silent loss", () => {
  for (const file of [types, program])
    expect(() => changed("export const ElementSymbol = String;", file)).toThrow("vite-plugin-molstar.ts");
});

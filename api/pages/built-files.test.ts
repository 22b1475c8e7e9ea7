import { expect, test } from "vitest";
import { filesOf } from "./built-files.ts";

const file = (name: string, imports: string[] = [], css: string[] = []) => ({
  file: `assets/${name}.js`,
  imports,
  css,
});

test("a page needs what it imports, and what that imports, with their styles, each once", () => {
  const built = {
    "pages/gene/GenePage.tsx": file("gene", ["_a", "_b"]),
    _a: file("a", ["_b", "_c"]),
    _b: file("b", [], ["assets/b.css"]),
    _c: file("c", ["_a"]),
    "pages/other.tsx": file("other", ["_d"]),
    _d: file("d"),
  };
  expect(filesOf(["pages/gene/GenePage.tsx"], built)).toEqual({
    modules: ["assets/gene.js", "assets/a.js", "assets/b.js", "assets/c.js"],
    styles: ["assets/b.css"],
  });
  expect(filesOf(["pages/none.tsx"], built)).toEqual({ modules: [], styles: [] });
  expect(filesOf(["_a", "pages/other.tsx"], built).modules).toEqual([
    "assets/a.js",
    "assets/other.js",
    "assets/b.js",
    "assets/c.js",
    "assets/d.js",
  ]);
});

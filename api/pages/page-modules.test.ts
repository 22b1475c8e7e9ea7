import { expect, test } from "vitest";
import { filesOf } from "./page-modules.ts";

const file = (name: string, imports: string[] = []) => ({ file: `assets/${name}.js`, imports });

test("a page needs what it imports, and what that imports, each once", () => {
  const built = {
    "pages/gene/GenePage.tsx": file("gene", ["_a", "_b"]),
    _a: file("a", ["_b", "_c"]),
    _b: file("b"),
    _c: file("c", ["_a"]),
    "pages/other.tsx": file("other", ["_d"]),
    _d: file("d"),
  };
  expect(filesOf("pages/gene/GenePage.tsx", built)).toEqual([
    "assets/gene.js",
    "assets/a.js",
    "assets/b.js",
    "assets/c.js",
  ]);
  expect(filesOf("pages/none.tsx", built)).toEqual([]);
});

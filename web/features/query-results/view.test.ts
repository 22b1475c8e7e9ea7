import { expect, test } from "vitest";
import { isFiltered, readView, writeView } from "./view.ts";

test("a view is read back from the address it writes, and starts at its first page", () => {
  const view = {
    text: "kin ase",
    sorting: { column: "protein_length", descending: true },
    chosen: { chromosome: ["I", "II"], viability: [], status: [], slim: ["GO:0007049"] },
  };
  const written = writeView(new URLSearchParams("page=3&other=1&viability=viable"), view);
  expect(readView(written)).toEqual(view);
  expect([written.get("page"), written.get("other")]).toEqual([null, "1"]);
});

test("values given twice count once, and an address without any is the plain list", () => {
  expect(readView(new URLSearchParams("chromosome=I&chromosome=I&chromosome=")).chosen["chromosome"]).toEqual(
    ["I"],
  );
  expect(isFiltered(readView(new URLSearchParams("sort=name&page=2")))).toBe(false);
  expect(isFiltered(readView(new URLSearchParams("slim=GO:1")))).toBe(true);
});

import { expect, test } from "vitest";
import { sectionsParted } from "./ExpandableTable.tsx";

test("rows that are sorted over several sections are cut within them, each heading once", () => {
  const rows = ["cell 1", "population 2", "cell 3", "population 4", "cell 5"];
  const cut = { at: 2, isOpen: true, onFound: () => undefined };
  const bodies = sectionsParted(rows, cut, (row) => row.split(" ")[0] ?? null);
  expect(bodies.map(({ section, isBehind, goesOn }) => [section.rows, isBehind, goesOn])).toEqual([
    [["cell 1", "cell 3"], false, false],
    [["cell 5"], true, true],
    [["population 2", "population 4"], true, false],
  ]);
});

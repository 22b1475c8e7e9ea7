import { expect, test } from "vitest";
import { groupOfPart, groupOfYears, rowsOfBand } from "./band.ts";

test("a row for each cell, findings with how many go which way", () => {
  const groups = [
    groupOfPart("Phenotype", {
      type: "p",
      label: "Phenotype",
      cells: [
        {
          value: "T:1",
          label: "cell cycle",
          count: 3,
          directions: { up: 2, down: 1, changed: 0, normal: 0 },
        },
        { value: "T:2", label: "growth", count: 1200, directions: null },
      ],
    }),
    groupOfYears("Papers", [
      { first: 2016, last: 2020, count: 4 },
      { first: 2021, last: 2021, count: 1 },
    ]),
  ];
  expect(rowsOfBand(groups).map(({ group, label, text }) => [group, label, text])).toEqual([
    ["Phenotype", "cell cycle", "▲2 ▼1"],
    ["Phenotype", "growth", "1,200"],
    ["Papers", "2016–2020", "4"],
    ["Papers", "2021", "1"],
  ]);
});

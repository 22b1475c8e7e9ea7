import { expect, test } from "vitest";
import type { CuratedReference } from "../../../api/contract/index.ts";
import { approvalGroups, withWords } from "./approval-groups.ts";

const publication = (id: number, approved_date: string | null, publication_year: number | null = null) =>
  ({
    uniquename: `PMID:${id}`,
    title: `Title ${id}`,
    authors_abbrev: id % 2 === 0 ? "Even et al." : null,
    citation: null,
    publication_year,
    curated: true,
    gene_count: 0,
    genotype_count: 0,
    approved_date,
  }) satisfies CuratedReference;

const grouped = (list: readonly CuratedReference[]) =>
  approvalGroups(list).map(({ label, references }) => [
    label,
    ...references.map(({ uniquename }) => uniquename),
  ]);

test("publications stand by the day of approval, newest first, those without a day last", () => {
  const list = [
    publication(1, null),
    publication(2, "2025-01-02"),
    publication(3, "2025-03-04"),
    publication(4, "2025-01-02"),
  ];
  expect(grouped(list)).toEqual([
    ["2025-03-04", "PMID:3"],
    ["2025-01-02", "PMID:2", "PMID:4"],
    [null, "PMID:1"],
  ]);
});

test("where no day is known, by the year of publication", () => {
  expect(grouped([publication(1, null, 1999), publication(2, null, 2020), publication(3, null)])).toEqual([
    ["2020", "PMID:2"],
    ["1999", "PMID:1"],
    [null, "PMID:3"],
  ]);
});

test("words are found in any field and any case, all of them in one publication", () => {
  const list = [publication(1, null), publication(2, null)];
  expect(withWords(list, "EVEN title")).toEqual([list[1]]);
  expect(withWords(list, "even pmid:1")).toEqual([]);
  expect(withWords(list, "  ")).toEqual(list);
});

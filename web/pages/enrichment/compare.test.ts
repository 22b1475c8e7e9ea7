import { expect, test } from "vitest";
import type { EnrichmentAnswer, EnrichmentRow } from "../../../api/contract/enrichment.ts";
import { comparedTerms, shownTerms } from "./compare.ts";

const row = (id: string, q: number, folded_into: string | null = null): EnrichmentRow => ({
  id,
  label: `term ${id}`,
  in_set: 2,
  in_background: 4,
  fold: 2,
  p: q / 10,
  q,
  folded_into,
  genes: [],
});
const list = (...rows: EnrichmentRow[]): EnrichmentAnswer => ({
  release: "1",
  aspect: "biological_process",
  set_size: 4,
  background_size: 10,
  outside: [],
  tested: rows.length,
  rows,
});
const view = { all: false, text: "", folded: true };
const ids = (terms: readonly { readonly id: string }[]) => terms.map(({ id }) => id);

test("terms that say the same stand behind the one that stands for them", () => {
  const terms = comparedTerms([list(row("A", 0.001), row("B", 0.01, "A"), row("C", 0.05), row("D", 0.051))]);
  const shown = shownTerms(terms, view);
  expect(ids(shown)).toEqual(["A", "C"]);
  expect(ids(shown[0]?.same ?? [])).toEqual(["B"]);
  expect(ids(shownTerms(terms, { ...view, folded: false }))).toEqual(["A", "B", "C"]);
  expect(ids(shownTerms(terms, { ...view, all: true }))).toEqual(["A", "C", "D"]);
});

test("terms are significant up to q = 0.05, others come when they are asked for", () => {
  const terms = comparedTerms([list(row("A", 0.01), row("B", 0.05), row("C", 0.2))]);
  expect(ids(shownTerms(terms, view))).toEqual(["A", "B"]);
  expect(ids(shownTerms(terms, { ...view, all: true }))).toEqual(["A", "B", "C"]);
});

test("words are found in folded terms too, and all of them have to stand in a term", () => {
  const terms = comparedTerms([list(row("A", 0.001), row("B", 0.01, "A"))]);
  expect(ids(shownTerms(terms, { ...view, text: "term b" }))).toEqual(["B"]);
  expect(ids(shownTerms(terms, { ...view, text: "term c" }))).toEqual([]);
});

test("a term of several lists is folded only where no list has it stand for itself", () => {
  const terms = comparedTerms([
    list(row("A", 0.001), row("B", 0.01, "A"), row("C", 0.03, "A")),
    list(row("B", 0.0001), row("C", 0.9)),
  ]);
  expect(ids(terms)).toEqual(["B", "A", "C"]);
  const shown = shownTerms(terms, view);
  expect(ids(shown)).toEqual(["B", "A"]);
  expect(ids(shown[1]?.same ?? [])).toEqual(["C"]);
  expect(shown[1]?.of[1]).toBeNull();
});

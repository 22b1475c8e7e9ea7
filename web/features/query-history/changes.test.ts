import { expect, test } from "vitest";
import { restored } from "./changes.ts";
import type { HistoryEntry } from "./entry.ts";

const entry = (id: string): HistoryEntry => ({
  id,
  constraints: { term: { termid: id, name: id } },
  name: null,
  checked: false,
  count: 1,
  release: "2026-01-01",
  previous: null,
  added: "2026-01-02T00:00:00Z",
});

test("deleted queries come back where they were, below what was run since", () => {
  const [a, b, c, d] = ["a", "b", "c", "d"].map(entry) as [
    HistoryEntry,
    HistoryEntry,
    HistoryEntry,
    HistoryEntry,
  ];
  const renamed = { ...a, name: "renamed since" };
  expect(restored([d, renamed], [a, b, c], ["b", "c"])).toEqual([d, renamed, b, c]);
  // What another tab deleted since stays deleted, and what was run again is there once.
  expect(restored([b], [a, b, c], ["b"])).toEqual([b]);
  expect(restored([], [a], ["a"])).toEqual([a]);
});

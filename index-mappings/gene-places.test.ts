import { expect, test } from "vitest";
import { genesAround } from "./gene-places.ts";

const place = (id: string, start: number, end: number, strand = "forward", chromosome = "I") => ({
  id,
  chromosome,
  start,
  end,
  strand,
});
const around = genesAround([
  place("a", 100, 200),
  place("inside-a", 150, 160, "reverse"),
  place("touching-a", 201, 300),
  place("b", 250, 400, "reverse"),
  place("unknown", 250, 260, "unstranded"),
  place("c", 1_000, 1_100),
  place("c-too", 1_000, 1_050),
  place("far", 120, 180, "forward", "II"),
]);
const ids = (of: readonly { readonly id: string }[] | undefined): string[] => (of ?? []).map(({ id }) => id);

test("genes overlap that share a base, and are antisense on two known strands", () => {
  expect(ids(around.get("a")?.overlapping)).toEqual(["inside-a"]);
  expect(ids(around.get("a")?.antisense)).toEqual(["inside-a"]);
  expect(ids(around.get("b")?.overlapping)).toEqual(["touching-a", "unknown"]);
  expect(ids(around.get("b")?.antisense)).toEqual(["touching-a"]);
  expect(ids(around.get("far")?.overlapping)).toEqual([]);
});

test("next to a gene are the nearest that do not overlap it, all that begin or end at one base", () => {
  expect(ids(around.get("b")?.before)).toEqual(["a"]);
  expect(ids(around.get("b")?.behind)).toEqual(["c-too", "c"]);
  expect(ids(around.get("a")?.before)).toEqual([]);
  expect(ids(around.get("inside-a")?.behind)).toEqual(["touching-a"]);
});

test("the distance is that to the nearest other gene", () => {
  expect(around.get("a")?.distance).toBe(0);
  expect(around.get("c")?.distance).toBe(0);
  expect(genesAround([place("x", 1, 10), place("y", 21, 30)]).get("x")?.distance).toBe(10);
  expect(around.get("far")?.distance).toBeNull();
});

import { expect, test } from "vitest";
import { domainsHeight, widgetHeight, widgetHeights } from "./protein-height.ts";

const match = (dbname: string, start: number, end: number) => ({
  id: `${dbname}${start}`,
  dbname,
  name: null,
  description: null,
  match_start: start,
  match_end: end,
  interpro_id: null,
  gene_count: 1,
  locations: [{ start, end }],
});
const gene = {
  interpro_matches: [match("PFAM", 1, 20), match("SMART", 1, 20), match("PANTHER", 5, 50)],
  tm_domain_coords: [],
  disordered_regions: [],
};

test("a widget of one track is as low as that, and counts only what it draws", () => {
  expect(widgetHeight(gene, false, "wide")).toBe(
    domainsHeight({ ...gene, interpro_matches: gene.interpro_matches.slice(0, 1) }, "wide"),
  );
  expect(widgetHeight(gene, false, "wide")).toBeLessThan(widgetHeights.max / 2);
  expect(widgetHeight(gene, true, "wide")).toBeGreaterThan(widgetHeight(gene, false, "wide"));
});

test("a widget is never higher or lower than it may be", () => {
  const many = Array.from({ length: 30 }, (_, at) => match("PFAM", at + 1, at + 40));
  expect(widgetHeight({ ...gene, interpro_matches: many }, true, "wide")).toBe(widgetHeights.max);
  expect(widgetHeight({ ...gene, interpro_matches: [] }, false, "wide")).toBe(widgetHeights.min);
});

test("where names stand above their tracks, each track is higher by a name", () => {
  const [one, three] = [gene.interpro_matches.slice(0, 1), gene.interpro_matches].map((interpro_matches) =>
    (["wide", "narrow", "phone"] as const).map((room) => domainsHeight({ ...gene, interpro_matches }, room)),
  );
  const track = (room: 0 | 1 | 2) => ((three?.[room] ?? 0) - (one?.[room] ?? 0)) / 2;
  expect(track(1)).toBeGreaterThan(track(0));
  expect(track(2)).toBe(track(1));
  expect(one?.[2]).toBeGreaterThan(one?.[1] ?? 0);
});

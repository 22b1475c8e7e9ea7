import { expect, test } from "vitest";
import type { QueryNode } from "../../../api/contract/query.ts";
import { added, allAdded, byName, renamed } from "./changes.ts";
import { combined, subtracted } from "./combine.ts";
import { recounted } from "./entry.ts";
import type { HistoryEntry } from "./entry.ts";
import { ImportError, readExport, readHistory, writeExport, writeHistory } from "./stored.ts";

const subset = (name: string): QueryNode => ({ subset: { subset_name: name } });
const entry = (name: string, more: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id: `id-${name}`,
  constraints: subset(name),
  name: null,
  checked: false,
  count: 3,
  release: "R1",
  previous: null,
  added: "2026-01-01T00:00:00.000Z",
  ...more,
});
const textOf = (node: QueryNode) => ("subset" in node ? node.subset.subset_name : "other");

test("what is written is read again", () => {
  const entries = [
    entry("a", { name: "mine", checked: true, previous: { release: "R0", count: 2 } }),
    entry("b"),
  ];
  expect(readHistory(writeHistory(entries))).toEqual({ entries, trouble: null });
  expect(readHistory(null)).toEqual({ entries: [], trouble: null });
});

test("the first version's list becomes a history, with its counts; what cannot be read costs nothing else", () => {
  const { entries, trouble } = readHistory(
    JSON.stringify([
      {
        constraints: { term: { termid: "FYPO:1", single_or_multi_allele: "single", expression: null } },
        id: "x",
        resultCount: 7,
      },
      { constraints: 1 },
    ]),
  );
  expect(trouble).toBeNull();
  expect(entries).toEqual([
    {
      id: "x",
      constraints: { term: { termid: "FYPO:1", single_or_multi_locus: "single" } },
      name: null,
      checked: false,
      count: 7,
      release: "",
      previous: null,
      added: "1970-01-01T00:00:00.000Z",
    },
  ]);
});

test("what a later version wrote and what is no history at all are told apart", () => {
  expect(readHistory('{"version":99,"entries":[]}').trouble).toBe("newer");
  expect(readHistory("not json").trouble).toBe("unreadable");
  expect(readHistory('"text"').trouble).toBe("unreadable");
});

test("a count that differs is kept as that of the run before, until a release counts the same again", () => {
  const changed = recounted(entry("a"), { release: "R2", count: 5, previous: null });
  expect(changed).toMatchObject({ count: 5, release: "R2", previous: { release: "R1", count: 3 } });
  expect(recounted(changed, { release: "R2", count: 5, previous: null }).previous).toEqual({
    release: "R1",
    count: 3,
  });
  expect(
    recounted(changed, { release: "R3", count: 5, previous: { release: "R2", count: 5 } }).previous,
  ).toBeNull();
});

test("an equal query replaces the older one on top, and keeps its name", () => {
  const entries = [entry("a"), entry("b", { name: "mine" })];
  const again = added(entries, entry("b", { id: "new" }));
  expect(again.map(({ id, name }) => [id, name])).toEqual([
    ["new", "mine"],
    ["id-a", null],
  ]);
  const turned = added(
    [entry("x", { constraints: { and: [subset("a"), subset("b")] } })],
    entry("y", { constraints: { and: [subset("b"), subset("a")] } }),
  );
  expect(turned.map(({ id }) => id)).toEqual(["id-y"]);
  expect(allAdded([entry("z")], [entry("a"), entry("b")]).map(({ id }) => id)).toEqual([
    "id-a",
    "id-b",
    "id-z",
  ]);
});

test("an empty name changes nothing; named queries sort before the others", () => {
  const entries = [entry("b10"), entry("b9"), entry("c", { name: "zebra" }), entry("d", { name: "ape" })];
  expect(renamed(entries, "id-c", "  ")).toBe(entries);
  expect(byName(entries, textOf).map(({ id }) => id)).toEqual(["id-d", "id-c", "id-b9", "id-b10"]);
});

test("sets are made of queries, by name where they have one and by id where they are very long", () => {
  expect(combined([entry("a"), entry("b", { name: "mine" })], "or")).toEqual({
    or: [subset("a"), { ...subset("b"), node_name: "mine" }],
  });
  expect(
    combined([entry("a", { constraints: { or: [subset("x"), subset("y")] } }), entry("b")], "or"),
  ).toEqual({ or: [subset("x"), subset("y"), subset("b")] });
  const long = entry("l", {
    constraints: {
      gene_list: { genes: Array.from({ length: 20_000 }, (_, index) => ({ uniquename: `GENE${index}` })) },
    },
  });
  expect(subtracted(long, entry("b"))).toEqual({ not: [{ query_id: { id: "id-l" } }, subset("b")] });
  const unsaved = { ...long, count: 0 };
  expect(subtracted(unsaved, entry("b"))).toEqual({ not: [long.constraints, subset("b")] });
});

test("an exported file can be imported", () => {
  const entries = [entry("a", { name: "mine", previous: { release: "R0", count: 2 } }), entry("b")];
  const text = writeExport(entries, textOf);
  expect(text).toBe(`${JSON.stringify(JSON.parse(text), null, 2)}\n`);
  expect(JSON.parse(text)).toMatchObject([
    { name: "mine", text: "a", is_default_name: false, resultCount: 2, updatedCount: 3 },
    { name: null, is_default_name: true, resultCount: 3, updatedCount: null },
  ]);
  expect(readExport(text).map(({ constraints, name, count }) => ({ constraints, name, count }))).toEqual(
    entries.map(({ constraints, name, count }) => ({ constraints, name, count })),
  );
});

test.each([
  ["{}", "import failed: text isn't an exported query list"],
  ["x", /^failed to parse imported queries: /],
  [
    '[{"constraints":{"subset":{"subset_name":"a"}}},1]',
    /^cannot parse a query from: 1 \(entry 2 of 2; entry: has to be an object\)/,
  ],
  [
    '[{"constraints":{"and":[{"nope":1}]}}]',
    /^cannot parse a query from: .*\(entry 1 of 1; constraints\.and\[0\]: "nope" is not a kind of query\)/,
  ],
])("the file %s says what is wrong with it", (text, problem) => {
  expect(() => readExport(text)).toThrow(ImportError);
  expect(() => readExport(text)).toThrow(problem);
});

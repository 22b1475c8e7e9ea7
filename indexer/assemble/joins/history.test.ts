import { expect, it } from "vitest";
import type { Format, RecordOf } from "../../read/records.ts";
import type { Rows } from "../rows/rows.ts";
import type { Gene, Genes } from "./genes.ts";
import { joinHistory } from "./history.ts";

const coordinates = {
  featureType: "CDS",
  date: "2011-03-24",
  dbXrefRemoved: "",
  referenceRemoved: "",
  commentsRemoved: "",
  commentsAdded: "",
  genomeSnapshot: "",
};

/** A release that has no table but this. The casts: rows have more columns than are read here, genes more fields. */
const rows = (entries: readonly object[]): Rows =>
  async function* of<F extends Format>(format: F) {
    if (format === "previous-coordinates") yield* entries as readonly RecordOf<F>[];
  };
const gene = { id: "G1" } as Gene;
const genes: Genes = {
  byId: new Map([["G1", gene]]),
  gone: new Map(),
  retired: new Map([["OLD1", "G1"]]),
  find: (id) => (id === "G1" || id === "OLD1" ? gene : null),
};
const commentsOf = async (...entries: readonly object[]) =>
  (await joinHistory(rows(entries), genes)).get("G1")?.map(({ comments }) => comments);

it("says of a row whose id it had, where that was another one than the gene's", async () => {
  expect(
    await commentsOf(
      { ...coordinates, gene: "G1", value: "1..2" },
      { ...coordinates, gene: "G1", value: "3..4", commentsAdded: "longer" },
    ),
  ).toEqual([null, "longer"]);
  expect(
    await commentsOf(
      { ...coordinates, gene: "OLD1", value: "1..2" },
      { ...coordinates, gene: "G1.1", value: "3..4", commentsAdded: "longer" },
    ),
  ).toEqual(["OLD1", "G1.1; longer"]);
});

import { expect, test } from "vitest";
import type { GeneInInterval } from "../../../api/contract/index.ts";
import { layoutGenome } from "./layout.ts";

type Part = GeneInInterval["parts"][number];

const gene = (
  uniquename: string,
  [start_pos, end_pos]: readonly [number, number],
  more: Partial<GeneInInterval> & { readonly strand?: "forward" | "reverse" | "unstranded" } = {},
): GeneInInterval => ({
  uniquename,
  name: null,
  product: null,
  feature_type: "mRNA gene",
  parts: [],
  transcript_count: 1,
  ...more,
  location: { chromosome_name: "I", start_pos, end_pos, strand: more.strand ?? "forward" },
});
const part = (feature_type: Part["feature_type"], start_pos: number, end_pos: number): Part => ({
  feature_type,
  start_pos,
  end_pos,
});

const interval = { chromosome: "I", start: 1001, end: 2000 };
const draw = (genes: readonly GeneInInterval[], at = interval) => layoutGenome(genes, at, () => false, 500);

test("each strand has its side, and what codes for a protein is next to the line", () => {
  const { genes, lanes } = draw([
    gene("RNA1", [1100, 1300], { feature_type: "lncRNA gene" }),
    gene("abc1", [1150, 1400]),
    gene("abc2", [1150, 1400], { strand: "reverse" }),
    gene("abc3", [1450, 1500], { strand: "unstranded" }),
  ]);
  expect(genes.map(({ gene: { uniquename }, above, lane }) => [uniquename, above, lane])).toEqual([
    ["RNA1", true, 1],
    ["abc1", true, 0],
    ["abc2", false, 0],
    ["abc3", true, 0],
  ]);
  // Room is kept for some lanes, so that the page keeps its height.
  expect(lanes).toEqual({ above: 3, below: 3 });
});

test("exons are to scale, and the last one points where the gene is read to", () => {
  const parts = [part("five_prime_utr", 1101, 1120), part("exon", 1121, 1200), part("exon", 1251, 1300)];
  const points = (strand: "forward" | "reverse" | "unstranded") =>
    draw([gene("abc1", [1101, 1300], { parts, strand })]).genes[0]?.parts.map(({ point }) => point);
  expect(
    draw([gene("abc1", [1101, 1300], { parts })]).genes[0]?.parts.map(({ left, right }) => [left, right]),
  ).toEqual([
    [50, 60],
    [60, 100],
    [125, 150],
  ]);
  expect(points("forward")).toEqual([null, null, "right"]);
  expect(points("reverse")).toEqual(["left", null, null]);
  expect(points("unstranded")).toEqual([null, null, null]);
});

test("a gene whose transcripts the release does not tell is drawn as one piece", () => {
  expect(draw([gene("abc1", [1101, 1300])]).genes[0]?.parts).toEqual([
    { left: 50, right: 150, kind: "exon", point: "right" },
  ]);
});

test("what lies beside the interval is not drawn, and keeps its lane free for when it comes into view", () => {
  const all = [gene("left", [900, 990]), gene("abc1", [991, 1100]), gene("right", [2101, 2200])];
  expect(draw(all).genes.map((box) => [box.gene.uniquename, box.lane])).toEqual([["abc1", 1]]);
});

test("ids of genes without a name are written from near only, names and ids of coding genes always", () => {
  const all = [
    gene("RNA1", [5_000, 6_000], { feature_type: "lncRNA gene" }),
    gene("RNA2", [15_000, 16_000], { feature_type: "lncRNA gene", name: "named" }),
    gene("ABC.1", [25_000, 26_000]),
  ];
  const written = (end: number) =>
    draw(all, { chromosome: "I", start: 1, end })
      .genes.filter(({ nameAt }) => nameAt !== null)
      .map((box) => box.gene.uniquename);
  expect(written(30_000)).toEqual(["RNA1", "RNA2", "ABC.1"]);
  expect(written(31_000)).toEqual(["RNA2", "ABC.1"]);
});

test("the name of a gene that begins beyond the left edge stands at the edge while it fits below the gene", () => {
  const [long] = draw([gene("abc1", [500, 1500])]).genes;
  const [short] = draw([gene("abc1", [500, 1020])]).genes;
  expect([long?.nameAt, short?.nameAt]).toEqual([2, null]);
});

test("each can be pressed with a finger, also where it is cut", () => {
  const all = [
    gene("cut", [500, 1002]),
    gene("tiny", [1500, 1501], { strand: "reverse" }),
    gene("last", [1999, 2500]),
  ];
  for (const { hit } of draw(all).genes) {
    expect(hit.right - hit.left).toBeGreaterThanOrEqual(24);
    expect(hit.left).toBeGreaterThanOrEqual(0);
    expect(hit.right).toBeLessThanOrEqual(500);
  }
});

import { expect, test } from "vitest";
import type { Neighbour, Transcript } from "../../../api/contract/index.ts";
import { scale, ticks } from "./axis.ts";
import { layoutNeighbours } from "./neighbourhood.ts";
import { layoutTranscript } from "./transcript.ts";

test("ticks are round, inside the range and no more than asked", () => {
  expect(ticks(1_491_200, 1_511_100, 10)).toEqual([
    1_492_000, 1_494_000, 1_496_000, 1_498_000, 1_500_000, 1_502_000, 1_504_000, 1_506_000, 1_508_000,
    1_510_000,
  ]);
  expect(ticks(1, 3, 10)).toEqual([1, 2, 3]);
});

test("the first and last base touch the edges", () => {
  const x = scale(101, 200, 1000);
  expect(x(101)).toBe(0);
  expect(x(201)).toBe(1000);
});

const neighbour = (
  uniquename: string,
  start_pos: number,
  end_pos: number,
  strand: "forward" | "reverse",
): Neighbour => ({
  uniquename,
  name: null,
  product: null,
  feature_type: "mRNA gene",
  location: { chromosome_name: "I", start_pos, end_pos, strand },
});

test("forward genes lie above the axis, reverse ones below, and what reaches beyond the strip is cut", () => {
  const genes = [
    neighbour("left", 100, 2200, "forward"),
    neighbour("focus", 10_000, 11_000, "reverse"),
    neighbour("right", 19_000, 30_000, "forward"),
  ];
  const strip = layoutNeighbours(genes, genes[1]!, 1000);
  expect(strip.boxes.map((box) => box.above)).toEqual([true, false, true]);
  for (const box of strip.boxes) {
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(1000);
    expect(box.right).toBeGreaterThan(box.left);
  }
  const focus = strip.boxes[1]!;
  expect(Math.abs((focus.left + focus.right) / 2 - 500)).toBeLessThan(1);
});

test("a small gene can be pressed beside it, as far as its neighbours on its strand leave room", () => {
  const genes = [
    neighbour("focus", 10_000, 11_000, "forward"),
    neighbour("near", 11_050, 11_060, "forward"),
    neighbour("alone", 14_000, 14_010, "forward"),
  ];
  const [focus, near, alone] = layoutNeighbours(genes, genes[0]!, 1000).boxes;
  for (const { hit } of [focus!, near!, alone!]) expect(hit.right - hit.left).toBeGreaterThanOrEqual(24);
  expect(near!.hit.left).toBeGreaterThanOrEqual(focus!.hit.right);
  expect(near!.hit.right).toBeLessThanOrEqual(alone!.hit.left);
});

test("a transcript on the reverse strand is drawn in the direction of the chromosome", () => {
  const part = (
    feature_type: Transcript["parts"][number]["feature_type"],
    start_pos: number,
    end_pos: number,
  ) => ({
    feature_type,
    uniquename: `p${start_pos}`,
    residues: "",
    location: { chromosome_name: "I", start_pos, end_pos, strand: "reverse" as const },
  });
  const transcript: Transcript = {
    uniquename: "t.1",
    transcript_type: "mRNA",
    location: { chromosome_name: "I", start_pos: 1, end_pos: 400, strand: "reverse" },
    cds_location: null,
    parts: [
      part("five_prime_utr", 351, 400),
      part("exon", 201, 350),
      part("cds_intron", 151, 200),
      part("exon", 51, 150),
      part("three_prime_utr", 1, 50),
    ],
    protein: null,
  };
  const drawn = layoutTranscript(transcript, 800);
  expect(drawn.shapes.map((shape) => shape.kind)).toEqual([
    "three_prime_utr",
    "exon",
    "cds_intron",
    "exon",
    "five_prime_utr",
  ]);
  expect(drawn.shapes.filter((shape) => shape.kind === "exon").map((shape) => shape.number)).toEqual([2, 1]);
  expect(drawn.shapes[0]).toMatchObject({ left: 0, right: 100, arrow: "left" });
});

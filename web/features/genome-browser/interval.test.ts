import { describe, expect, test } from "vitest";
import type { BrowserTrack } from "../../../api/contract/index.ts";
import { assemblyProblem, readTracks } from "./requested-tracks.ts";
import { jbrowseConfig } from "./jbrowse-config.ts";
import { defaultInterval, knownChromosomes, readInterval, formatInterval } from "./interval.ts";

const summary = (name: string, long_display_name: string, length: number) => ({
  name,
  long_display_name,
  length,
  gene_count: 0,
  coding_gene_count: 0,
  centromeres: [],
});
const known = knownChromosomes(
  [
    summary("I", "Chromosome I", 5_579_133),
    summary("II", "Chromosome II", 4_539_804),
    summary("MT:1", "Mitochondrial genome", 300),
  ],
  [
    {
      id: "II",
      name: "two",
      aliases: ["chromosome_2"],
      long_display_name: "Chromosome II",
      show_on_front_page: true,
    },
  ],
);
/** The place read, as an address; or what is said. */
const parsed = (text: string): string => {
  const read = readInterval(text, known);
  if ("interval" in read) return formatInterval(read.interval);
  return "name" in read ? `name ${read.name}` : read.problem;
};
const said = (text: string): string | null => {
  const read = readInterval(text, known);
  return "interval" in read ? read.said : null;
};

describe("a place", () => {
  test.each([
    ["II:1493146..1509146", "II:1493146..1509146"],
    ["II:1,493,146-1,509,146", "II:1493146..1509146"],
    [" ii : 5 .. 9000 ", "II:5..9000"],
    ["chromosome_2:10..5000", "II:10..5000"],
    ["two:10..5000", "II:10..5000"],
    ["Chromosome II:10..5000", "II:10..5000"],
    ["II:5000..10", "II:10..5000"],
    ["II", "II:1..4539804"],
    ["chromosome_2", "II:1..4539804"],
    ["II:1500000", "II:1499500..1500500"],
    ["MT:1:5..200", "MT:1:5..200"],
    ["MT:1", "MT:1:1..300"],
  ])("is read from %s", (text, expected) => {
    expect(parsed(text)).toBe(expected);
    expect(said(text)).toBeNull();
  });

  test.each([
    ["II:-500..2000", "II:1..2000"],
    ["II:0..2000", "II:1..2000"],
    ["II:4539000..9999999", "II:4539000..4539804"],
    ["I:1..99999999", "I:1..5579133"],
    ["MT:1:-9..900", "MT:1:1..300"],
  ])("outside of its chromosome is cut: %s", (text, expected) => {
    expect(parsed(text)).toBe(expected);
    expect(said(text)).toContain("left out");
  });

  test.each(["II:9999990..9999999", "II:-900..-100", "MT:1:999..1000"])(
    "that is all outside is the end that is nearest: %s",
    (text) => {
      const read = readInterval(text, known);
      if (!("interval" in read)) throw new Error("no place");
      const { start, end, chromosome } = read.interval;
      const length = known.find(({ id }) => id === chromosome)?.length ?? 0;
      expect(start).toBeGreaterThanOrEqual(1);
      expect(end).toBeLessThanOrEqual(length);
      expect(end).toBeGreaterThan(start);
      expect(text.includes("-900") ? start : end).toBe(text.includes("-900") ? 1 : length);
    },
  );

  test("on an unknown chromosome says which there are", () =>
    expect(parsed("IX:1..2")).toBe("There is no chromosome “IX” in this release; there are I, II, MT:1."));

  test("of an assembly of many pieces some are named", () => {
    const pieces = knownChromosomes(
      Array.from({ length: 1_500 }, (_, at) => summary(`piece_${at}`, `Piece ${at}`, 900)),
      [],
    );
    const read = readInterval("IX:1..2", pieces);
    const said = "problem" in read ? read.problem : "";
    expect(said).toContain("1,500, such as piece_0, piece_1");
    expect(said.length).toBeLessThan(250);
  });
  test.each(["cdc2", "SPBC11B10.09", "II:abc", "what is this"])("may be a name: %s", (text) =>
    expect(parsed(text)).toBe(`name ${text}`),
  );
  test("is on the first chromosome when none is asked for", () => {
    expect(formatInterval(defaultInterval(known)!)).toBe("I:1394783..1414783");
    expect(defaultInterval([])).toBeNull();
  });
});

const track = (track_id: string, label: string, rest: Partial<BrowserTrack> = {}): BrowserTrack => ({
  track_id,
  label,
  throughput: "low",
  values: {},
  open: false,
  jbrowse: {
    type: "FeatureTrack",
    adapter: { type: "Gff3TabixAdapter", uri: `<<DATASET>>/genome/${track_id}.gff3.gz` },
  },
  ...rest,
});
const tracks = [
  track("dna", "DNA sequence", {
    jbrowse: {
      type: "ReferenceSequenceTrack",
      adapter: { type: "IndexedFastaAdapter", uri: "<<DATASET>>/genome/chromosomes.fa" },
    },
  }),
  track("genes", "Genes", { open: true }),
  track("reads", "Reads", { jbrowse: null, open: true }),
];

describe("tracks", () => {
  test("are those that are open by themselves, by labels, or by ids", () => {
    expect(readTracks(null, tracks)).toEqual({ ids: ["genes"], problems: [] });
    expect(readTracks("DNA sequence,Genes", tracks)).toEqual({ ids: ["dna", "genes"], problems: [] });
    expect(readTracks("genes, dna,,genes", tracks)).toEqual({ ids: ["genes", "dna"], problems: [] });
    expect(readTracks("GENES", tracks)).toEqual({ ids: ["genes"], problems: [] });
    expect(readTracks("", tracks)).toEqual({ ids: [], problems: [] });
  });
  test("that there are not are named, and the others drawn", () => {
    expect(readTracks("genes,RNA,x", tracks)).toEqual({
      ids: ["genes"],
      problems: ["There is no track “RNA”, “x” here; there are DNA sequence, Genes, Reads."],
    });
    expect(readTracks("RNA", tracks).ids).toEqual(["genes"]);
    expect(readTracks("reads,dna", tracks)).toEqual({
      ids: ["dna"],
      problems: ["This browser does not draw “reads”."],
    });
  });
  test("are given to JBrowse with addresses, names and assembly", () => {
    const { assembly, tracks: drawn } = jbrowseConfig(
      tracks,
      "pombe",
      "https://site/api/v1/dataset/2025-09-01",
    );
    expect(assembly).toMatchObject({
      name: "pombe",
      sequence: {
        trackId: "dna",
        adapter: { uri: "https://site/api/v1/dataset/2025-09-01/genome/chromosomes.fa" },
      },
    });
    expect(drawn).toMatchObject([
      {
        trackId: "genes",
        name: "Genes",
        assemblyNames: ["pombe"],
        adapter: { uri: "https://site/api/v1/dataset/2025-09-01/genome/genes.gff3.gz" },
      },
    ]);
  });
});

test("an assembly that there is not is named", () => {
  expect([null, "", "pombe"].map((asked) => assemblyProblem(asked, "pombe"))).toEqual([null, null, null]);
  expect(assemblyProblem("hg38", "pombe")).toBe("There is no assembly “hg38” here; shown is pombe.");
});

import { describe, expect, test } from "vitest";
import { formatInterval } from "./interval.ts";
import { browser2Url, browserUrl, surroundings } from "./location.ts";
import { chooseAll, noTracks, toggle } from "./track-choice.ts";

const track = (track_id: string, length: number) => ({
  track_id,
  label: track_id.padEnd(length, "x"),
  throughput: "low" as const,
  values: {},
});

describe("tracks", () => {
  const tracks = [track("a", 700), track("b", 800), track("c", 1), track("d", 900)];

  test("are all chosen up to 1,500 letters of labels, and that is said", () => {
    expect(chooseAll(tracks)).toEqual({
      chosen: new Set(["a", "b"]),
      isFull: true,
      said: "Only 2 tracks selected due to a JBrowse limit",
    });
    expect(chooseAll(tracks.slice(0, 2))).toEqual({ chosen: new Set(["a", "b"]), isFull: false, said: null });
  });

  test("one more than fits is refused until another is given back", () => {
    const two = toggle(tracks, toggle(tracks, noTracks, tracks[0]!), tracks[1]!);
    expect(two).toEqual({ chosen: new Set(["a", "b"]), isFull: false, said: null });
    const refused = toggle(tracks, two, tracks[2]!);
    expect(refused).toEqual({
      chosen: new Set(["a", "b"]),
      isFull: true,
      said: "No more tracks can be selected due to a JBrowse limit",
    });
    expect(toggle(tracks, refused, tracks[0]!)).toEqual({
      chosen: new Set(["b"]),
      isFull: false,
      said: null,
    });
  });
});

test("the browser opens 8,000 bases to either side of the middle, within the chromosome", () => {
  const at = (start_pos: number, end_pos: number) => ({
    chromosome_name: "II",
    start_pos,
    end_pos,
    strand: "forward" as const,
  });
  expect(formatInterval(surroundings(at(1_500_197, 1_502_095), 4_539_804))).toBe("II:1493146..1509146");
  expect(formatInterval(surroundings(at(1, 100), 4_539_804))).toBe("II:1..8050");
  expect(formatInterval(surroundings(at(4_539_700, 4_539_804), 4_539_804))).toBe("II:4531752..4539804");
  // A longer gene is shown whole.
  expect(formatInterval(surroundings(at(1_000_000, 1_030_000), 4_539_804))).toBe("II:1000000..1030000");
});

test("both versions of the browser have their own address", () => {
  expect(browserUrl("/jbrowse/", { loc: "II:1..9" }, ["DNA sequence", "Genes"])).toBe(
    "/jbrowse/?loc=II:1..9&tracks=DNA%20sequence,Genes",
  );
  expect(browserUrl("https://b/?data=x", { loc: "II:1..9" }, [])).toBe("https://b/?data=x&loc=II:1..9");
  expect(browser2Url("/jbrowse2", { loc: "II:1..9", highlight: "II:3..5" }, "pombe", ["dna", "genes"])).toBe(
    "/jbrowse2?loc=II:1..9&assembly=pombe&tracks=dna,genes&highlight=II:3..5",
  );
});

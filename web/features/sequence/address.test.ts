import { expect, test } from "vitest";
import type { Transcript } from "../../../api/contract/index.ts";
import { firstState, readSequenceState, writeSequenceState } from "./address.ts";
import { regionUrl, searchUrl } from "./other-sites.ts";

// Only these fields are read.
const transcript = (uniquename: string, coding: boolean) =>
  ({ uniquename, protein: coding ? { sequence: "M" } : null }) as Transcript;
const transcripts = [transcript("G.1", true), transcript("G.2", true), transcript("G.3", false)];
const read = (search: string) => readSequenceState(new URLSearchParams(search), transcripts);

test("an address without words about it shows the first transcript's protein", () => {
  expect(read("")).toEqual(firstState(transcripts[0]!));
  expect(readSequenceState(new URLSearchParams(), [])).toBeNull();
});

test("a transcript without protein shows nucleotides", () => {
  expect(read("transcript=G.3")?.shows).toBe("nucleotides");
});

test("what is shown comes back from its address, and leaves the rest of it alone", () => {
  const state = {
    transcript: "G.2",
    shows: "nucleotides" as const,
    parts: { utr5: true, exons: false, introns: true, utr3: false, upstream: 100, downstream: 50 },
    selected: { start: 10, end: 25 },
  };
  const address = writeSequenceState(
    new URLSearchParams("molecular_function.view=details"),
    state,
    transcripts,
  );
  expect(address.toString()).toBe(
    "molecular_function.view=details&transcript=G.2&seq=nucleotides&seq.parts=utr5%2Cintrons&seq.up=100&seq.down=50&seq.residues=10..25",
  );
  expect(readSequenceState(address, transcripts)).toEqual(state);
  expect(writeSequenceState(address, firstState(transcripts[0]!), transcripts).toString()).toBe(
    "molecular_function.view=details",
  );
});

test("what an address cannot mean is as at first", () => {
  expect(read("transcript=none&seq=music&seq.up=-5&seq.down=abc&seq.residues=9..3")).toEqual(
    firstState(transcripts[0]!),
  );
});

test("templates of other sites are filled in", () => {
  const region = { identifier: "G 1", format: "embl" as const, upstream: 100, downstream: 50 };
  expect(
    regionUrl("https://a/?g=<<IDENTIFIER>>;o=<<FORMAT>>;u=<<UPSTREAM_BASES>>;d=<<DOWNSTREAM_BASES>>", region),
  ).toBe("https://a/?g=G%201;o=embl;u=100;d=50");
  const blast = {
    url: "https://b/Blast.cgi",
    parameters: { PROGRAM: "blastp", PAGE_TYPE: "BlastSearch", QUERY: "<<FASTA>>" },
  };
  expect(searchUrl(blast, { fasta: ">G\nMA\n", residues: "MA" })).toBe(
    "https://b/Blast.cgi?PROGRAM=blastp&PAGE_TYPE=BlastSearch&QUERY=%3EG%0AMA%0A",
  );
});

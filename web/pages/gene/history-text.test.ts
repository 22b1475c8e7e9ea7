import { expect, test } from "vitest";
import { coordinatesText, snapshotLabel, splitAtReferences } from "./history-text.ts";

test("PMIDs in a text become references, the rest stays", () => {
  expect(splitAtReferences("see PMID:123, PMID:456").map((part) => [part.text, part.isReference])).toEqual([
    ["see ", false],
    ["PMID:123", true],
    [", ", false],
    ["PMID:456", true],
  ]);
  expect(splitAtReferences("PMID:123,PMID:456").map(({ text }) => text)).toEqual([
    "PMID:123",
    ", ",
    "PMID:456",
  ]);
  expect(splitAtReferences("PMID:123,Rfam:RF00017").map(({ text }) => text)).toEqual([
    "PMID:123",
    ", Rfam:RF00017",
  ]);
  expect(splitAtReferences("")).toEqual([]);
});

test("a snapshot is called by its date, its revision, or a file", () => {
  expect(snapshotLabel("ftp://ftp.example.org/pub/20110204/chr1")).toBe("ftp:20110204");
  expect(snapshotLabel("https://svn.example.org/trunk/chr1?p=1234")).toBe("svn:1234");
  expect(snapshotLabel("https://example.org/chr1.embl")).toBe("File");
});

test("positions are written as everywhere, and ids stay", () => {
  expect(coordinatesText("5'UTR complement(join(1500197..1500243,1500286..1500339))")).toBe(
    "5'UTR complement(join(1,500,197..1,500,243, 1,500,286..1,500,339))",
  );
  expect(coordinatesText("join(AB325691:1..999,7..8)")).toBe("join(AB325691:1..999, 7..8)");
});

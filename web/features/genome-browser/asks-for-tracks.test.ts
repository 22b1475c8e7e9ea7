import { expect, test } from "vitest";
import { asksForTracks, withoutTracks } from "./asks-for-tracks.ts";

const asks = (search: string): boolean => asksForTracks(new URLSearchParams(search), "asm1");

test("an address that names tracks, a session or another assembly asks for the whole browser", () => {
  expect(["tracks=genes", "loc=II:1..2&tracks=", "session=abc", "assembly=hg38"].map(asks)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(["", "loc=II:1..2&highlight=II:1..2", "assembly=asm1", "assembly="].map(asks)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test("without them it asks for it no longer, and for the same place", () => {
  const params = new URLSearchParams("loc=cdc2&tracks=a&session=b&assembly=hg38");
  withoutTracks(params);
  expect(params.toString()).toBe("loc=cdc2");
});

import { expect, test } from "vitest";
import { readingsOf } from "./typed-id.ts";

test("quotes, signs of alleles and the database before an id are not part of it", () => {
  for (const typed of [
    '"cdc2"',
    "'cdc2'",
    "“cdc2”",
    "cdc2+",
    "+cdc2",
    "cdc2Δ",
    "∆cdc2",
    "cdc2Δ::kanMX6",
    "KDB:cdc2",
    '"KDB:cdc2+"',
  ])
    expect(readingsOf(typed).at(-1)).toBe("cdc2");
});

test("an id is first of all what is written", () => {
  expect(readingsOf("SPATRNA:ALA.01")).toEqual(["SPATRNA:ALA.01", "ALA.01"]);
  expect(readingsOf("cdc2")).toEqual(["cdc2"]);
  expect(readingsOf('"')).toEqual(['"']);
  expect(readingsOf("Δ")).toEqual(["Δ"]);
});

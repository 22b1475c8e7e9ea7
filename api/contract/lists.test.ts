import { expect, it } from "vitest";
import { paging } from "./lists.ts";

it.each([
  [{}, { page: 1, size: 50 }],
  [
    { page: "3", size: "20" },
    { page: 3, size: 20 },
  ],
  [
    { page: "1000000000", size: "1000" },
    { page: 1e9, size: 1000 },
  ],
  [
    { page: 2, size: 10 },
    { page: 2, size: 10 },
  ],
])("the paging %j is read as %j", (asked, read) => expect(paging.parse(asked)).toEqual(read));

it.each([
  { page: "x" },
  { page: "1e9" },
  { page: "0" },
  { page: "-1" },
  { page: ["1", "2"] },
  { size: "1.5" },
  { size: "1001" },
  { size: "0x10" },
])("the paging %j is refused", (asked) => expect(paging.safeParse(asked).success).toBe(false));

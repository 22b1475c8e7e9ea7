import { expect, it } from "vitest";
import { paging } from "./lists.ts";

it.each([
  [{}, { page: 1, size: 50 }],
  [
    { page: "", size: " " },
    { page: 1, size: 50 },
  ],
  [
    { page: "3", size: "20" },
    { page: 3, size: 20 },
  ],
  [
    { page: "x", size: "1.5" },
    { page: 1, size: 50 },
  ],
  [
    { page: "1e9", size: "-1" },
    { page: 1e9, size: -1 },
  ],
  [
    { page: 2, size: 10 },
    { page: 2, size: 10 },
  ],
])("the paging %j is read as %j", (asked, read) => expect(paging.parse(asked)).toEqual(read));

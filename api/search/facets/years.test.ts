import { expect, it } from "vitest";
import { readYears } from "./years.ts";

it.each([
  ["2005", { gte: 2005, lte: 2005 }],
  ["2001-2010", { gte: 2001, lte: 2010 }],
  ["2001-", { gte: 2001 }],
  ["-2010", { lte: 2010 }],
  [" 2005 ", { gte: 2005, lte: 2005 }],
  ["2010-2001", null],
  ["-", null],
  ["", null],
  ["20052006", null],
  ["99", null],
  ["2001-2010-2020", null],
  ["*", null],
  ["2001–2010", null],
])("%j is %j", (text, years) => expect(readYears(text)).toEqual(years));

import { expect, it } from "vitest";
import { authorsAndYear } from "./author-year.ts";

it.each([
  ["goss_2014", "goss 2014"],
  ["day2012", "day 2012"],
  ["day2012a", "day 2012"],
  ["martin-castellanos_2005", "martin-castellanos 2005"],
  ["wang and ackerman 2000", "wang ackerman 2000"],
  ["wang & ackerman, 2000", "wang ackerman, 2000"],
  ["moro et al. 2015", "moro 2015"],
  ["wahls 2009", null],
  ["wang and ackerman", null],
  ["anderson 2000", null],
  ["spac2000.01", null],
  ["cdc2", null],
  ["20001", null],
])("reads %j as %j", (text, names) => expect(authorsAndYear(text)).toBe(names));

import { expect, it } from "vitest";
import { Steadiness } from "./steadiness.ts";

const told = (looks: string): string => {
  const steadiness = new Steadiness();
  return [...looks].map((look) => (steadiness.look(look === "+") ? "+" : "-")).join("");
};

it.each([
  ["the first look counts", "-", "-"],
  ["one bad look, and two, are forgiven", "+-+--+", "++++++"],
  ["three in a row are not", "+---", "+++-"],
  ["one good look does not mend, two do", "-+-++", "----+"],
])("%s", (_what, looks, expected) => {
  expect(told(looks)).toBe(expected);
});

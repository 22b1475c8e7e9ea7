import { expect, test } from "vitest";
import { withoutShortNames } from "./annotated-pairs.ts";

test("a domain counts once, by its whole name, gene by gene", () => {
  const pairs = new Map(
    [
      "domain\tg1\tPF00069",
      "domain\tg1\tPFAM:PF00069",
      "domain\tg1\tG3DSA:1.10.510.10",
      "domain\tg1\tGENE3D:G3DSA:1.10.510.10",
      "domain\tg1\tIPR000719",
      "domain\tg2\tPF00069",
    ].map((key) => [key, 1]),
  );
  expect([...withoutShortNames(pairs).keys()]).toEqual([
    "domain\tg1\tPFAM:PF00069",
    "domain\tg1\tGENE3D:G3DSA:1.10.510.10",
    "domain\tg1\tIPR000719",
    "domain\tg2\tPF00069",
  ]);
});

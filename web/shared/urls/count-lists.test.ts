import { expect, it } from "vitest";
import { countLists, recountList } from "./count-lists.ts";

it("leads from numbers of the second count to what lists the same things", () => {
  expect(recountList("genetic interactions")).toBe(countLists["interactions"]);
  expect(recountList("orthologs in taxon 9606")).toBe("/downloads#orthologs.tsv.gz");
  expect(recountList("viability")).toBe(
    "/search?type=gene&viability=viable&viability=inviable&viability=depends_on_conditions",
  );
  expect(recountList("genes")).toBe("/search?type=gene");
  expect(recountList("publications with a title")).toBe("/search?type=reference&kind=publication&titled=yes");
  expect(recountList("terms")).toBe("/downloads#all-terms.tsv.gz");
});

it("leads nowhere where nothing lists them", () => {
  expect(recountList("type of tomorrow")).toBeUndefined();
  expect(recountList(undefined)).toBeUndefined();
});

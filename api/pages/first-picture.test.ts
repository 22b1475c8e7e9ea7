import { expect, test } from "vitest";
import { picturedView } from "./first-picture.ts";

test("many models have one picture however their flags are written", () => {
  const same = [
    "/gocam_view/full/ALL_MERGED:no_chemicals,no_inputs",
    "/gocam_view/full/ALL_MERGED:no_inputs:no_chemicals",
    "/gocam_viz/full/ALL_MERGED%3Ano_inputs,no_chemicals/",
  ];
  expect(same.map(picturedView)).toEqual(same.map(() => "pathway ALL_MERGED:no_chemicals,no_inputs"));
  expect(picturedView("/gocam_view/widget/ALL_CONNECTED")).toBe("pathway ALL_CONNECTED");
  expect(picturedView("/gocam_summary/connected")).toBe("map connected");
});

test.each([
  "/gocam_view/full/ALL_MERGED/SPBC11B10.09",
  "/gocam_view/full/ALL_MERGED:trim_models",
  "/gocam_view/full/ALL_MERGED:bogus_flag",
  "/gocam_view/full/ALL_MERGED,no_inputs",
  "/gocam_view/full/671ae02600003596",
  "/gocam_view/full/%E0%A4%A",
  "/gocam_summary/all?gene=cdc2",
  "/gocam_summary/some",
  "/structure_view/alphafold/P1",
])("%s begins with what only its program knows", (address) => {
  expect(picturedView(address)).toBeNull();
});

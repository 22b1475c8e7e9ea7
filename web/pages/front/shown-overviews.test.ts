import { expect, it } from "vitest";
import { shownOverviews } from "./shown-overviews.ts";

const overview = (url: string) => ({ label: url, url, detail: null });
const slim = (link: string, annotation_type: string) => ({
  dataset: "d",
  display_name: "d",
  link,
  annotation_type,
  single_locus: false,
});

it("leaves out diseases and unknown proteins where the deployment has none", () => {
  const overviews = ["/process", "/disease", "/status/protein-status-tracker"].map(overview);
  const site = { slims: { p: slim("/process", "bp"), d: slim("/disease", "mondo") } };
  const types = [
    { id: "bp", ortholog_taxonid: null },
    { id: "mondo", ortholog_taxonid: 9606 },
  ];
  const urlsOf = (has_disease_annotation: boolean, has_unknowns_list: boolean) =>
    shownOverviews({ overviews, has_disease_annotation, has_unknowns_list }, site, types).map(
      ({ url }) => url,
    );
  expect(urlsOf(true, true)).toHaveLength(3);
  expect(urlsOf(false, true)).toEqual(["/process", "/status/protein-status-tracker"]);
  expect(urlsOf(true, false)).toEqual(["/process", "/disease"]);
});

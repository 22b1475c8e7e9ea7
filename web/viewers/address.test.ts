import { expect, test } from "vitest";
import { frames } from "../shared/urls/frames.ts";
import { viewOf } from "./address.ts";

test("every frame that pages embed is a view", () => {
  expect(viewOf(frames.alphafold("P04551"))).toEqual({
    kind: "structure",
    source: "alphafold",
    id: "P04551",
  });
  expect(viewOf(frames.pdb("1abc"))).toEqual({ kind: "structure", source: "pdb", id: "1abc" });
  expect(viewOf(frames.proteinFeatures("widget", "SPBC11B10.09"))).toEqual({
    kind: "protein",
    scope: "widget",
    gene: "SPBC11B10.09",
  });
  expect(viewOf(frames.rna2d("SPSNORNA.01", "URS0000_4896"))).toEqual({
    kind: "rna",
    gene: "SPSNORNA.01",
    urs: "URS0000_4896",
  });
  expect(viewOf(frames.rhea("mini", "10001"))).toEqual({ kind: "reaction", mini: true, id: "10001" });
  expect(viewOf(frames.gocam(["671ae02600003596", "67369e7600002505"], "SPBC11B10.09"))).toEqual({
    kind: "pathway",
    models: {
      mega: null,
      ids: ["671ae02600003596", "67369e7600002505"],
      flags: new Set(["no_inputs"]),
      unknownFlags: [],
    },
    source: { kind: "genes", genes: ["SPBC11B10.09"] },
    isWidget: true,
  });
  expect(viewOf(frames.gocamSummary("connected"))).toEqual({ kind: "pathway-map", connected: true });
  expect(
    viewOf(
      frames.gocamFull("ALL_MERGED", ["no_chemicals", "no_inputs"], "3f2504e0-4f89-5d3a-9a0c-0305e82c3301"),
    ),
  ).toEqual({
    kind: "pathway",
    models: { mega: "ALL_MERGED", ids: [], flags: new Set(["no_chemicals", "no_inputs"]), unknownFlags: [] },
    source: { kind: "query", id: "3f2504e0-4f89-5d3a-9a0c-0305e82c3301" },
    isWidget: false,
  });
  expect(viewOf(frames.gocamFull("a+b", [], "GO:0007094"))).toEqual({
    kind: "pathway",
    models: { mega: null, ids: ["a", "b"], flags: new Set(), unknownFlags: [] },
    source: { kind: "term", termid: "GO:0007094" },
    isWidget: false,
  });
  expect(viewOf(frames.gocamPlain("a"))).toEqual({
    kind: "pathway",
    models: { mega: null, ids: ["a"], flags: new Set(), unknownFlags: [] },
    source: { kind: "none" },
    isWidget: false,
  });
  expect(viewOf(frames.gocamPlain("a", "SPBC11B10.09"))).toEqual({
    kind: "pathway",
    models: { mega: null, ids: ["a"], flags: new Set(), unknownFlags: [] },
    source: { kind: "genes", genes: ["SPBC11B10.09"] },
    isWidget: false,
  });
  expect(viewOf("/gocam_view/full/gomodel:671ae02600003596")).toEqual({
    kind: "pathway",
    models: { mega: null, ids: ["671ae02600003596"], flags: new Set(), unknownFlags: [] },
    source: { kind: "none" },
    isWidget: false,
  });
});

test.each([
  "/",
  "/structure_view",
  "/structure_view/guess/P04551",
  "/structure_view/pdb",
  "/protein_feature_view/widget/a/b",
  "/gocam_view/widget/:no_inputs",
  "/gene/SPBC11B10.09",
  "/rhea_widget/full/%",
])("%s is none, or does no harm", (path) => {
  const view = viewOf(path);
  if (path.endsWith("%")) expect(view).toEqual({ kind: "reaction", mini: false, id: "%" });
  else expect(view).toBeNull();
});

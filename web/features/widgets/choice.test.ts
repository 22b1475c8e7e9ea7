import { describe, expect, test } from "vitest";
import { shownWidget, untoldWidgets, widgetsOf } from "./gene-choice.ts";
import { defaultSettings, parseSettings } from "./settings.ts";
import { shownTermWidget } from "./term-choice.ts";

const protein = { sequence: "MENYQ" };
const rna = {
  feature_type: "tRNA gene",
  uniprot_identifier: null,
  rnacentral_urs_identifier: null,
  has_protein_features: false,
  pdb_entries: [],
  gocams: [],
  transcripts: [{ protein: null }],
};
const coding = {
  ...rna,
  feature_type: "mRNA gene",
  uniprot_identifier: "P04551",
  transcripts: [{ protein }],
};
const model = { gocam_id: "67369e7600002505", title: "a model" };

describe("widgets of a gene", () => {
  test("stand in a fixed order, and only those that it has", () => {
    expect(
      widgetsOf({ ...coding, gocams: [model], pdb_entries: [{ pdb_id: "1abc", title: null }] }, []),
    ).toEqual(["alphafold", "pdb", "gocam_viewer", "protein_features", "genome_browser"]);
    expect(widgetsOf(rna, [])).toEqual(["genome_browser"]);
  });

  test("need what they draw", () => {
    expect(widgetsOf({ ...coding, uniprot_identifier: null }, [])).not.toContain("alphafold");
    expect(widgetsOf({ ...coding, transcripts: [{ protein: null }, { protein }] }, [])).not.toContain(
      "alphafold",
    );
    expect(widgetsOf({ ...coding, feature_type: "pseudogene" }, [])).not.toContain("protein_features");
    expect(widgetsOf({ ...rna, rnacentral_urs_identifier: "URS1" }, [])).toContain("rna_2d");
    expect(
      widgetsOf({ ...rna, rnacentral_urs_identifier: "URS1", feature_type: "lncRNA gene" }, []),
    ).not.toContain("rna_2d");
  });

  test.each([
    ["gocam_viewer", coding, "protein_features"],
    ["gocam_viewer", { ...coding, gocams: [model] }, "gocam_viewer"],
    ["pdb", coding, "alphafold"],
    ["alphafold", { ...coding, uniprot_identifier: null }, "protein_features"],
    ["rna_2d", coding, "genome_browser"],
    ["protein_features", rna, "genome_browser"],
    ["gocam_viewer", rna, "genome_browser"],
    ["pdb", rna, "genome_browser"],
    ["none", coding, "none"],
  ] as const)("%s falls back along the chain", (choice, gene, shown) => {
    expect(shownWidget(choice, gene, [])).toBe(shown);
  });
});

test("protein features are greyed where no domains are told, and the gene has no others", () => {
  const domains = {
    topic: "domains",
    label: "Protein domains",
    reason: "no data set of this release has the format protein-domains",
    is_partial: false,
    section: null,
    widget: "protein_features",
    facets: [],
    cv_names: [],
  };
  expect(widgetsOf(coding, [domains])).not.toContain("protein_features");
  expect(untoldWidgets(coding, [domains])).toEqual([{ id: "protein_features", reason: domains.reason }]);
  expect(shownWidget("protein_features", coding, [domains])).toBe("genome_browser");
  const changed = { ...coding, has_protein_features: true };
  expect(widgetsOf(changed, [domains])).toContain("protein_features");
  expect(untoldWidgets(changed, [domains])).toEqual([]);
});

test.each([
  ["gocam_viewer", { models: false, reactions: true }, "rhea"],
  ["rhea", { models: true, reactions: false }, "gocam_viewer"],
  ["rhea", { models: false, reactions: false }, "none"],
  ["gocam_viewer", { models: true, reactions: true }, "gocam_viewer"],
  ["none", { models: true, reactions: true }, "none"],
] as const)("a term's %s falls back", (choice, term, shown) => {
  expect(shownTermWidget(choice, term)).toBe(shown);
});

test("what is kept is read with defaults for what is missing or unknown", () => {
  expect(parseSettings(null)).toEqual(defaultSettings);
  expect(parseSettings("no JSON")).toEqual(defaultSettings);
  expect(parseSettings("7")).toEqual(defaultSettings);
  expect(parseSettings('{"genePageMainWidget":"none","termPageMainWidget":"television"}')).toEqual({
    genePageMainWidget: "none",
    termPageMainWidget: "rhea",
  });
});

import { describe, expect, test } from "vitest";
import { shownWidget, missingWidgets, widgetsOf } from "./gene-choice.ts";
import { defaultSettings, parseSettings } from "./settings.ts";
import { shownTermWidget } from "./term-choice.ts";

const offered = { dataGaps: [], hasModelAddress: true, longestModelled: 2700 };
const protein = { sequence: "MENYQ", number_of_residues: 5 };
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
      widgetsOf({ ...coding, gocams: [model], pdb_entries: [{ pdb_id: "1abc", title: null }] }, offered),
    ).toEqual(["alphafold", "pdb", "gocam_viewer", "protein_features", "genome_browser"]);
    expect(widgetsOf(rna, offered)).toEqual(["genome_browser"]);
  });

  test("need what they draw", () => {
    expect(widgetsOf({ ...coding, uniprot_identifier: null }, offered)).not.toContain("alphafold");
    expect(widgetsOf({ ...coding, transcripts: [{ protein: null }, { protein }] }, offered)).not.toContain(
      "alphafold",
    );
    expect(widgetsOf({ ...coding, feature_type: "pseudogene" }, offered)).not.toContain("protein_features");
    expect(widgetsOf({ ...rna, rnacentral_urs_identifier: "URS1" }, offered)).toContain("rna_2d");
    expect(
      widgetsOf({ ...rna, rnacentral_urs_identifier: "URS1", feature_type: "lncRNA gene" }, offered),
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
    expect(shownWidget(choice, gene, offered)).toBe(shown);
  });
});

test("protein features are greyed where no domains are told, and the gene has no others", () => {
  const domains = {
    topic: "domains",
    label: "Protein domains",
    reason: "no data set of this release is about this",
    is_partial: false,
    section: null,
    widget: "protein_features",
    facets: [],
    cv_names: [],
  };
  expect(widgetsOf(coding, { ...offered, dataGaps: [domains] })).not.toContain("protein_features");
  expect(missingWidgets(coding, { ...offered, dataGaps: [domains] })).toEqual([
    {
      id: "protein_features",
      short: "not in this release",
      reason: `Not in this release: ${domains.reason}`,
    },
  ]);
  expect(shownWidget("protein_features", coding, { ...offered, dataGaps: [domains] })).toBe("genome_browser");
  const changed = { ...coding, has_protein_features: true };
  expect(widgetsOf(changed, { ...offered, dataGaps: [domains] })).toContain("protein_features");
  expect(missingWidgets(changed, { ...offered, dataGaps: [domains] })).toEqual([]);
});

test("a predicted structure is greyed with the reason where nothing keeps it", () => {
  const none = { ...offered, hasModelAddress: false };
  expect(widgetsOf(coding, none)).not.toContain("alphafold");
  expect(widgetsOf({ ...coding, has_structure_file: true }, none)).toContain("alphafold");
  const [missing] = missingWidgets(coding, none);
  expect(missing).toMatchObject({ id: "alphafold", short: "not on this site" });
  expect(missing?.reason).toContain("P04551");
  expect(missingWidgets({ ...coding, uniprot_identifier: null }, none)[0]?.short).toBe(
    "no UniProt accession",
  );
  expect(shownWidget("pdb", coding, none)).toBe("protein_features");
});

test("a protein that is too long to be modelled has the view that says so, whatever the site keeps", () => {
  const none = { ...offered, hasModelAddress: false };
  const ofLength = (number_of_residues: number) => ({
    ...coding,
    transcripts: [{ protein: { ...protein, number_of_residues } }],
  });
  expect(widgetsOf(ofLength(2701), none)).toContain("alphafold");
  expect(missingWidgets(ofLength(2701), none)).toEqual([]);
  expect(widgetsOf(ofLength(2700), none)).not.toContain("alphafold");
});

test("an RNA without an identifier has a view when its structure was predicted", () => {
  const rna_structure = { sequence: "GGGAAACCC", dot_bracket: "(((...)))", energy: -1.2 };
  expect(widgetsOf({ ...rna, rna_structure }, offered)).toContain("rna_2d");
  expect(widgetsOf({ ...rna, rna_structure, feature_type: "lncRNA gene" }, offered)).not.toContain("rna_2d");
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

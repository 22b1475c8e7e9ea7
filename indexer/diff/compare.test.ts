import { describe, expect, it } from "vitest";
import { indexKinds } from "../../index-mappings/names.ts";
import type { IndexKind } from "../../index-mappings/names.ts";
import { compare } from "./compare.ts";
import { comparisonJson, reportLines, tsvLines } from "./report.ts";
import type { Comparison } from "./report.ts";
import { htmlReport } from "./report-html.ts";
import { geneFacts } from "./snapshot.ts";
import type { AnnotationFacts, GeneFields, Snapshot } from "./snapshot.ts";
import { talliesOf } from "./tallies.ts";

// Every kind gets a count, which Object.fromEntries cannot show; hence the cast.
const counts = Object.fromEntries(indexKinds.map((kind) => [kind, 5])) as Record<IndexKind, number>;

const gene = (id: string, change: Partial<GeneFields> = {}): [string, ReturnType<typeof geneFacts>] => [
  id,
  geneFacts({
    id,
    name: "abc1",
    product: "a kinase",
    feature_type: "mRNA gene",
    chromosome: "I",
    start: 10,
    end: 90,
    strand: "forward",
    synonyms: [],
    uniprot: null,
    deletion_viability: null,
    characterisation_status: null,
    transcript: { id: `${id}.1`, pieces: [["exon", 10, 90]] },
    subsets: [],
    ...change,
  }),
];

const snapshot = (release: string, change: Partial<Snapshot> = {}): Snapshot => ({
  label: `release ${release}`,
  release,
  datasets: null,
  counts,
  genes: new Map(),
  formerGenes: new Map(),
  terms: new Map(),
  formerTerms: new Map(),
  alleles: new Map(),
  annotations: new Map(),
  ...change,
});

const term = (name: string, genes = 1, isObsolete = false) => ({ name, genes, isObsolete });
const annotation = (genes: string[], termid: string): AnnotationFacts => ({
  type: "process",
  genes,
  term: termid,
});

const before = snapshot("A", {
  genes: new Map([gene("g1"), gene("g2"), gene("g3", { name: null }), gene("g5"), gene("g6"), gene("g7")]),
  terms: new Map([
    ["GO:1", term("old process")],
    ["GO:3", term("kept")],
    ["GO:4", term("merged away")],
  ]),
  annotations: new Map([
    ["process:1", annotation(["g1"], "GO:3")],
    ["process:2", annotation(["g2"], "GO:3")],
  ]),
});
const after = snapshot("B", {
  counts: { ...counts, genes: 1_005 },
  genes: new Map([
    gene("g2", {
      start: 12,
      name: "abc2",
      deletion_viability: "viable",
      transcript: { id: "g2.1", pieces: [["exon", 12, 90]] },
      subsets: ["DB:7", "7", "interpro:7"],
    }),
    gene("g3", { name: null }),
    gene("g4"),
  ]),
  formerGenes: new Map([
    ["g5", ["g2"]],
    ["g6", ["g4"]],
    ["g7", ["g3", "g4"]],
  ]),
  terms: new Map([
    ["GO:2", term("new process")],
    ["GO:3", term("kept", 12, true)],
  ]),
  formerTerms: new Map([["GO:4", "GO:3"]]),
  annotations: new Map([["process:2", annotation(["g2"], "GO:3")]]),
});

const compared = (a: Snapshot, b: Snapshot): Comparison => ({
  from: a,
  to: b,
  tallies: talliesOf(a, b),
  changes: compare(a, b),
});

describe("comparing two releases", () => {
  it("finds nothing between equal ones", () => {
    expect(compare(before, before)).toEqual([]);
    expect(reportLines(compared(before, before)).at(-1)).toBe("Nothing was added, removed or changed.");
  });

  it("tells what came, went, was merged, renamed or split, and what changed", () => {
    expect(tsvLines(compare(before, after))).toEqual([
      "entity\tchange\tid\tfield\tbefore\tafter",
      "gene\tadded\tg4\tname\t\tabc1",
      "gene\tremoved\tg1\tname\tabc1\t",
      "gene\tmerged\tg5\tid\tabc1\tg2 abc2",
      "gene\trenamed\tg6\tid\tabc1\tg4 abc1",
      "gene\tsplit\tg7\tid\tabc1\tg3, g4 abc1",
      "gene\tchanged\tg2\tname\tabc1\tabc2",
      "gene\tchanged\tg2\tlocation\tI:10-90 forward\tI:12-90 forward",
      "gene\tchanged\tg2\tstructure\texon 10-90\texon 12-90",
      "gene\tchanged\tg2\tviability\t\tviable",
      "gene\tchanged\tg2\tdomains\t\t7",
      "term\tadded\tGO:2\tname\t\tnew process",
      "term\tremoved\tGO:1\tname\told process\t",
      "term\tmerged\tGO:4\tid\tmerged away\tGO:3 kept",
      "term\tchanged\tGO:3\tstate\tin use\tobsolete",
      "term\tchanged\tGO:3\tnumber of genes\t1\t12",
      "annotation\tremoved\tg1\tprocess\tGO:3 kept\t",
    ]);
  });

  it("compares data sets by rows, date and source where both sides tell them", () => {
    const dataset = { id: "go", entity: "annotation", rows: 100, date: "2025-01-01", source: "GO" };
    const a = snapshot("A", { datasets: new Map([["go", dataset]]) });
    const b = snapshot("B", { datasets: new Map([["go", { ...dataset, rows: 90, date: "2025-02-01" }]]) });
    expect(tsvLines(compare(a, b)).slice(1)).toEqual([
      "data set\tchanged\tgo\trows\t100\t90",
      "data set\tchanged\tgo\tdate\t2025-01-01\t2025-02-01",
    ]);
    expect(comparisonJson(compared(a, b)).alarms).toEqual(["data set go: 10 of 100 are gone (10.0 %)"]);
    expect(compare(a, snapshot("B"))).toEqual([]);
  });
});

describe("the report", () => {
  it("has alarms first, numbers of both sides, and each group with its total", () => {
    const lines = reportLines(compared(before, after));
    const report = lines.join("\n");
    expect(lines[3]).toBe("alarm: annotation type process: 1 of 2 are gone (50.0 %)");
    expect(report).toMatch(/^genes +5 +1,005 {2}\+1,000$/m);
    expect(report).toContain("1 gene with another location\n  g2  I:10-90 forward → I:12-90 forward");
    expect(report).toContain("1 term removed\n  GO:1  old process");
    expect(report).toContain("1 annotation of process removed\n  g1  GO:3 kept");
  });

  it("shows the first twenty of a long list and says how many are left", () => {
    const many = snapshot("B", {
      genes: new Map(Array.from({ length: 25 }, (_, n) => gene(`g${100 + n}`))),
    });
    const report = reportLines(compared(snapshot("A"), many));
    expect(report).toContain("25 genes added");
    expect(report.at(-1)).toBe("  … and 5 more (--tsv lists all)");
  });

  it("is a page that shows names as they are", () => {
    const b = snapshot("B", { terms: new Map([["GO:1", term("<script>")]]) });
    const page = htmlReport(compared(snapshot("A"), b));
    expect(page).toContain("&lt;script&gt;");
    expect(page).not.toContain("<script>");
  });
});

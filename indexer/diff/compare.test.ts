import { describe, expect, it } from "vitest";
import { indexKinds } from "../../index-mappings/names.ts";
import type { IndexKind } from "../../index-mappings/names.ts";
import { compare } from "./compare.ts";
import { reportLines, tsvLines } from "./report.ts";
import { geneFacts } from "./snapshot.ts";
import type { GeneFields, Snapshot } from "./snapshot.ts";

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
    ...change,
  }),
];

const snapshot = (
  label: string,
  genes: [string, ReturnType<typeof geneFacts>][],
  terms: [string, string][] = [],
): Snapshot => ({ label, counts, genes: new Map(genes), terms: new Map(terms), alleles: new Map() });

const before = snapshot("A", [gene("g1"), gene("g2"), gene("g3", { name: null })], [["GO:1", "old process"]]);
const after = {
  ...snapshot(
    "B",
    [gene("g2", { start: 12, name: "abc2" }), gene("g3", { name: null }), gene("g4")],
    [["GO:2", "new process"]],
  ),
  counts: { ...counts, genes: 1_005 },
};

describe("comparing two releases", () => {
  it("finds nothing between equal ones", () => {
    expect(compare(before, before)).toEqual([]);
    expect(reportLines(before, before, []).at(-1)).toBe(
      "No gene, term or allele was added, removed or changed.",
    );
  });

  it("tells what came, went and changed", () => {
    expect(tsvLines(compare(before, after))).toEqual([
      "entity\tchange\tid\tfield\tbefore\tafter",
      "gene\tadded\tg4\tname\t\tabc1",
      "gene\tremoved\tg1\tname\tabc1\t",
      "gene\tchanged\tg2\tname\tabc1\tabc2",
      "gene\tchanged\tg2\tlocation\tI:10-90 forward\tI:12-90 forward",
      "term\tadded\tGO:2\tname\t\tnew process",
      "term\tremoved\tGO:1\tname\told process\t",
    ]);
  });

  it("reports counts of both sides and each group with its total", () => {
    const report = reportLines(before, after, compare(before, after)).join("\n");
    expect(report).toMatch(/^genes +5 +1,005 {2}\+1,000$/m);
    expect(report).toContain("1 gene with another location\n  g2  I:10-90 forward → I:12-90 forward");
    expect(report).toContain("1 term removed\n  GO:1  old process");
  });

  it("shows the first twenty of a long list and says how many are left", () => {
    const many = snapshot(
      "B",
      Array.from({ length: 25 }, (_, n) => gene(`g${100 + n}`)),
    );
    const report = reportLines(snapshot("A", []), many, compare(snapshot("A", []), many));
    expect(report).toContain("25 genes added");
    expect(report.at(-1)).toBe("  … and 5 more (--tsv lists all)");
  });
});

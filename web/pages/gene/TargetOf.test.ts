import { expect, test } from "vitest";
import { targetSummary } from "./TargetOf.tsx";

const row = (gene: string, relation_label: string, ontology_name = "GO", show_in_summary = true) => ({
  ontology_name,
  relation: relation_label,
  relation_label,
  gene: { uniquename: gene, name: null, product: null },
  genotype: null,
  reference: null,
  evidence: null,
  assigned_by: null,
  date: null,
  show_in_summary,
});

test("rows that follow each other and say the same stand once; those without the flag do not stand", () => {
  const rows = [
    row("A", "regulated by"),
    row("A", "regulated by"),
    row("B", "regulated by"),
    row("A", "regulated by"),
    row("A", "regulated by", "FYPO"),
    row("A", "input of", "FYPO", false),
  ];
  expect(targetSummary(rows).map((one) => `${one.ontology_name} ${one.gene.uniquename}`)).toEqual([
    "GO A",
    "GO B",
    "GO A",
    "FYPO A",
  ]);
});

test("rows that say the same are told apart by what lies between them in the summary, not in the details", () => {
  expect(
    targetSummary([row("A", "regulated by"), row("B", "input of", "GO", false), row("A", "regulated by")]),
  ).toHaveLength(1);
});

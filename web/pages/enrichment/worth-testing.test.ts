import { expect, test } from "vitest";
import { worthTesting } from "./worth-testing.ts";

/** Names of the lists that are offered, of those given with their numbers of genes, where 1,000 genes code for proteins. */
const offered = (lists: Readonly<Record<string, readonly [number, object]>>): string[] =>
  worthTesting({
    builder: {
      predefined: Object.entries(lists).map(([name, [, constraints]]) => ({
        id: name,
        name,
        constraints: { ...constraints },
      })),
    },
    predefined_counts: Object.fromEntries(Object.entries(lists).map(([name, [count]]) => [name, count])),
    subsets: [
      { name: "feature_type_mRNA_gene", display_name: "mRNA gene", count: 1000 },
      { name: "feature_type_tRNA_gene", display_name: "tRNA gene", count: 80 },
    ],
  }).map(({ name }) => name);

const kind = (name: string) => ({ subset: { subset_name: `feature_type_${name}` } });

test("all genes and those of a kind are no choice to test, whatever a deployment calls them", () => {
  expect(
    offered({
      everything: [1300, kind("*")],
      "coding ones": [1000, kind("mRNA_gene")],
      "for translation": [80, kind("tRNA_gene")],
      viable: [700, { subset: { subset_name: "deletion_viability_viable" } }],
    }),
  ).toEqual(["viable"]);
});

test("nor are lists of nearly all coding genes, however they are asked for, nor those that find nothing", () => {
  const without = (subset: string) => ({ not: [kind("mRNA_gene"), { subset: { subset_name: subset } }] });
  expect(
    offered({
      "but for a few": [960, without("transposon")],
      "those with an ortholog": [850, without("orphan")],
      nobody: [0, { term: { termid: "GO:1" } }],
    }),
  ).toEqual(["those with an ortholog"]);
});

test("a list of some that is called all is offered", () => {
  expect(offered({ "canned_query:all_diseases": [90, { term: { termid: "MONDO:1" } }] })).toHaveLength(1);
});

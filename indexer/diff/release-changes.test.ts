import { describe, expect, it } from "vitest";
import { indexKinds } from "../../index-mappings/names.ts";
import type { IndexKind } from "../../index-mappings/names.ts";
import { changeSentences } from "../../index-mappings/change-sentences.ts";
import { firstRelease, releaseChanges } from "./release-changes.ts";
import type { ComparedRelease } from "./release-changes.ts";
import { geneFacts } from "./snapshot.ts";

// Every kind gets a count, which Object.fromEntries cannot show; hence the cast.
const counts = (genes: number) =>
  Object.fromEntries(indexKinds.map((kind) => [kind, kind === "genes" ? genes : 5])) as Record<
    IndexKind,
    number
  >;

const gene = (id: string, name: string): [string, ReturnType<typeof geneFacts>] => [
  id,
  geneFacts({
    id,
    name,
    product: null,
    feature_type: "mRNA gene",
    chromosome: null,
    start: null,
    end: null,
    strand: null,
    synonyms: [],
    uniprot: null,
    deletion_viability: null,
    characterisation_status: null,
    transcript: null,
    subsets: [],
  }),
];

const release = (
  date: string,
  genes: [string, ReturnType<typeof geneFacts>][],
  pairs: readonly (readonly [string, number])[],
  domains: readonly string[] = [],
): ComparedRelease => ({
  release: date,
  snapshot: {
    label: date,
    release: date,
    datasets: null,
    formerGenes: new Map(),
    formerTerms: new Map(),
    annotations: new Map(),
    counts: counts(genes.length),
    genes: new Map(genes),
    terms: new Map([["GO:1", { name: "budding", isObsolete: false, genes: 1 }]]),
    alleles: new Map(),
  },
  annotations: new Map(pairs),
  domains: new Map(domains.map((domain) => [domain, 1])),
});

const before = release(
  "2024-10-01",
  [gene("g1", "abc1"), gene("g2", "")],
  [
    ["process\tg1\tGO:1", 3],
    ["process\tg2\tGO:2", 1],
    ["interactions\tg1\t", 4],
  ],
  ["domain\tg1\tPFAM:PF1"],
);
const after = release(
  "2025-09-01",
  [gene("g1", "abc2")],
  [
    ["process\tg1\tGO:1", 1],
    ["process\tg1\tGO:3", 2],
    ["interactions\tg1\t", 5],
  ],
);

/** As the site calls its types. */
const typeName = (type: string): string => (type === "process" ? "GO biological process" : type);

describe("a release as news", () => {
  const { changes, list } = releaseChanges(before, after, null, typeName);

  it("tells what came, went and changed, gene by gene, once however many rows say it", () => {
    expect(
      list.map(({ entity, change, id, field, before: was, after: is }) =>
        [entity, change, id, field, was, is].join("|"),
      ),
    ).toEqual([
      "gene|removed|g2|name||",
      "gene|changed|g1|name|abc1|abc2",
      "annotation|added|g1|process||GO:3",
      "annotation|changed|g1|interactions|4|5",
      "annotation|removed|g2|process|GO:2|",
      "domain|removed|g1|domain|PFAM:PF1|",
    ]);
  });

  it("counts rows of each type, and terms that genes got and lost", () => {
    expect(changes.types).toEqual([
      { type: "interactions", before: 4, after: 5, added: 0, removed: 0 },
      { type: "process", before: 4, after: 3, added: 1, removed: 1 },
    ]);
  });

  it("says what became less, in the words of the site", () => {
    expect(changes.alarms).toEqual([
      "genes fell from 2 to 1",
      "rows of GO biological process fell from 4 to 3",
      "1 pair of gene and term is gone from GO biological process, which had 4 rows",
      "1 of 1 pairs of gene and domain are gone",
    ]);
  });

  it("says it in sentences, and hands them on to the next release", () => {
    expect(changeSentences(changes)).toContain("1 gene with another name");
    const next = releaseChanges(after, { ...after, release: "2026-01-01" }, changes, typeName);
    expect(next.changes.groups).toEqual([]);
    expect(next.changes.earlier).toEqual([
      { release: "2025-09-01", before: "2024-10-01", sentences: changeSentences(changes, typeName) },
    ]);
  });

  it("has nothing to tell where nothing came before", () => {
    expect(firstRelease("2025-09-01")).toMatchObject({
      changes: { before: null, groups: [] },
      list: [],
    });
  });
});

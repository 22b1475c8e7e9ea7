/** A release as news: what it has changed against the one before, in numbers, samples and alarms. Pure. */
import type { TypeName } from "../../config/type-name.ts";
import { count, counted } from "../../index-mappings/counted.ts";
import { changeSentences } from "../../index-mappings/change-sentences.ts";
import { noChanges } from "../../index-mappings/pages/changes.ts";
import type { ChangeRow, ReleaseChanges } from "../../index-mappings/pages/changes.ts";
import { entities } from "../../index-mappings/fields/entities.ts";
import { indexKinds } from "../../index-mappings/names.ts";
import { pairOf } from "./annotated-pairs.ts";
import type { Pairs } from "./annotated-pairs.ts";
import { compare } from "./compare.ts";
import type { Change } from "./compare.ts";
import { geneAttributes } from "./snapshot.ts";
import type { Snapshot } from "./snapshot.ts";

/** A release as it is compared. */
export interface ComparedRelease {
  readonly release: string;
  readonly snapshot: Snapshot;
  readonly annotations: Pairs;
  readonly domains: Pairs;
}

export interface Comparison {
  readonly changes: ReleaseChanges;
  readonly list: readonly ChangeRow[];
}

/** Changes of a group that are shown. */
const samplesShown = 20;
/** Earlier releases that are told of. */
const earlierKept = 60;
/** What becomes less by more than this share is said. */
const alarmingFall = 0.02;
/** Pairs of gene and term, or gene and domain, that may go without being said. */
const alarmingLoss = 0.05;

/** Kinds of documents that people count. */
const toldKinds = indexKinds.filter(
  (kind) => !["sequences", "files", "documents", "pages", "release"].includes(kind),
);

const nameIn = ({ genes, terms, alleles }: Snapshot, { entity, id }: ThingChange): string => {
  if (entity === "gene") return genes.get(id)?.name ?? "";
  return (entity === "term" ? terms.get(id)?.name : alleles.get(id)) ?? "";
};

type ThingChange = Change & { readonly entity: "gene" | "term" | "allele" };

/** Domains of genes and genes of terms are told by their pairs. */
const toldByPairs = ["domains", "number of genes"];

const isOfThing = (change: Change): change is ThingChange =>
  (change.entity === "gene" || change.entity === "term" || change.entity === "allele") &&
  !toldByPairs.includes(change.field);

/** Annotations are compared by pairs of gene and term, which stay equal when only a row changes. */
const withoutRows = (snapshot: Snapshot): Snapshot => ({
  ...snapshot,
  datasets: null,
  annotations: new Map(),
});

/** The words for an attribute of a gene. */
const wordsOf = (field: string): string =>
  Object.entries(geneAttributes).find(([attribute]) => attribute === field)?.[1] ?? field;

function rowsOfThings(before: Snapshot, after: Snapshot): ChangeRow[] {
  return compare(withoutRows(before), withoutRows(after))
    .filter(isOfThing)
    .map((change) => ({
      ...change,
      field: change.entity === "gene" ? wordsOf(change.field) : change.field,
      name: nameIn(after, change) || nameIn(before, change),
      // Ids of alleles begin with that of their gene.
      gene:
        change.entity === "gene"
          ? change.id
          : change.entity === "allele"
            ? (change.id.split(":")[0] ?? null)
            : null,
    }));
}

/** Pairs that one of both has. Of rows without a term, whether their number is another. */
function rowsOfPairs(
  entity: "annotation" | "domain",
  [a, b]: readonly [Pairs, Pairs],
  [before, after]: readonly [Snapshot, Snapshot],
): ChangeRow[] {
  const rows: ChangeRow[] = [];
  const named = (term: string): string =>
    [term, (after.terms.get(term) ?? before.terms.get(term))?.name ?? ""].join(" ").trimEnd();
  const add = (key: string, change: ChangeRow["change"], from: string, to: string): void => {
    const [type, gene] = pairOf(key);
    const name = (after.genes.get(gene) ?? before.genes.get(gene))?.name ?? "";
    rows.push({ entity, change, id: gene, name, gene, field: type, before: from, after: to });
  };
  for (const key of new Set([...b.keys(), ...a.keys()])) {
    const [, , term] = pairOf(key);
    const [was = 0, is = 0] = [a.get(key), b.get(key)];
    if (term === "") {
      if (was !== is) add(key, "changed", String(was), String(is));
    } else if (was === 0) add(key, "added", "", named(term));
    else if (is === 0) add(key, "removed", named(term), "");
  }
  return rows.sort((one, other) => (one.id < other.id ? -1 : one.id > other.id ? 1 : 0));
}

const order: readonly ChangeRow["entity"][] = ["gene", "term", "allele", "annotation", "domain"];

function groupsOf(list: readonly ChangeRow[]): ReleaseChanges["groups"] {
  return [...Map.groupBy(list, ({ entity, change, field }) => [entity, change, field].join("\t")).values()]
    .map((rows) => {
      // Groups are not empty.
      const { entity, change, field } = rows[0]!;
      return { entity, change, field, total: rows.length, samples: rows.slice(0, samplesShown) };
    })
    .sort((a, b) => order.indexOf(a.entity) - order.indexOf(b.entity));
}

function typesOf(
  { annotations: a }: ComparedRelease,
  { annotations: b }: ComparedRelease,
): ReleaseChanges["types"] {
  const types = new Map<string, ReleaseChanges["types"][number]>();
  for (const key of new Set([...a.keys(), ...b.keys()])) {
    const [type, , term] = pairOf(key);
    const known = types.get(type) ?? { type, before: 0, after: 0, added: 0, removed: 0 };
    const [was = 0, is = 0] = [a.get(key), b.get(key)];
    types.set(type, {
      type,
      before: known.before + was,
      after: known.after + is,
      added: known.added + Number(term !== "" && was === 0),
      removed: known.removed + Number(term !== "" && is === 0),
    });
  }
  return [...types.values()].sort((one, other) => (one.type < other.type ? -1 : 1));
}

/** "genes", "pathway models": what a kind of document holds, as readers know it. */
const thingsOf = (kind: string): string =>
  Object.values(entities).find(({ index }) => index === kind)?.many ?? kind;

function alarmsOf(
  { totals, types }: Pick<ReleaseChanges, "totals" | "types">,
  domains: { readonly before: number; readonly removed: number },
  typeName: TypeName,
): string[] {
  const falls = [
    ...totals.map(({ kind, ...counts }) => ({ what: thingsOf(kind), ...counts })),
    ...types.map(({ type, ...counts }) => ({ what: `rows of ${typeName(type)}`, ...counts })),
  ]
    .filter(({ before, after }) => after < before * (1 - alarmingFall))
    .map(({ what, before, after }) => `${what} fell from ${count(before)} to ${count(after)}`);
  const losses = types
    .filter(({ before, removed }) => before > 0 && removed > before * alarmingLoss)
    .map(
      ({ type, before, removed }) =>
        `${counted(removed, "pair")} of gene and term ${removed === 1 ? "is" : "are"} gone from ${typeName(type)}, which had ${count(before)} rows`,
    );
  const lostDomains =
    domains.removed > domains.before * alarmingLoss
      ? [`${count(domains.removed)} of ${count(domains.before)} pairs of gene and domain are gone`]
      : [];
  return [...falls, ...losses, ...lostDomains];
}

/** Compares two releases. @param told what the release before told of itself and of those before it */
export function releaseChanges(
  before: ComparedRelease,
  after: ComparedRelease,
  told: ReleaseChanges | null,
  typeName: TypeName,
): Comparison {
  const snapshots = [before.snapshot, after.snapshot] as const;
  const list = [
    ...rowsOfThings(...snapshots),
    ...rowsOfPairs("annotation", [before.annotations, after.annotations], snapshots),
    ...rowsOfPairs("domain", [before.domains, after.domains], snapshots),
  ];
  const totals = toldKinds.map((kind) => ({
    kind,
    before: before.snapshot.counts[kind],
    after: after.snapshot.counts[kind],
  }));
  const types = typesOf(before, after);
  const changes: ReleaseChanges = {
    release: after.release,
    before: before.release,
    totals,
    types,
    groups: groupsOf(list),
    alarms: alarmsOf(
      { totals, types },
      {
        before: before.domains.size,
        removed: list.filter(({ entity, change }) => entity === "domain" && change === "removed").length,
      },
      typeName,
    ),
    earlier: earlierThan(after.release, told, typeName),
  };
  return { changes, list };
}

/** What is known of the releases before. */
function earlierThan(
  release: string,
  told: ReleaseChanges | null,
  typeName: TypeName,
): ReleaseChanges["earlier"] {
  if (!told) return [];
  const own =
    told.before === null
      ? []
      : [{ release: told.release, before: told.before, sentences: changeSentences(told, typeName) }];
  return [...own, ...told.earlier].filter((one) => one.release !== release).slice(0, earlierKept);
}

/** What a release says that nothing came before. */
export const firstRelease = (release: string): Comparison => ({ changes: noChanges(release), list: [] });

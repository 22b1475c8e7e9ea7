/** A comparison as people and as programs read it. */
import { count } from "../../index-mappings/counted.ts";
import type { Change } from "./compare.ts";
import { groupsOf, oneLine, whatChanges } from "./groups.ts";
import type { Snapshot } from "./snapshot.ts";
import type { Tally } from "./tallies.ts";

const shown = 20;

/** What was compared and what came of it. */
export interface Comparison {
  readonly from: Pick<Snapshot, "label" | "release">;
  readonly to: Pick<Snapshot, "label" | "release">;
  readonly tallies: readonly Tally[];
  readonly changes: readonly Change[];
}

/** One line a change under a header row: entity, change, id, field, before, after. */
export function tsvLines(changes: readonly Change[]): string[] {
  const rows = changes.map(({ entity, change, id, field, before, after }) =>
    [entity, change, id, field, before, after].map(oneLine).join("\t"),
  );
  return ["entity\tchange\tid\tfield\tbefore\tafter", ...rows];
}

/** Everything, for programs; `alarms` are those of the tallies that fall by more than 2 %. */
export const comparisonJson = ({ from, to, tallies, changes }: Comparison) => ({
  from: { label: from.label, release: from.release },
  to: { label: to.label, release: to.release },
  alarms: tallies.filter(({ isAlarm }) => isAlarm).map(alarmSentence),
  tallies,
  groups: groupsOf(changes).map(({ title, changes: all }) => ({ title, total: all.length })),
  changes,
});

/** "data set phenotypes: 12 of 100 rows are gone" */
export function alarmSentence({ group, name, before, after }: Tally): string {
  const [a, b] = [before ?? 0, after ?? 0];
  const share = `${((1 - b / a) * 100).toFixed(1)} %`;
  const what = group === "genes with" ? `genes with a ${name}` : `${group} ${name}`;
  return `${what}: ${count(a - b)} of ${count(a)} are gone (${share})`;
}

/** Alarms, numbers of both sides, then every group of changes with its total and its first 20. */
export function reportLines({ from, to, tallies, changes }: Comparison): string[] {
  const alarms = tallies.filter(({ isAlarm }) => isAlarm);
  return [
    `From ${from.label}`,
    `to   ${to.label}`,
    ...(alarms.length > 0 ? ["", ...alarms.map((alarm) => `alarm: ${alarmSentence(alarm)}`)] : []),
    ...tallyLines(tallies),
    ...groupLines(changes),
  ];
}

/** All kinds, and of the rest what changes. */
function tallyLines(tallies: readonly Tally[]): string[] {
  const told = tallies.filter(({ group, before, after }) => group === "kind" || before !== after);
  return [...Map.groupBy(told, ({ group }) => group)].flatMap(([group, some]) => [
    "",
    ...(group === "kind" ? [] : [headOf[group]]),
    ...some.map(tallyLine),
  ]);
}

const headOf: Readonly<Record<Tally["group"], string>> = {
  kind: "Documents",
  "data set": "Rows of data sets",
  "annotation type": "Annotations by type",
  "genes with": "Genes with",
};

function tallyLine({ name, before, after }: Tally): string {
  const [a, b] = [before ?? 0, after ?? 0];
  const change = a === b ? "" : `${b > a ? "+" : "−"}${count(Math.abs(b - a))}`;
  return `${name.padEnd(28)} ${count(a).padStart(10)} ${count(b).padStart(10)}  ${change}`.trimEnd();
}

function groupLines(changes: readonly Change[]): string[] {
  if (changes.length === 0) return ["", "Nothing was added, removed or changed."];
  return groupsOf(changes).flatMap(({ title, changes: group }) => [
    "",
    title,
    ...group.slice(0, shown).map((change) => `  ${change.id}  ${whatChanges(change)}`.trimEnd()),
    ...(group.length > shown ? [`  … and ${count(group.length - shown)} more (--tsv lists all)`] : []),
  ]);
}

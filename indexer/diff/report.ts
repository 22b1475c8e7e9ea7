/** Changes as people and as programs read them. */
import { indexKinds } from "../../index-mappings/names.ts";
import { count, counted } from "../../index-mappings/counted.ts";
import type { Change } from "./compare.ts";
import type { Snapshot } from "./snapshot.ts";

const shown = 20;

const oneLine = (text: string): string => text.replace(/\s+/g, " ");

/** One line a change under a header row: entity, change, id, field, before, after. */
export function tsvLines(changes: readonly Change[]): string[] {
  const rows = changes.map(({ entity, change, id, field, before, after }) =>
    [entity, change, id, field, before, after].map(oneLine).join("\t"),
  );
  return ["entity\tchange\tid\tfield\tbefore\tafter", ...rows];
}

/** Counts of both sides, then every group of changes with its total and its first 20. */
export function reportLines(a: Snapshot, b: Snapshot, changes: readonly Change[]): string[] {
  return [`From ${a.label}`, `to   ${b.label}`, "", ...countLines(a, b), ...groupLines(changes)];
}

function countLines(a: Snapshot, b: Snapshot): string[] {
  return indexKinds.map((kind) => {
    const [before, after] = [a.counts[kind], b.counts[kind]];
    const change = after === before ? "" : `${after > before ? "+" : "−"}${count(Math.abs(after - before))}`;
    return `${kind.padEnd(12)} ${count(before).padStart(10)} ${count(after).padStart(10)}  ${change}`.trimEnd();
  });
}

function groupLines(changes: readonly Change[]): string[] {
  const groups = Map.groupBy(changes, ({ entity, change, field }) => [entity, change, field].join(" "));
  if (groups.size === 0) return ["", "No gene, term or allele was added, removed or changed."];
  return [...groups.values()].flatMap((group) => [
    "",
    groupTitle(group),
    ...group.slice(0, shown).map((change) => `  ${changeText(change)}`),
    ...(group.length > shown ? [`  … and ${count(group.length - shown)} more (--tsv lists all)`] : []),
  ]);
}

/** "1 term removed", "50 genes with another name" */
function groupTitle(group: readonly Change[]): string {
  const { entity = "gene", change, field } = group[0] ?? {};
  return `${counted(group.length, entity)} ${change === "changed" ? `with another ${field}` : change}`;
}

function changeText({ change, id, before, after }: Change): string {
  if (change === "changed") return `${id}  ${oneLine(before) || "(none)"} → ${oneLine(after) || "(none)"}`;
  return `${id}  ${oneLine(change === "added" ? after : before)}`.trimEnd();
}

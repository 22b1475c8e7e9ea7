/** A comparison as a page of its own: no other file is needed to read it. */
import { count } from "../../index-mappings/counted.ts";
import { escapeHtml } from "../terminal/escape-html.ts";
import { groupsOf, whatChanges } from "./groups.ts";
import { alarmSentence } from "./report.ts";
import type { Comparison } from "./report.ts";
import type { Tally } from "./tallies.ts";

const shown = 200;

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:70rem;margin:2rem auto;padding:0 1rem}
table{border-collapse:collapse;margin:.5rem 0 1.5rem}th,td{padding:.15rem .75rem .15rem 0;text-align:left;vertical-align:top;overflow-wrap:anywhere}
td.n,th.n{text-align:right;font-variant-numeric:tabular-nums}tr.alarm td{font-weight:700}tr.alarm td:first-child::before{content:"⚠ "}
summary{cursor:pointer;font-weight:600;padding:.25rem 0}.scroll{overflow-x:auto}ul.alarms{border-left:.25rem solid #b3261e;padding:.5rem 1.5rem}`;

/** A whole HTML document: alarms, numbers of both sides, and the first 200 changes of each kind. */
export function htmlReport(comparison: Comparison): string {
  const { from, to } = comparison;
  const title = `Release ${from.release} → ${to.release}`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${style}</style></head><body><h1>${escapeHtml(title)}</h1>
${comparisonHtml(comparison)}</body></html>`;
}

/** The report as part of a page, without its title. */
export function comparisonHtml({ from, to, tallies, changes }: Comparison): string {
  const alarms = tallies.filter(({ isAlarm }) => isAlarm);
  const groups = groupsOf(changes);
  return `<p>From ${escapeHtml(from.label)}<br>to ${escapeHtml(to.label)}</p>
<h2>Alarms</h2>${alarms.length > 0 ? `<ul class="alarms">${alarms.map((one) => `<li>${escapeHtml(alarmSentence(one))}</li>`).join("")}</ul>` : "<p>None: nothing falls by more than 2 %.</p>"}
<h2>Numbers</h2>${tallyTables(tallies)}
<h2>Changes</h2>${groups.length === 0 ? "<p>Nothing was added, removed or changed.</p>" : ""}
${groups
  .map(
    ({
      title,
      changes: group,
    }) => `<details><summary>${escapeHtml(title)}</summary><div class="scroll"><table>
${group
  .slice(0, shown)
  .map((change) => `<tr><td>${escapeHtml(change.id)}</td><td>${escapeHtml(whatChanges(change))}</td></tr>`)
  .join("\n")}
</table></div>${group.length > shown ? `<p>… and ${count(group.length - shown)} more: the TSV lists all.</p>` : ""}</details>`,
  )
  .join("\n")}`;
}

const captions: Readonly<Record<Tally["group"], string>> = {
  kind: "Documents by kind",
  "data set": "Rows by data set",
  "annotation type": "Annotations by type",
  "genes with": "Genes that something is known of",
};

function tallyTables(tallies: readonly Tally[]): string {
  return [...Map.groupBy(tallies, ({ group }) => group)]
    .map(
      ([group, some]) => `<details${group === "kind" ? " open" : ""}><summary>${captions[group]}</summary>
<table><thead><tr><th scope="col">What</th><th scope="col" class="n">Before</th><th scope="col" class="n">After</th><th scope="col" class="n">Change</th></tr></thead><tbody>
${some.map(tallyRow).join("\n")}
</tbody></table></details>`,
    )
    .join("\n");
}

function tallyRow({ name, before, after, isAlarm }: Tally): string {
  const [a, b] = [before ?? 0, after ?? 0];
  const change = a === b ? "" : `${b > a ? "+" : "−"}${count(Math.abs(b - a))}`;
  return `<tr${isAlarm ? ' class="alarm"' : ""}><td>${escapeHtml(name)}</td><td class="n">${count(a)}</td><td class="n">${count(b)}</td><td class="n">${change}</td></tr>`;
}

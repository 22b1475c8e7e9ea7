import { compareReleases } from "../diff/compare-releases.ts";
import { comparisonJson, reportLines, tsvLines } from "../diff/report.ts";
import type { Comparison } from "../diff/report.ts";
import { htmlReport } from "../diff/report-html.ts";
import { connect, mustBeElasticsearch } from "../load/connect.ts";
import type { Settings } from "../settings/settings.ts";

/** Exit code of a comparison with alarms, when it was asked for. */
const alarmed = 3;

/**
 * Prints what changes from one release to another: with both sides given from the first to the second, with one from the
 * live release to it, with none from the live to the staged one.
 * @param flags tsv, json, html, strict
 */
export async function diff(
  asked: readonly string[],
  flags: ReadonlySet<string>,
  settings: Settings,
): Promise<number> {
  const client = connect(settings.elasticsearchUrl);
  const [first, second] = asked;
  const [a, b] = second === undefined ? ["live", first ?? "staged"] : [first ?? "live", second];
  await mustBeElasticsearch(client, settings.elasticsearchUrl);
  const comparison = await compareReleases(a, b, client, settings);
  process.stdout.write(`${printed(comparison, flags)}\n`);
  return flags.has("strict") && comparison.tallies.some(({ isAlarm }) => isAlarm) ? alarmed : 0;
}

function printed(comparison: Comparison, flags: ReadonlySet<string>): string {
  if (flags.has("json")) return JSON.stringify(comparisonJson(comparison));
  if (flags.has("html")) return htmlReport(comparison);
  return (flags.has("tsv") ? tsvLines(comparison.changes) : reportLines(comparison)).join("\n");
}

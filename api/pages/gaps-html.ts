/** What a release does not tell of a thing, as the end of its page. Pure. */
import type { DataGap } from "../../index-mappings/pages/release.ts";
import { gapLabels, gapsTitle } from "../contract/values/data-gaps.ts";
import { escapeHtml } from "../http/escape-html.ts";

/** As the program draws it (web/features/states/DataGaps.tsx); nothing where all is told. */
export function gapsHtml(gaps: readonly DataGap[]): string {
  if (gaps.length === 0) return "";
  const reasons = gaps.map(
    ({ label, reason }) =>
      `<p class="not-in-release small"><b>${escapeHtml(label)}</b> <span class="not-in-release__reason">${escapeHtml(reason)}</span></p>`,
  );
  return `<section class="section"><div class="section__head"><h2>${gapsTitle}</h2></div><details class="data-gaps"><summary>${escapeHtml(gapLabels(gaps))}: why</summary><div>${reasons.join("")}</div></details></section>`;
}

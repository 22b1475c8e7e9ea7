/** Panels of the front page and its archives, newest first. */
import type { FrontPanel } from "../../../index-mappings/pages/release.ts";
import type { ReleaseData } from "../release-data/release-data.ts";
import { linkResolver } from "./panel-links.ts";
import { sanitised } from "./sanitise.ts";

/** The panels of the front page, their HTML made safe. */
export async function frontPanels(data: ReleaseData): Promise<FrontPanel[]> {
  const resolve = await linkResolver(data);
  const panels: FrontPanel[] = [];
  for await (const panel of data.rows("front-panels")) {
    panels.push({
      title: panel.title,
      panel_type: panel.panelType,
      html: sanitised(panel.content, resolve),
      reference_id: panel.referenceId,
      link: panel.link !== null && /^(https?:|\/)/.test(panel.link) ? resolve(panel.link) : null,
      link_label: panel.linkLabel,
      date_added: panel.dateAdded,
      show_on_front_page: panel.showOnFrontPage,
    });
  }
  return panels.sort((a, b) => (b.date_added ?? "").localeCompare(a.date_added ?? ""));
}

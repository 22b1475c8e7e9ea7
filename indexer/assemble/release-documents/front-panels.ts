/** Panels of the front page and its archives, newest first: those of the release and those of the deployment. */
import type { FrontPanel } from "../../../index-mappings/pages/release.ts";
import { pubmedId } from "../joins/references.ts";
import type { ReleaseData } from "../release-data/release-data.ts";
import { linkResolver } from "./panel-links.ts";
import type { ResolveLink } from "./panel-links.ts";
import { sanitised } from "./sanitise.ts";

/** Links to the curators are a tag of their own in the texts of the site that this format is from. */
const contactTag = /<app-contact-email\s[^>]*?\[linkName\]="'([^']+)'"[^>]*>(?:<\/app-contact-email>)?/g;

/** A text whose links to the curators are those of Markdown, to the page that says how this site is written to. */
const withContactLinks = (text: string): string =>
  text.replace(contactTag, "[$1](/community/report-a-problem)");

/** Panels tell of publications that are newer than the release, too: those stand where the text was written, or else at PubMed. */
function elsewhere(referenceId: string, resolve: ResolveLink): string | null {
  const number = pubmedId(referenceId);
  return (
    resolve(`/reference/${referenceId}`) ??
    (number === null ? null : `https://pubmed.ncbi.nlm.nih.gov/${number}/`)
  );
}

/** The panels of the front page, their HTML made safe. */
export async function frontPanels(data: ReleaseData): Promise<FrontPanel[]> {
  const [resolve, references] = await Promise.all([linkResolver(data), data.references()]);
  const panels: FrontPanel[] = [];
  for await (const panel of data.rows("front-panels")) {
    const { referenceId } = panel;
    const isHere = referenceId === null || references.has(referenceId);
    const own = panel.link !== null && /^(https?:|\/)/.test(panel.link) ? resolve(panel.link) : null;
    panels.push({
      title: panel.title,
      panel_type: panel.panelType,
      html: sanitised(withContactLinks(panel.content), resolve),
      reference_id: isHere ? referenceId : null,
      link: isHere ? own : (elsewhere(referenceId, resolve) ?? own),
      link_label: panel.linkLabel ?? (isHere ? null : panel.referenceId),
      date_added: panel.dateAdded,
      show_on_front_page: panel.showOnFrontPage,
    });
  }
  for (const { text, ...panel } of data.deployment.front.panels)
    panels.push({ ...panel, html: sanitised(text, resolve), reference_id: null });
  return panels.sort((a, b) => (b.date_added ?? "").localeCompare(a.date_added ?? ""));
}

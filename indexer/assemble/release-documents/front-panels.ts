/** Panels of the front page and its archives, newest first: those of the release and those of the deployment. */
import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
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

/**
 * Where the site has the pictures that a panel names: a path is of the deployment's assets folder, with or without the name of
 * the folder. Those that it does not have are left out, and so are those of other sites, which pages do not load.
 */
export function pictureAddresses(names: readonly string[], assets: ReadonlySet<string>): string[] {
  return names
    .map((name) => name.replace(/^\/?assets\//, ""))
    .filter((name) => assets.has(name))
    .map((name) => `/site-assets/${name.split("/").map(encodeURIComponent).join("/")}`);
}

/** Files of the deployment's assets folder, by their paths in it; not every deployment has one. */
async function assetsOf(folder: string): Promise<ReadonlySet<string>> {
  const assets = join(folder, "assets");
  const names = existsSync(assets) ? await readdir(assets, { recursive: true }) : [];
  return new Set(names.map((name) => name.replaceAll("\\", "/")));
}

/** The panels of the front page, their HTML made safe. */
export async function frontPanels(data: ReleaseData): Promise<FrontPanel[]> {
  const [resolve, references, assets] = await Promise.all([
    linkResolver(data),
    data.references(),
    assetsOf(data.deploymentFolder),
  ]);
  const leadsTo = (link: string | null) =>
    link !== null && /^(https?:|\/)/.test(link) ? resolve(link) : null;
  const panels: FrontPanel[] = [];
  for await (const panel of data.rows("front-panels")) {
    const { referenceId } = panel;
    const isHere = referenceId === null || references.has(referenceId);
    const own = leadsTo(panel.link);
    panels.push({
      title: panel.title,
      panel_type: panel.panelType,
      html: sanitised(withContactLinks(panel.content), resolve),
      reference_id: isHere ? referenceId : null,
      link: isHere ? own : (elsewhere(referenceId, resolve) ?? own),
      link_label: panel.linkLabel ?? (isHere ? null : panel.referenceId),
      date_added: panel.dateAdded,
      show_on_front_page: panel.showOnFrontPage,
      title_link: leadsTo(panel.titleLink),
      images: pictureAddresses(panel.headImages, assets),
      image_link: leadsTo(panel.headImageLink),
    });
  }
  for (const { text, ...panel } of data.deployment.front.panels)
    panels.push({ ...panel, html: sanitised(text, resolve), reference_id: null });
  return panels.sort((a, b) => (b.date_added ?? "").localeCompare(a.date_added ?? ""));
}

/** Fills the web's index.html. Pure. */
import { cardSize } from "../cards/card.ts";
import type { Boot, ViewBoot } from "../contract/boot.ts";
import { goneGeneLabel, removalText } from "../contract/values/gone.ts";
import { minTextSections } from "../contract/values/pages.ts";
import { pageTitle } from "../contract/values/titles.ts";
import { escapeHtml } from "../http/escape-html.ts";
import type { DescribedLink, Description, LinkedData } from "./description.ts";
import type { FirstAnswer } from "./first-answer.ts";
import type { PageBeginning } from "./first-picture.ts";
import type { GoneGene } from "./missing-gene.ts";
import type { AskedRelease } from "./release-address.ts";
import { siteColoursLink } from "./site-colours.ts";
import { siteLinkedData } from "./site-linked-data.ts";
import { entityPath } from "../contract/values/entity-path.ts";

export interface PageContent {
  readonly boot: Boot;
  /** What a view in a frame is given of it: its page is as short as can be. */
  readonly viewBoot?: ViewBoot;
  /** Kind of page: "Gene", "Advanced search"; "" for the front page. */
  readonly heading: string;
  readonly description: Description | null;
  /** What the page is for, where it is about no thing. */
  readonly purpose?: string | undefined;
  /** There is no page at the address. */
  readonly missing?: boolean;
  /** Pages that may have been meant then. */
  readonly near?: readonly DescribedLink[];
  /** What became of a gene's id that was in use once. */
  readonly gone?: GoneGene | null;
  /** Addresses of what the page will ask for first: it comes while the scripts do. */
  readonly asksFor?: readonly string[];
  /** The answer to what a view asks for first. */
  readonly answer?: FirstAnswer | null;
  /** What a view begins with, as markup of our own: it is seen until its program has drawn the same. */
  readonly picture?: string | null;
  /** Files of the page's program: they come together with the program of all pages, not after it. */
  readonly modules?: readonly string[];
  /** Further files of the program on wide windows; narrow ones fetch them when somebody asks for what they draw. */
  readonly wideModules?: readonly string[];
  /** Style sheets of that program. */
  readonly styles?: readonly string[];
  /** What the page begins with as its program draws it; null in frames, where there is no header, and where it cannot be drawn. */
  readonly beginning?: PageBeginning | null;
  /** The page has a menu of its sections beside it. */
  readonly hasMenu?: boolean;
  /** Whether it takes the whole width. */
  readonly isWide?: boolean;
  /** The release that the address names; null for the live one. */
  readonly asked?: AskedRelease | null;
  /** Name of the generation that the page was made from; null where none could be read. */
  readonly generation?: string | null;
  /** Scheme and host that the page was asked for at. */
  readonly origin: string;
  /** Path of the address, of pages that are about no thing; null where there is no page. */
  readonly path?: string | null;
}

/** Search engines show no more of a description. */
const maxDescriptionLength = 300;

const cut = (text: string): string =>
  [...text].length > maxDescriptionLength
    ? `${[...text].slice(0, maxDescriptionLength - 1).join("")}…`
    : text;

/** The picture that other sites show beside a link to the page; none before a release is loaded. */
function picture(
  release: string | undefined,
  card: string | undefined,
  title: string,
  origin: string,
): string {
  if (release === undefined) return '    <meta name="twitter:card" content="summary" />';
  const address = `${origin}/api/v1/dataset/${encodeURIComponent(release)}/${card ?? "social_card/site"}`;
  return `    <meta property="og:image" content="${escapeHtml(address)}" />
    <meta property="og:image:type" content="image/png" />
    <meta property="og:image:width" content="${cardSize.width}" />
    <meta property="og:image:height" content="${cardSize.height}" />
    <meta property="og:image:alt" content="${escapeHtml(title)}" />
    <meta name="twitter:card" content="summary_large_image" />`;
}

function head({
  boot,
  heading,
  description,
  purpose,
  asked = null,
  origin,
  path = null,
}: PageContent): string {
  const { site } = boot.deployment;
  const plainTitle = pageTitle(site.site_name, ...(description?.title ?? [heading, description?.name ?? ""]));
  const title = escapeHtml(plainTitle);
  const text = escapeHtml(
    cut(description === null ? (purpose ?? site.site_description) : (description.text ?? plainTitle)),
  );
  const canonicalPath = description?.path ?? path;
  const address = canonicalPath === null ? null : escapeHtml(origin + canonicalPath);
  const canonical =
    address === null
      ? ""
      : `\n    <link rel="canonical" href="${address}" />\n    <meta property="og:url" content="${address}" />`;
  const release = asked?.name ?? boot.metadata?.date_version;
  return `<title>${title}</title>
    <meta name="description" content="${text}" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${text}" />
    <meta property="og:site_name" content="${escapeHtml(site.site_name)}" />
    <meta property="og:type" content="website" />
${picture(release, description?.card, plainTitle, origin)}
    <link rel="search" type="application/opensearchdescription+xml" title="${escapeHtml(site.site_name)}" href="/opensearch.xml" />
    <link rel="alternate" type="application/atom+xml" title="Releases" href="/releases.atom" />${canonical}${linkedData(path === "/" ? siteLinkedData(site) : description?.linkedData, origin)}`;
}

const search = '<a href="/search">Search the site</a> or go to the <a href="/">front page</a>.';
/** Said where nothing is near to what was asked for. */
const nowhere = `<p>There is nothing at this address. ${search}</p>`;

/** Windows that are no phone's: see web/styles/tokens.css. */
const wideWindow = "(min-width: 640px)";

/** Longer values take a line of their own. */
const shortValue = 60;

/** Why the page has gone, and what there is instead. */
function whyGone(gone: GoneGene): string {
  const removal = removalText(gone.id, gone);
  const targets = gone.genes.map((gene) => ({
    address: entityPath("gene", gene.uniquename),
    label: goneGeneLabel(gene),
    detail: "",
  }));
  return (
    (removal === null ? "" : `<p>${escapeHtml(removal)}</p>`) +
    (targets.length === 0 ? "" : `<p>${escapeHtml(gone.id)} now stands for:</p>${links({ links: targets })}`)
  );
}

function notFound({ heading, near = [], gone = null }: PageContent): string {
  const nearest = near.length === 0 ? "" : `<p>The nearest pages:</p>${links({ links: near })}`;
  const otherwise = gone === null ? nowhere : `<p>${search}</p>`;
  return `<main><div class="page"><h1>${escapeHtml(heading)}</h1>${gone === null ? "" : whyGone(gone)}${nearest === "" ? otherwise : nearest}</div></main>`;
}

/**
 * What the page's program needs, which comes while the page is read: where the server wrote what is read first, when
 * that is seen (web/public/late.js), else at once.
 */
function needed(
  page: string,
  { asksFor = [], modules = [], wideModules = [] }: PageContent,
  rel: "rel" | "data-late",
): string {
  const moduleLinks = (files: readonly string[], media = "") =>
    files
      .filter((file) => !page.includes(file))
      .map((file) => `${rel}="modulepreload"${media} crossorigin href="/${escapeHtml(file)}"`);
  return [
    ...asksFor.map(
      (what) => `${rel}="preload" as="fetch" crossorigin="anonymous" href="${escapeHtml(what)}"`,
    ),
    ...moduleLinks(modules),
    ...moduleLinks(wideModules, ` media="${wideWindow}"`),
  ]
    .map((link) => `\n    <link ${link} />`)
    .join("");
}

/** Style sheets behind those that are there: what they say counts more. */
const styleLinks = (page: string, { styles = [] }: PageContent): string =>
  styles
    .filter((file) => !page.includes(file))
    .map((file) => `  <link rel="stylesheet" crossorigin href="/${escapeHtml(file)}" />\n  `)
    .join("");

/** A page of text as its program (web/pages/documentation) draws it. */
function wholeText(name: string, html: string): string {
  const hasMenu = [...html.matchAll(/<h2 id=/g)].length >= minTextSections;
  const heading = /<h1[\s>]/.test(html) ? "" : `<h1>${escapeHtml(name)}</h1>`;
  const text = `<div><article class="prose">${heading}<div class="prose">${html}</div></article></div>`;
  return hasMenu
    ? `<main><div class="page page--with-menu"><div class="menu-to-come"></div>${text}</div></main>`
    : `<main><div class="page">${text}</div></main>`;
}

/** A thing below its kind, or a page of which there is one, with what is said there first. */
function headHtml(heading: string, { name, lead = "" }: Description): string {
  const title = `<h1>${escapeHtml(name)}</h1>${lead}`;
  return heading === name
    ? `<header class="page-head">${title}</header>`
    : `<div class="entity-head"><div><p class="kind">${escapeHtml(heading)}</p>${title}</div></div>`;
}

/** Facts with the same label stand below it together. */
function factsHtml({ facts }: Description): string {
  const groups = Map.groupBy(
    facts.filter(([, value]) => value !== ""),
    ([label]) => label,
  );
  if (groups.size === 0) return "";
  const rows = [...groups]
    .map(([label, of]) => {
      const isWide = of.length > 1 || of.some(([, value]) => value.length > shortValue);
      const values = of.map(([, value]) => `<dd>${escapeHtml(value)}</dd>`).join("");
      return `<div${isWide ? ' class="wide"' : ""}><dt>${escapeHtml(label)}</dt>${values}</div>`;
    })
    .join("");
  return `<dl class="defs">${rows}</dl>`;
}

/** In the frame of the page that the program draws, so that what is read first stays in its place. */
function summary(filling: PageContent): string {
  const { heading, description, missing = false, hasMenu = false, isWide = false, beginning } = filling;
  if (beginning?.text) return `<main>${beginning.text}</main>`;
  if (!description) return missing ? notFound(filling) : "";
  if (description.html !== undefined) return wholeText(description.name, description.html);
  const text =
    headHtml(heading, description) + factsHtml(description) + links(description) + (description.end ?? "");
  if (hasMenu)
    return `<main><div class="page page--with-menu"><div class="menu-to-come"></div><div>${text}</div></div></main>`;
  return `<main><div class="page${isWide ? " page--wide" : ""}">${text}</div></main>`;
}

function links({ links: list }: Pick<Description, "links">): string {
  if (list === undefined || list.length === 0) return "";
  const entries = list
    .map(
      ({ address, label, detail, text = "" }) =>
        `<li><a href="${escapeHtml(address)}">${escapeHtml(label)}</a>${detail === "" ? "" : ` ${escapeHtml(detail)}`}${text === "" ? "" : `<p class="muted">${escapeHtml(text)}</p>`}</li>`,
    )
    .join("");
  return `<ol>${entries}</ol>`;
}

/** JSON that cannot end its script element or be read as markup. */
const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll("<", String.raw`\u003c`);

/** What the page is about, as JSON-LD. */
function linkedData(of: LinkedData | undefined, origin: string): string {
  if (!of) return "";
  return `\n    <script type="application/ld+json">${scriptJson({ "@context": "https://schema.org/", ...of(origin) })}</script>`;
}

/** All calls of a page ask the load of the release that it was made from, which its program finds here; search engines list the live one only. */
function release({ boot: { metadata }, asked = null, generation = null }: PageContent): string {
  const metas = {
    "karyon-release": asked?.name ?? metadata?.date_version,
    "karyon-generation": generation ?? undefined,
    "karyon-base": asked?.base,
    robots: asked === null ? undefined : "noindex",
  };
  return Object.entries(metas)
    .flatMap(([name, content]) =>
      content === undefined ? [] : `<meta name="${name}" content="${escapeHtml(content)}" />\n    `,
    )
    .join("");
}

/** The colours of the deployment, and its logo as the icon of the page. */
function looks(filling: PageContent): string {
  const { site } = filling.boot.deployment;
  const icon =
    site.logo_file_name === null
      ? ""
      : `\n    <link rel="icon" href="/site-assets/${encodeURIComponent(site.logo_file_name)}" />`;
  return release(filling) + siteColoursLink(site) + icon;
}

function writtenAnswer({ answer }: PageContent): string {
  if (!answer) return "";
  return `\n    <script type="application/json" id="karyon-answer" data-path="${escapeHtml(answer.path)}">${scriptJson(answer.answer)}</script>`;
}

/** Nothing of it can be used yet, and screen readers wait for the program. */
const firstPicture = ({ picture: drawn = null }: PageContent): string =>
  drawn === null ? "" : `<div id="karyon-picture" class="first-picture" inert>${drawn}</div>`;

/** Styles of pages that are drawn whole, which others have in their sheet. */
const withoutTools = (page: string): string =>
  page.replace(/<!--karyon:tools-->[^]*<!--karyon:\/tools-->/, "");

/** Puts title, summary and boot data into the places that the page marks. */
export function fillPage(built: string, filling: PageContent): string {
  const page = filling.beginning?.isWhole ? built : withoutTools(built);
  const boot =
    `<script type="application/json" id="karyon-boot">${scriptJson(filling.viewBoot ?? filling.boot)}</script>` +
    writtenAnswer(filling);
  const written = summary(filling);
  const parts: Readonly<Record<string, string>> = {
    head: head(filling) + looks(filling) + needed(page, filling, written === "" ? "rel" : "data-late"),
    looks: looks(filling) + needed(page, filling, "rel"),
    header: filling.beginning?.header ?? "",
    summary: written,
    picture: firstPicture(filling),
    boot,
  };
  return page.replaceAll(
    /<!--karyon:(head|looks|header|summary|picture|boot|\/?tools)-->|<\/head>/g,
    (mark, name?: string) => (name === undefined ? styleLinks(page, filling) + mark : (parts[name] ?? "")),
  );
}

/** The documentation pages of a deployment: every .md file under pages/, with a title in its front matter. */
import { glob, readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { didYouMean } from "./nearest.ts";

export interface DeploymentPage {
  /** Route: /faq for pages/faq.md, /documentation for pages/documentation/index.md */
  readonly path: string;
  readonly title: string;
  /** What people call the things that it is about, for the search of the texts: `words: …, …` in its front matter. */
  readonly words?: string;
  /**
   * What a release or the deployment has to tell for the page to be of use, any of it, as `needs: …, …` in its front matter: topics, and
   * annotation types with `type` before their id.
   */
  readonly needs?: readonly string[];
  /** Without the front matter. */
  readonly markdown: string;
  /** What of the release stands below the text; null for none. */
  readonly shows: PageData | null;
}

/** What of the release a page of text can show below it, as `shows: slim NAME` in its front matter, with what must be named. */
const pageDataKinds = {
  slim: "NAME",
  plot: "NAME",
  files: "NAME …",
  "protein-status": "",
  "gene-counts": "",
  "gene-changes": "",
  "release-counts": "",
  sources: "",
} as const;
type PageDataKind = keyof typeof pageDataKinds;

/**
 * What people call the things that a section is about, in a comment below its heading, as `words` of the page: found, and not
 * shown.
 */
export const wordsOfSection = /^<!-- words: (.*) -->$/m;

/** What the reader of a section needs, in a comment below its heading, as `needs` of the page. */
const needsComment = /<!-- needs: (.*?) -->/;

/** What a comment says that the reader of its section needs; nothing where it says other things. */
export const needsOfSection = (comment: string): string[] => listOf(needsComment.exec(comment)?.[1]) ?? [];

const listOf = (text: string | undefined): string[] | undefined => text?.split(/,\s*/);

interface PageData {
  readonly kind: PageDataKind;
  /** Of the slim, the plot or the files, with blanks between these. */
  readonly name: string;
}

const isPageDataKind = (word: string): word is PageDataKind => Object.hasOwn(pageDataKinds, word);

/** What `shows` says; null where it is none of the kinds. */
function readShows(text: string): PageData | null {
  const [kind = "", ...names] = text.split(/\s+/);
  if (!isPageDataKind(kind) || (pageDataKinds[kind] === "") !== (names.length === 0)) return null;
  return { kind, name: names.join(" ") };
}

/** Addresses below those of texts that are pages of the application. */
export const applicationPages: readonly string[] = ["/downloads", "/datasets"];

/** Pages of a folder's pages/ and what is wrong with the others; none when there is no such folder. */
export async function readPages(folder: string): Promise<{ pages: DeploymentPage[]; problems: string[] }> {
  const pages: DeploymentPage[] = [];
  const problems: string[] = [];
  const files: string[] = [];
  for await (const file of glob("**/*.md", { cwd: join(folder, "pages") }))
    files.push(file.split(sep).join("/"));
  for (const file of files.sort()) {
    const parts = /^---\r?\n(.*?)^---\r?\n(.*)$/ms.exec(await readFile(join(folder, "pages", file), "utf8"));
    const inFrontMatter = (key: string): string | undefined =>
      new RegExp(String.raw`^${key}:[ \t]*(\S.*?)\s*$`, "m").exec(parts?.[1] ?? "")?.[1];
    const title = inFrontMatter("title");
    const said = inFrontMatter("shows");
    const words = inFrontMatter("words");
    const needs = listOf(inFrontMatter("needs"));
    const shows = said === undefined ? null : readShows(said);
    if (!parts)
      problems.push(`pages/${file}: should begin with a front matter block, "---", "title: …", "---"`);
    else if (title === undefined) problems.push(`pages/${file}: the front matter has no title`);
    else if (said !== undefined && shows === null)
      problems.push(
        `pages/${file}: shows ${said} is none of ${Object.entries(pageDataKinds)
          .map(([kind, named]) => `${kind} ${named}`.trim())
          .join(", ")}`,
      );
    else
      pages.push({
        path: routeOf(file),
        title,
        ...(words !== undefined && { words }),
        ...(needs !== undefined && { needs }),
        markdown: (parts[2] ?? "").trim(),
        shows,
      });
  }
  const seen = new Set<string>();
  for (const { path } of pages) {
    if (seen.size === seen.add(path).size) problems.push(`pages: two files give the page ${path}`);
  }
  return { pages, problems };
}

/** A line of a deployment's own page that stands for all that the common page of its route says. */
const commonText = /^\{\{common_text\}\}\r?$/m;

/** Own pages that take in a common text which there is none of. */
export const missingCommonTexts = (
  own: readonly DeploymentPage[],
  common: readonly DeploymentPage[],
): string[] => {
  const routes = new Set(common.map(({ path }) => path));
  return own
    .filter(({ path, markdown }) => commonText.test(markdown) && !routes.has(path))
    .map(({ path }) => `pages${path}: has {{common_text}}, and the defaults have no page ${path}`);
};

/** A name in the place of which a text has something of the deployment. */
const named = /\{\{(\w+)\}\}/g;

/** Names in a text. */
export const namesIn = ({ markdown }: DeploymentPage): string[] =>
  [...markdown.matchAll(named)].map(([, name = ""]) => name);

/**
 * Names in a deployment's own texts that stand for nothing, whose lines would be left out unseen. What the common texts name
 * may be without a value: such a line is left out on purpose.
 */
export function unknownNames(
  own: readonly DeploymentPage[],
  common: readonly DeploymentPage[],
  given: readonly string[],
): string[] {
  const known = [...new Set([...given, "common_text", ...common.flatMap(namesIn)])];
  return own.flatMap((page) =>
    [...new Set(namesIn(page))]
      .filter((name) => !known.includes(name))
      .map((name) => `pages${page.path}: {{${name}}} stands for nothing${didYouMean(name, known)}`),
  );
}

/**
 * Pages of every deployment and those of one, whose own page of a route takes the place of the common one, but is about the
 * same things: the words for these and what it needs stay, and the text where it asks for it. By route.
 */
export function ownBeforeCommon(
  own: readonly DeploymentPage[],
  commonPages: readonly DeploymentPage[],
): DeploymentPage[] {
  const byPath = new Map(commonPages.map((page) => [page.path, page]));
  for (const page of own) {
    const common = byPath.get(page.path);
    const words = [page.words, common?.words].filter((one) => one !== undefined).join(", ");
    const markdown = page.markdown.replace(commonText, () => common?.markdown ?? "");
    const needs = page.needs ?? common?.needs;
    byPath.set(page.path, { ...page, markdown, ...(words !== "" && { words }), ...(needs && { needs }) });
  }
  return [...byPath.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Things of the deployment in the places that the common texts leave open, as `{{gene}}`; lines that it has nothing for are left out. */
export const withExamples = (
  pages: readonly DeploymentPage[],
  names: Readonly<Record<string, string>>,
): DeploymentPage[] =>
  pages.map((page) => ({
    ...page,
    markdown: page.markdown
      .split("\n")
      .filter((line) => line.matchAll(named).every(([, name = ""]) => names[name] !== undefined))
      .map((line) => line.replaceAll(named, (_, name: string) => names[name] ?? ""))
      .join("\n"),
  }));

const routeOf = (file: string): string => `/${file.replace(/\.md$/, "").replace(/(^|\/)index$/, "")}`;

/** The deployment's pages, one document a section: what stands under a heading up to the next one. */
import { marked } from "marked";
import type { Token } from "marked";
import type { HelpDoc } from "../../../index-mappings/documents.ts";
import { anchors } from "../../../index-mappings/slug.ts";
import { evidenceCodes } from "../../../index-mappings/evidence-codes.ts";
import type { DeploymentPage } from "../../../config/load.ts";
import { wordsOfSection } from "../../../config/pages.ts";
import type { AssembledDoc } from "./assembled-doc.ts";
import type { ReleaseData } from "../release-data/release-data.ts";

/** The documentation, section by section; pages that list a slim by the names of its terms, too. */
export async function* helpDocuments(data: ReleaseData): AsyncIterable<AssembledDoc> {
  const shown = data.pages.some(({ shows }) => shows?.kind === "slim") ? await data.slims() : [];
  for (const page of data.pages) {
    const terms = shown.find(({ name }) => page.shows?.kind === "slim" && name === page.shows.name)?.terms;
    for (const doc of sectionsOf(page, [...(terms?.values() ?? [])])) yield { id: doc.id, doc };
  }
}

/** Sections with their text; a part before the first heading goes by the title and the path of the page. */
export function sectionsOf(
  { path, title, words, markdown }: DeploymentPage,
  lists: readonly string[] = [],
): HelpDoc[] {
  const anchorOf = anchors();
  const sections: { heading: string; id: string; content: string[]; words: string[] }[] = [
    { heading: title, id: path, content: [], words: listed(words) },
  ];
  for (const token of marked.lexer(markdown)) {
    // There is one from the beginning.
    const section = sections.at(-1)!;
    if (token.type === "heading")
      sections.push({
        heading: textOf(token),
        id: `${path}#${anchorOf(textOf(token))}`,
        content: [],
        words: [],
      });
    else if (token.type === "html" && wordsOfSection.test(token.raw))
      section.words.push(...listed(wordsOfSection.exec(token.raw)?.[1]));
    else {
      section.content.push(textOf(token));
      section.words.push(...leadsOf(token));
    }
  }
  return sections
    .map(({ heading, id, content, words: said }, index) => ({
      id,
      path,
      title,
      heading,
      content: inOneLine(content),
      ...(said.length > 0 && { words: said }),
      ...(index === 0 && lists.length > 0 && { lists }),
    }))
    .filter(({ content }, index) => index > 0 || content !== "");
}

const inOneLine = (texts: readonly string[]): string => texts.join(" ").replaceAll(/\s+/g, " ").trim();

const listed = (words = ""): string[] => words.split(",").flatMap((one) => one.trim() || []);

/** Words of a piece of Markdown without its marks. */
function textOf(token: Token): string {
  if (token.type === "html") return token.raw.replaceAll(/<[^>]*>/g, " ");
  if (token.type === "table")
    return [...token.header, ...token.rows.flat()]
      .map((cell: { tokens: Token[] }) => textOfAll(cell.tokens))
      .join(" ");
  if (token.type === "list")
    return token.items.map((item: { tokens: Token[] }) => textOfAll(item.tokens)).join(" ");
  const filled = tables[token.raw.trim()];
  if (filled !== undefined) return filled;
  if ("tokens" in token && token.tokens) return textOfAll(token.tokens);
  return "text" in token ? String(token.text) : "";
}

/** What stands for the tables that a page is given when it is read. */
const tables: Readonly<Record<string, string>> = {
  "[[evidence-codes]]": Object.entries(evidenceCodes)
    .map(([code, { name }]) => `${code} ${name}`)
    .join(", "),
  "[[annotation-types]]": "",
};

/** What paragraphs and points of a list begin with in bold letters: what they are about. */
function leadsOf(token: Token): string[] {
  if (token.type === "list") return token.items.flatMap(leadsOf);
  const [first] = "tokens" in token ? (token.tokens ?? []) : [];
  if (first === undefined) return [];
  return first.type === "strong" ? [textOf(first)] : first.type === "text" ? leadsOf(first) : [];
}

const textOfAll = (tokens: readonly Token[]): string => tokens.map(textOf).join("");

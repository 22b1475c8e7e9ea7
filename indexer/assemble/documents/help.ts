/** The deployment's pages, one document a section: what stands under a heading up to the next one. */
import { marked } from "marked";
import type { Token } from "marked";
import type { HelpDoc } from "../../../index-mappings/documents.ts";
import { anchors } from "../../../index-mappings/slug.ts";
import { evidenceCodes } from "../../../index-mappings/evidence-codes.ts";
import type { DeploymentPage } from "../../../config/load.ts";
import type { AssembledDoc } from "./assembled-doc.ts";
import type { ReleaseData } from "../release-data/release-data.ts";

/** The documentation, section by section. */
export async function* helpDocuments({ pages }: ReleaseData): AsyncIterable<AssembledDoc> {
  for (const page of pages) for (const doc of sectionsOf(page)) yield { id: doc.id, doc };
}

/** Sections with their text; a part before the first heading goes by the title and the path of the page. */
export function sectionsOf({ path, title, words, markdown }: DeploymentPage): HelpDoc[] {
  const anchorOf = anchors();
  const lead: string[] = [];
  const sections: { heading: string; id: string; content: string[] }[] = [
    { heading: title, id: path, content: lead },
  ];
  for (const token of marked.lexer(markdown)) {
    if (token.type === "heading")
      sections.push({ heading: textOf(token), id: `${path}#${anchorOf(textOf(token))}`, content: [] });
    // There is one from the beginning.
    else sections.at(-1)!.content.push(textOf(token));
  }
  return sections
    .map(({ heading, id, content }, index) => ({
      id,
      path,
      title,
      heading,
      content: content.join(" ").replaceAll(/\s+/g, " ").trim(),
      ...(index === 0 && words !== undefined && { words: words.split(/\s*,\s*/) }),
    }))
    .filter(({ content }, index) => index > 0 || content !== "");
}

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

const textOfAll = (tokens: readonly Token[]): string => tokens.map(textOf).join("");

/** The site's own pages of text as HTML. */
import { Marked } from "marked";
import { anchors } from "../../index-mappings/slug.ts";

const withoutMarks = (html: string): string => html.replaceAll(/<[^>]*>/g, "").replaceAll(/&[#\w]+;/g, " ");

/** Markdown of a deployment's page as HTML, its headings named as the index of help sections names them. */
export function documentationHtml(markdown: string): string {
  const anchorOf = anchors();
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens);
        return `<h${depth} id="${anchorOf(withoutMarks(html))}">${html}</h${depth}>\n`;
      },
    },
  });
  return marked.parse(markdown, { async: false });
}

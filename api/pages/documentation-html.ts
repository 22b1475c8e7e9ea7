/** The site's own pages of text as HTML. */
import { Marked } from "marked";
import type { Tokens } from "marked";
import { harmlessHtml } from "../../config/harmless-html.ts";
import { needsOfSection } from "../../config/pages.ts";
import { anchors } from "../../index-mappings/slug.ts";
import { escapeHtml } from "../http/escape-html.ts";

/** px of every picture of the help; tests/browser/pictures makes them. */
export const pictureSize = { width: 1120, height: 700 } as const;
/** px of the width of the same picture in small, beside it with this behind its name: text is half as wide as the picture is large. */
export const smallPictureWidth = 720;
const pictures = "/help-pictures/";
/** How wide pictures are shown: as wide as text, which is at most so wide. */
const shown = "min(34rem, calc(100vw - 2rem))";

/** A picture's file in small. */
export const smallPicture = (file: string): string => file.replace(/\.webp$/, `-${smallPictureWidth}.webp`);

/** A picture with its words below it, and itself in full when it is pressed. The first of a page is seen at once: it comes before the program. */
function figure({ href, text }: Tokens.Image, isFirst: boolean): string {
  const [address, words] = [escapeHtml(href), escapeHtml(text)];
  const comes = isFirst ? 'fetchpriority="high"' : 'loading="lazy"';
  const files = `${smallPicture(address)} ${smallPictureWidth}w, ${address} ${pictureSize.width}w`;
  return `<figure class="help-picture"><a href="${address}"><img src="${address}" srcset="${files}" sizes="${shown}" alt="${words}" width="${pictureSize.width}" height="${pictureSize.height}" ${comes}></a><figcaption>${words}, on the demo site.</figcaption></figure>\n`;
}

const isImage = (token: { readonly type: string }): token is Tokens.Image => token.type === "image";

const withoutMarks = (html: string): string => html.replaceAll(/<[^>]*>/g, "").replaceAll(/&[#\w]+;/g, " ");

/**
 * Markdown of a deployment's page as HTML that can do no harm, its headings named as the index of help sections names them.
 * @param noteOn HTML that a section begins with, of what its reader needs
 */
export function documentationHtml(
  markdown: string,
  noteOn: (needs: readonly string[]) => string = () => "",
): string {
  const anchorOf = anchors();
  let figures = 0;
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens);
        return `<h${depth} id="${anchorOf(withoutMarks(html))}">${html}</h${depth}>\n`;
      },
      paragraph({ tokens }) {
        const [first] = tokens;
        return first !== undefined && tokens.length === 1 && isImage(first) && first.href.startsWith(pictures)
          ? figure(first, figures++ === 0)
          : `<p>${this.parser.parseInline(tokens)}</p>\n`;
      },
      // Long lines are scrolled, with keys too.
      code: ({ text }) => `<pre tabindex="0"><code>${escapeHtml(text)}\n</code></pre>\n`,
      // Comments are for whoever writes the page and for its search.
      html: ({ text }) => noteOn(needsOfSection(text)) + text.replaceAll(/<!--.*?-->\n*/gs, ""),
    },
  });
  return harmlessHtml(marked.parse(markdown, { async: false }));
}

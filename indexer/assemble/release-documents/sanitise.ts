/** Markdown or HTML of a data set, as HTML that can do no harm. */
import { marked } from "marked";
import sanitizeHtml from "sanitize-html";
import type { ResolveLink } from "./panel-links.ts";

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    "p",
    "br",
    "em",
    "i",
    "strong",
    "b",
    "sub",
    "sup",
    "code",
    "pre",
    "blockquote",
    "ul",
    "ol",
    "li",
    "a",
    "span",
    "h3",
    "h4",
    "hr",
    "table",
    "thead",
    "tbody",
    "tr",
    "th",
    "td",
  ],
  allowedAttributes: { a: ["href", "rel"] },
  allowedSchemes: ["http", "https", "mailto"],
};

/**
 * Scripts, styles, images, event handlers and addresses of other schemes are left out; text stays.
 * @param resolve says where links lead; those that lead nowhere become plain text
 */
export const sanitised = (source: string, resolve: ResolveLink = (href) => href): string =>
  sanitizeHtml(marked.parse(source, { async: false }), {
    ...allowed,
    // A link without words can be neither read nor pressed.
    exclusiveFilter: ({ tag, text }) => tag === "a" && text.trim() === "",
    transformTags: {
      a(_tag, { href }): sanitizeHtml.Tag {
        const address = href === undefined ? null : resolve(href);
        return address === null
          ? { tagName: "span", attribs: {} }
          : { tagName: "a", attribs: { href: address, rel: "noopener" } };
      },
    },
  }).trim();

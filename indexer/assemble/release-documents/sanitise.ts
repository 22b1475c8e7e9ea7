/** Markdown or HTML of a data set, as HTML that can do no harm. */
import { marked } from "marked";
import sanitizeHtml from "sanitize-html";

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
  transformTags: { a: sanitizeHtml.simpleTransform("a", { rel: "noopener" }) },
};

/** Scripts, styles, images, event handlers and addresses of other schemes are left out; text stays. */
export const sanitised = (source: string): string =>
  sanitizeHtml(marked.parse(source, { async: false }), allowed).trim();

import sanitizeHtml from "sanitize-html";

/** What a text of a deployment may be made of; what is about looks, forms or scripts is left out. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [...sanitizeHtml.defaults.allowedTags, "details", "img", "input", "summary"],
  allowedAttributes: {
    "*": ["aria-*", "class", "dir", "id", "lang", "role", "tabindex", "title"],
    a: ["href", "rel"],
    details: ["open"],
    img: ["alt", "fetchpriority", "height", "loading", "sizes", "src", "srcset", "width"],
    // A list of tasks.
    input: ["checked", "disabled", { name: "type", multiple: false, values: ["checkbox"] }],
    ol: ["start"],
    td: ["align", "colspan", "rowspan"],
    th: ["align", "colspan", "rowspan", "scope"],
    time: ["datetime"],
  },
  allowedSchemes: ["http", "https", "mailto"],
};

/**
 * HTML of a deployment without what could run or change the page around it; words stay. Deployments are written by those who run
 * the site, but their texts are pasted from elsewhere at times. The web shows them as they are.
 */
export const harmlessHtml = (html: string): string => sanitizeHtml(html, allowed);

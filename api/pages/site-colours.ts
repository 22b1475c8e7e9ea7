/** The style sheet with the accent of the deployment; pages of deployments without one do not ask for it. */
import type { RequestHandler } from "express";
import { accentTokens } from "../../config/accent.ts";
import type { Site } from "../../config/schema.ts";

const path = "/site-colours.css";

/** Tokens of the web's style sheet by what of the accent they are. */
const tokens = {
  link: "accent",
  "link-hover": "accent-strong",
  accent: "accent",
  "accent-strong": "accent-strong",
  "surface-selected": "surface-selected",
} as const;

/** The link to the style sheet for the head of a page, "" where the deployment has no accent of its own. */
export const siteColoursLink = ({ accent_colour: accent }: Pick<Site, "accent_colour">): string =>
  accent === null ? "" : `\n    <link rel="stylesheet" href="${path}?${accent.slice(1)}" />`;

/** Answers with the style sheet. The colour is a part of its address, so that it may be kept for ever. */
export function siteColours({ accent_colour: accent }: Pick<Site, "accent_colour">): RequestHandler {
  const sheet = accent === null ? null : sheetOf(accent);
  return (request, response, next) => {
    if (request.path !== path || sheet === null) next();
    else response.set("Cache-Control", "public, max-age=31536000, immutable").type("text/css").send(sheet);
  };
}

/** Twice :root weighs more than the style sheet of all pages, whichever comes last. */
function sheetOf(accent: string): string {
  const values = accentTokens(accent);
  const lines = Object.entries(tokens).map(
    ([token, name]) => `  --${token}: light-dark(${values[name].light}, ${values[name].dark});`,
  );
  return `:root:root {\n${lines.join("\n")}\n}\n`;
}

/** HTML out of templates: whatever is put in is text, unless it is HTML made here. */

import { escapeHtml } from "../terminal/escape-html.ts";

/** A piece of HTML that is as it should be. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | number | null | undefined | Html | readonly Html[];

function partOf(part: Part): string {
  if (part instanceof Html) return part.text;
  if (typeof part === "object" && part !== null) return part.map(({ text }) => text).join("\n");
  return part === null || part === undefined ? "" : escapeHtml(String(part));
}

/** Tag of templates: markup`<p>${name}</p>`. */
export function markup(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.reduce((text, string, index) => text + partOf(parts[index - 1]) + string));
}

/** A whole page. @param who null before somebody has logged in */
export function page(title: string, body: Html, who: string | null): string {
  return markup`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – Karyon admin</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/admin.css" />
        <script src="/admin.js" defer></script>
      </head>
      <body>
        <header>
          ${
            who === null
              ? markup`<strong>Karyon admin</strong>`
              : markup`<nav aria-label="Pages">
                    <a href="/">Releases</a> <a href="/diff">Compare</a> <a href="/queue/">Queue</a>
                  </nav>
                  <form method="post" action="/logout"><span>${who}</span> <button>Log out</button></form>`
          }
        </header>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`.text;
}

/** An ISO date and time to the minute, in UTC. */
export const minutes = (iso: string): string => iso.slice(0, 16).replace("T", " ");

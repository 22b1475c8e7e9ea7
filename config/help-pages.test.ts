/** Help of every tool and page has all that help is for. */
import { expect, test } from "vitest";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { readPages } from "./pages.ts";

/** Lists and searches of other pages. */
const noHelp = ["/documentation", "/documentation/docsearch", "/documentation/glossary"];
/** Nothing is counted there, or there are no limits but those of the pages that it leads to. */
const withoutSections: Readonly<Record<string, readonly string[]>> = {
  "/documentation/citing": ["count"],
  "/documentation/gene-page-external-references": ["count"],
  "/documentation/getting-started": ["count"],
  "/documentation/tour": ["example", "count", "limits"],
};

const sections = { example: /^## Example$/m, count: /^## .*\bcount/im, limits: /^## Limits$/m } as const;

const { pages } = await readPages(join(import.meta.dirname, "defaults"));
/** Has a search below its text. */
const searches = "/documentation/docsearch";
const help = pages.filter(({ path }) => path.startsWith("/documentation/") && !noHelp.includes(path));

test.each(help)(
  "$path has a picture, an example to click, limits, and says how it counts",
  async ({ path, markdown }) => {
    const pictures = await readdir(join(import.meta.dirname, "../web/public/help-pictures"));
    const [, picture = "none"] = /^!\[[^\]]+\]\(\/help-pictures\/([\w-]+\.webp)\)$/m.exec(markdown) ?? [];
    // And in small, for windows that show no more of it.
    expect(pictures).toEqual(expect.arrayContaining([picture, picture.replace(".", "-720.")]));
    const missing = Object.entries(sections).filter(([, heading]) => !heading.test(markdown));
    expect(missing.map(([name]) => name)).toEqual(withoutSections[path] ?? []);
    if (missing.every(([name]) => name !== "example"))
      expect(markdown.split("## Example")[1]?.split("\n## ")[0]).toMatch(/\]\(\//);
  },
);

test.each(pages.filter(({ path }) => path !== searches))(
  "$path has a picture or a table",
  ({ markdown, shows }) => {
    expect(shows !== null || /^!\[[^\]]+\]\(|^\||^\[\[[\w-]+\]\]$/m.test(markdown)).toBe(true);
  },
);

/** What a screen reader lists, and a search engine reads, without the text around it. */
const emptyWords =
  /\[(?:more|here|this|link|read more|see more|learn more|more information|click here)\]\(/gi;

test.each(pages)("$path has links that say where they lead", ({ markdown }) => {
  expect(markdown.match(emptyWords) ?? []).toEqual([]);
});

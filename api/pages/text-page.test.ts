import { expect, test } from "vitest";
import { documentationHtml } from "./documentation-html.ts";
import { describeText } from "./text-page.ts";

const described = (markdown: string) =>
  describeText({ path: "/about", title: "About", markdown, shows: null }, documentationHtml(markdown));

test("a page of text is described by its first paragraph, in plain words", () => {
  const { title, text, path, html } = described("What *is*\nknown & [how](/faq).\n\nMore.\n");
  expect(text).toBe("What is known & how.");
  expect([title, path]).toEqual([["About"], "/about"]);
  expect(html).toContain("<p>More.</p>");
});

test("one that begins with a section is described by the names of its sections, not by what the first of them says", () => {
  expect(described("## Finding\nType it.\n## Reading\nLook.\n").text).toBe("About: Finding, Reading");
  expect(described("- a list\n").text).toBeNull();
});

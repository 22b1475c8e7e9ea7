import { expect, it } from "vitest";
import { sectionsOf } from "./help.ts";

it("cuts a page at its headings and keeps the words only", () => {
  const markdown =
    "Before *all*.\n\n## Genes & names\n<!-- words: symbols, what genes are called -->\nA [link](/x) and `code`.\n\n- first\n- second\n\n| a | b |\n|---|---|\n| c | d |\n\n## Genes & names\n\n<p>Html</p>";
  const page =
    "Questions Questions Before all. help answers Genes & names A link and code. first second a b c d symbols what genes are called Genes & names Html";
  expect(
    sectionsOf({ path: "/faq", title: "Questions", words: "help, answers", markdown, shows: null }, [
      "DNA repair",
    ]),
  ).toEqual([
    {
      id: "/faq",
      path: "/faq",
      title: "Questions",
      heading: "Questions",
      heading_words: 1,
      content: "Before all.",
      words: ["help", "answers"],
      lists: ["DNA repair"],
      page,
    },
    {
      id: "/faq#genes-names",
      path: "/faq",
      title: "Questions",
      heading: "Genes & names",
      heading_words: 3,
      content: "A link and code. first second a b c d",
      words: ["symbols", "what genes are called"],
      page,
    },
    {
      id: "/faq#genes-names-2",
      path: "/faq",
      title: "Questions",
      heading: "Genes & names",
      heading_words: 3,
      content: "Html",
      page,
    },
  ]);
});

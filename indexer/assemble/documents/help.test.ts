import { expect, it } from "vitest";
import { sectionsOf } from "./help.ts";

it("cuts a page at its headings and keeps the words only", () => {
  const markdown =
    "Before *all*.\n\n## Genes & names\n\nA [link](/x) and `code`.\n\n- first\n- second\n\n| a | b |\n|---|---|\n| c | d |\n\n## Genes & names\n\n<p>Html</p>";
  expect(
    sectionsOf({ path: "/faq", title: "Questions", words: "help, answers", markdown, shows: null }),
  ).toEqual([
    {
      id: "/faq",
      path: "/faq",
      title: "Questions",
      heading: "Questions",
      content: "Before all.",
      words: ["help", "answers"],
    },
    {
      id: "/faq#genes-names",
      path: "/faq",
      title: "Questions",
      heading: "Genes & names",
      content: "A link and code. first second a b c d",
    },
    { id: "/faq#genes-names-2", path: "/faq", title: "Questions", heading: "Genes & names", content: "Html" },
  ]);
});

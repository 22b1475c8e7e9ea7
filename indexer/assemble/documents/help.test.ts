import { expect, it } from "vitest";
import { sectionsOf } from "./help.ts";

it("cuts a page at its headings and keeps the words only", () => {
  const markdown =
    "Before *all*.\n\n## Genes & names\n<!-- words: symbols, what genes are called -->\nA [link](/x) and `code`.\n\n- first\n- second\n\n| a | b |\n|---|---|\n| c | d |\n\n## Genes & names\n\n<p>Html</p>";
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
      content: "Before all.",
      words: ["help", "answers"],
      lists: ["DNA repair"],
    },
    {
      id: "/faq#genes-names",
      path: "/faq",
      title: "Questions",
      heading: "Genes & names",
      content: "A link and code. first second a b c d",
      words: ["symbols", "what genes are called"],
    },
    {
      id: "/faq#genes-names-2",
      path: "/faq",
      title: "Questions",
      heading: "Genes & names",
      content: "Html",
    },
  ]);
});

it("takes what paragraphs and points begin with in bold letters for what the section is about", () => {
  const markdown = "**Allele** – one version.\n\n- **Deletion**: it is **gone**.\n- another\n";
  const [section] = sectionsOf({ path: "/words", title: "Words", markdown, shows: null });
  expect(section?.words).toEqual(["Allele", "Deletion"]);
});

import { describe, expect, it } from "vitest";
import { helpOf } from "./help.ts";
import type { HelpText } from "./help.ts";
import { rankSections } from "./rank.ts";

const text = (
  id: string,
  title: string,
  heading: string,
  content: string,
  words: string[] = [],
): HelpText => ({
  id,
  path: id.replace(/#.*/, ""),
  title,
  heading,
  content,
  words,
});
const help = helpOf([
  text("/documentation/browser", "Genome browser", "Genome browser", "Draws genes along chromosomes.", [
    "zoom",
    "own tracks",
  ]),
  text("/documentation/browser#moving", "Genome browser", "Moving about", "Zoom with the glasses.", [
    "zoom in",
  ]),
  text("/documentation/browser#limits", "Genome browser", "Limits", "Zoom ends at single bases."),
  text("/documentation/lists", "Lists", "Lists", "A list of genes is pasted.", ["combine two lists"]),
  text("/documentation/lists#history", "Lists", "History", "Queries are kept.", [
    "subtract one list from another",
  ]),
  text("/documentation/glossary", "Glossary", "Glossary", "A slim is a short list of terms.", ["Slim"]),
  text("/faq#dark", "Questions", "How do I switch to dark mode?", "With the button.", ["night theme"]),
  text("/faq#lost", "Questions", "Why do I not find my gene?", "Try a synonym."),
]);
const order = (question: string, named: string[] = []): string[] =>
  rankSections(question, named, help).map(({ id }) => id);

describe("the first answer", () => {
  it.each([
    ["is called so as a whole", "subtract one list from another", "/documentation/lists#history"],
    ["is called so in fewer words", "how can i make a night theme", "/faq#dark"],
    ["has it in its heading", "can't find my gene", "/faq#lost"],
    [
      "is the section that is asked for, not the beginning of its page",
      "zoom in the genome browser",
      "/documentation/browser#moving",
    ],
    ["is the beginning where the page is asked for", "genome browser", "/documentation/browser"],
    ["is what a word means", "what is a slim", "/documentation/glossary"],
    ["forgives a typo", "nigth theme", "/faq#dark"],
    ["is in the words of readers", "merge two lists", "/documentation/lists"],
  ])("%s", (_, question, first) => {
    expect(order(question)[0]).toBe(first);
  });
});

it("the order and the form of words hardly matter", () => {
  expect(order("lists combining two")[0]).toBe(order("combine two lists")[0]);
});

it("each section is found once, and what has little of the question is left out", () => {
  const found = order("zoom of the genome browser");
  expect(new Set(found).size).toBe(found.length);
  expect(found).not.toContain("/faq#dark");
});

it("a page that signposts name is found whatever it says", () => {
  expect(order("short synonym", ["/documentation/lists"])).toContain("/documentation/lists");
});

it("nothing is found by words that no text has, or by none", () => {
  for (const question of ["xqzzvvwq", "", "***"]) expect(order(question)).toEqual([]);
});

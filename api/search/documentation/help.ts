/** The texts of the help as questions are compared with them: words of each section and of its page, and how much they tell. Pure. */
import type { HelpDoc } from "../../../index-mappings/documents.ts";
import { isSmall, stemsIn } from "./stems.ts";

/** Words of a part of a text, each with how often it stands there. */
export interface Words {
  readonly counts: ReadonlyMap<string, number>;
  readonly length: number;
}

/** One way to call what a section is about: what it is headed, or one of its `words`. */
interface Saying {
  /** In their order. */
  readonly stems: readonly string[];
  readonly having: ReadonlySet<string>;
  /** The sum of what its words tell. */
  readonly weight: number;
}

/** A page, or one of the frequent questions, each of which is about a thing of its own. */
export interface HelpPage {
  readonly title: Words;
  readonly titleSaying: Saying;
  /** Title, headings and what the page as a whole is called. */
  readonly naming: Words;
  readonly text: Words;
}

export interface HelpSection {
  readonly doc: HelpText;
  readonly page: HelpPage;
  readonly isBeginning: boolean;
  readonly heading: Words;
  readonly headingSaying: Saying;
  readonly sayings: readonly Saying[];
  /** Words of all sayings, with the number of those that have them. */
  readonly said: Words;
  readonly content: Words;
}

/** What of a section is read for the search. */
export type HelpText = Pick<HelpDoc, "id" | "path" | "title" | "heading" | "content" | "words" | "lists">;

export interface Help {
  readonly sections: readonly HelpSection[];
  /** All stems. */
  readonly stems: ReadonlySet<string>;
  /** The same by the letter that they begin with. */
  readonly stemsByLetter: ReadonlyMap<string, readonly string[]>;
  /** How much a word tells: the more, the fewer sections have it. */
  readonly weightOf: (stem: string) => number;
  /** Words of a section's own text, and of all of a page, on average. */
  readonly averageLength: { readonly content: number; readonly page: number };
}

/** What words tell that stand in almost every question, and in almost every text. */
const weightOfSmall = 0.12;
const shareOfGeneral = 0.5;
const general: ReadonlySet<string> = new Set(stemsIn("gene protein data information info page site"));

function wordsOf(...texts: readonly (readonly string[])[]): Words {
  const counts = new Map<string, number>();
  for (const text of texts) for (const stem of text) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return { counts, length: texts.reduce((sum, { length }) => sum + length, 0) };
}

const onceEach = (texts: readonly (readonly string[])[]): string[][] =>
  texts.map((text) => [...new Set(text)]);

/** Sections with one key are of one page. */
const pageKey = ({ id, path }: HelpText): string => (path === "/faq" ? id : path);

interface Read {
  readonly doc: HelpText;
  readonly isBeginning: boolean;
  readonly title: string[];
  readonly heading: string[];
  readonly content: string[];
  readonly said: string[][];
}

const readText = (doc: HelpText): Read => ({
  doc,
  isBeginning: doc.id === doc.path,
  title: stemsIn(doc.title),
  heading: stemsIn(doc.heading),
  content: stemsIn([doc.content, ...(doc.lists ?? [])].join(" ")),
  said: [doc.heading, ...(doc.id === doc.path ? [doc.title] : []), ...(doc.words ?? [])].map(stemsIn),
});

/** How much each stem tells. */
function weigh(texts: readonly Read[]): ReadonlyMap<string, number> {
  const having = wordsOf(
    ...texts.map(({ title, heading, content, said }) => [
      ...new Set([...title, ...heading, ...content, ...said.flat()]),
    ]),
  );
  return new Map(
    having.counts.entries().map(([stem, number]) => [stem, Math.log(1 + texts.length / number)]),
  );
}

/** Makes texts ready to be searched. */
export function helpOf(docs: readonly HelpText[]): Help {
  const texts = docs.map(readText);
  const weights = weigh(texts);
  const unknown = Math.log(1 + 2 * docs.length);
  const weightOf = (stem: string): number =>
    isSmall(stem) ? weightOfSmall : (weights.get(stem) ?? unknown) * (general.has(stem) ? shareOfGeneral : 1);
  const sayingOf = (stems: readonly string[]): Saying => {
    const having = new Set(stems);
    return { stems, having, weight: [...having].reduce((sum, stem) => sum + weightOf(stem), 0) };
  };
  const pages = new Map(
    Map.groupBy(texts, ({ doc }) => pageKey(doc))
      .entries()
      .map(([key, own]) => [key, pageOf(own, sayingOf)]),
  );
  const sections = texts.map((text): HelpSection => {
    // Each text has been put into its page.
    const page = pages.get(pageKey(text.doc))!;
    return sectionOf(text, page, sayingOf);
  });
  const average = (lengths: readonly number[]): number =>
    lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  return {
    sections,
    stems: new Set(weights.keys()),
    stemsByLetter: Map.groupBy(weights.keys(), ([letter = ""]) => letter),
    weightOf,
    averageLength: {
      content: average(sections.map(({ content }) => content.length)),
      page: average(sections.map(({ page }) => page.text.length)),
    },
  };
}

type SayingOf = (stems: readonly string[]) => Saying;

function pageOf(texts: readonly Read[], sayingOf: SayingOf): HelpPage {
  const title = texts[0]?.title ?? [];
  const first = texts.find(({ isBeginning }) => isBeginning) ?? texts[0];
  return {
    title: wordsOf(title),
    titleSaying: sayingOf(title),
    naming: wordsOf(title, ...texts.map(({ heading }) => heading), ...(first?.said ?? [])),
    text: wordsOf(...texts.flatMap(({ heading, content, said }) => [title, heading, ...said, content])),
  };
}

const sectionOf = (
  { doc, isBeginning, heading, content, said }: Read,
  page: HelpPage,
  sayingOf: SayingOf,
): HelpSection => ({
  doc,
  page,
  isBeginning,
  heading: wordsOf(heading),
  headingSaying: sayingOf(heading),
  sayings: said.map(sayingOf),
  said: wordsOf(...onceEach(said)),
  content: wordsOf(content),
});

/** How a section of the help, and its page, fit a question: shares from 0 to 1, which rank.ts weighs. Pure. */
import type { AskedWord } from "./asked-words.ts";
import type { Help, HelpPage, HelpSection, Words } from "./help.ts";
import { isSmall, stemsIn } from "./stems.ts";

/** A question made ready. */
export interface Question {
  readonly words: readonly AskedWord[];
  /** Those that say what is asked; all of them where none does. */
  readonly telling: readonly AskedWord[];
  /** The stems by which any of these is found. */
  readonly lookedFor: ReadonlySet<string>;
  /** All stems as they stand. */
  readonly stems: readonly string[];
  readonly asksForMeaning: boolean;
  /** Addresses that signposts name for it, the best first. */
  readonly named: readonly string[];
}

/** How much of the question is found where; each is a share of what its words tell. */
export interface Fit {
  /** In heading, title and sayings of the section; in its text; in any of these. */
  readonly naming: number;
  readonly content: number;
  readonly anywhere: number;
  /** In what names the page, and in any of its texts. */
  readonly pageNaming: number;
  readonly pageText: number;
  /** How alike the question and the best saying are, the heading, and the title of the page. */
  readonly saying: number;
  readonly exactSaying: number;
  readonly heading: number;
  readonly title: number;
  /** The same for the best saying of the page. */
  readonly pageSaying: number;
  /** The longest part of the question that stands so in a saying. */
  readonly run: number;
  /** How often: in how many sayings, in the text, on the page. */
  readonly oftenSaid: number;
  readonly oftenWritten: number;
  readonly oftenOnPage: number;
  /** What the question says beside the title of the page: in the section's heading and sayings, and in its text. */
  readonly besideTitle: number;
  readonly besideTitleWritten: number;
  /** 1 where it is so. */
  readonly isNamedWhole: number;
  readonly isBeginning: number;
  readonly isQuestion: number;
  /** One of the frequent questions, where a word alone is asked for. */
  readonly isQuestionForWord: number;
  readonly isOfEachPage: number;
  readonly isNoHelp: number;
  readonly isMeaning: number;
  readonly isNamed: number;
}

const sumOf = <T>(all: Iterable<T>, of: (one: T) => number): number => {
  let sum = 0;
  for (const one of all) sum += of(one);
  return sum;
};

/** Whether all stems are among others. */
function hasAll(among: { has(stem: string): boolean }, stems: readonly string[]): boolean {
  for (const stem of stems) if (!among.has(stem)) return false;
  return true;
}

/** How surely a word stands among others: by the surest of its ways that does. */
function trustIn({ ways }: AskedWord, { counts }: Words): number {
  for (const { stems, trust } of ways) if (hasAll(counts, stems)) return trust;
  return 0;
}

/** The same where more is surer, but less and less so. */
function oftenIn({ ways }: AskedWord, { counts }: Words, slowness: number): number {
  let best = 0;
  for (const { stems, trust } of ways) {
    if (trust <= best || !hasAll(counts, stems)) continue;
    const times = Math.min(...stems.map((stem) => counts.get(stem) ?? 0));
    best = Math.max(best, (trust * times) / (times + slowness));
  }
  return best;
}

/** How alike a question and a saying are: the harmonic mean of the shares of either that the other has. */
function likeness(words: readonly AskedWord[], saying: HelpSection["headingSaying"], help: Help): number {
  const used = new Set<string>();
  let found = 0;
  for (const { ways, weight } of words) {
    const best = ways.find(({ stems }) => hasAll(saying.having, stems));
    if (best === undefined) continue;
    found += weight * best.trust;
    for (const stem of best.stems) used.add(stem);
  }
  if (found === 0) return 0;
  const share = found / sumOf(words, ({ weight }) => weight);
  const shareOfSaying = sumOf(used, help.weightOf) / saying.weight;
  return (2 * share * shareOfSaying) / (share + shareOfSaying);
}

/** What words tell in a row: small ones, too, and rare ones no more than others. */
const weightInRow = (stem: string, help: Help): number =>
  isSmall(stem) ? 0.5 : Math.min(help.weightOf(stem), 4);

/** The most telling row of two words or more that stands in both. */
function longestRun(question: readonly string[], saying: readonly string[], help: Help): number {
  let best = 0;
  for (let i = 0; i < question.length; i++)
    for (let j = 0; j < saying.length; j++) {
      let length = 0;
      let sum = 0;
      for (; i + length < question.length && question[i + length] === saying[j + length]; length++)
        sum += weightInRow(question[i + length] ?? "", help);
      if (length > 1 && sum > best) best = sum;
    }
  return best;
}

const ofEachPage: ReadonlySet<string> = new Set(["example", "how it is counted", "limits"]);
/** The text whose paragraphs say what words mean. */
const glossary = "/documentation/glossary";
const asksForMeaning = /^what (?:is|are)\b(?!.*\bdifference\b)|\bmean(?:s|ing)?\b|\bstands? for\b/;

/** @param text folded */
export function questionOf(text: string, words: readonly AskedWord[], named: readonly string[]): Question {
  const telling = words.some((word) => !word.isSmall) ? words.filter((word) => !word.isSmall) : words;
  return {
    words,
    telling,
    lookedFor: new Set(telling.flatMap(({ ways }) => ways.flatMap((way) => way.stems))),
    stems: stemsIn(text),
    asksForMeaning: asksForMeaning.test(text),
    named,
  };
}

/** How often a word of the page has to stand there to be half as sure as can be, by the length of the page. */
const slownessOf = (length: number, average: number, share: number, scale: number): number =>
  scale * (1 - share + (share * length) / Math.max(1, average));

/** How a page of the help fits a question. */
function fitOfPage(
  { title, titleSaying, naming, text }: HelpPage,
  question: Question,
  help: Help,
): FitOfPage {
  const total = sumOf(question.telling, ({ weight }) => weight);
  const share = (of: (word: AskedWord) => number): number =>
    sumOf(question.telling, (word) => word.weight * of(word)) / total;
  const pageText = share((word) => trustIn(word, text));
  const slowness = slownessOf(text.length, help.averageLength.page, 0.75, 4);
  return {
    pageNaming: share((word) => trustIn(word, naming)),
    pageText,
    oftenOnPage: share((word) => oftenIn(word, text, slowness)),
    title: likeness(question.words, titleSaying, help),
    inTitle: new Map(question.telling.map((word) => [word.stem, trustIn(word, title)])),
  };
}
interface FitOfPage extends Pick<Fit, "pageNaming" | "pageText" | "oftenOnPage" | "title"> {
  readonly inTitle: ReadonlyMap<string, number>;
}

/** A word that the title has this surely is not asked of the section. */
const isOfTitle = 0.5;

type InParts = Pick<
  Fit,
  "naming" | "content" | "anywhere" | "oftenSaid" | "oftenWritten" | "besideTitle" | "besideTitleWritten"
>;

/** The shares of a question that the parts of a section have. */
function inParts(
  { heading, said, content, isBeginning }: HelpSection,
  { inTitle }: FitOfPage,
  { telling }: Question,
  help: Help,
): InParts {
  const sums = {
    naming: 0,
    content: 0,
    anywhere: 0,
    oftenSaid: 0,
    oftenWritten: 0,
    besideTitle: 0,
    besideTitleWritten: 0,
  };
  const slowness = slownessOf(content.length, help.averageLength.content, 0.6, 1.2);
  const total = sumOf(telling, ({ weight }) => weight);
  for (const word of telling) {
    const ofTitle = inTitle.get(word.stem) ?? 0;
    const own = Math.max(trustIn(word, heading), trustIn(word, said));
    const written = trustIn(word, content);
    const weight = word.weight / total;
    sums.naming += weight * Math.max(own, ofTitle);
    sums.content += weight * written;
    sums.anywhere += weight * Math.max(own, ofTitle, written);
    sums.oftenSaid += weight * oftenIn(word, said, 2);
    sums.oftenWritten += weight * oftenIn(word, content, slowness);
    if (ofTitle >= isOfTitle || isBeginning) continue;
    sums.besideTitle += weight * own;
    sums.besideTitleWritten += weight * written;
  }
  return sums;
}

type InSayings = Pick<Fit, "saying" | "exactSaying" | "run">;

/** How the best of a section's sayings fits. */
function inSayings({ sayings }: HelpSection, question: Question, help: Help): InSayings {
  let saying = 0;
  let run = 0;
  for (const one of sayings) {
    if (!one.stems.some((stem) => question.lookedFor.has(stem))) continue;
    saying = Math.max(saying, likeness(question.words, one, help));
    run = Math.max(run, longestRun(question.stems, one.stems, help));
  }
  const all = sumOf(question.stems, (stem) => weightInRow(stem, help));
  return { saying, exactSaying: saying ** 4, run: run / all };
}

/** How all sections fit a question that have any of its words, whose pages do, or that are named for it. */
export function fitsOf(question: Question, help: Help): ReadonlyMap<HelpSection, Fit> {
  const pages = new Map<HelpPage, FitOfPage>();
  const said = new Map<HelpSection, InSayings>();
  const bestSaying = new Map<HelpPage, number>();
  for (const section of help.sections) {
    const { page } = section;
    const ofPage = pages.get(page) ?? fitOfPage(page, question, help);
    pages.set(page, ofPage);
    if (ofPage.pageText === 0 && !question.named.includes(section.doc.id)) continue;
    const sayings = inSayings(section, question, help);
    said.set(section, sayings);
    bestSaying.set(page, Math.max(bestSaying.get(page) ?? 0, sayings.saying));
  }
  const fits = new Map<HelpSection, Fit>();
  for (const [section, sayings] of said) {
    const ofPage = pages.get(section.page);
    const pageSaying = bestSaying.get(section.page) ?? 0;
    if (ofPage) fits.set(section, fitOf(section, { ofPage, sayings, pageSaying }, question, help));
  }
  return fits;
}

interface Found {
  readonly ofPage: FitOfPage;
  readonly sayings: InSayings;
  readonly pageSaying: number;
}

function fitOf(section: HelpSection, found: Found, question: Question, help: Help): Fit {
  const { ofPage, sayings, pageSaying } = found;
  const { id, path, heading } = section.doc;
  const parts = inParts(section, ofPage, question, help);
  const at = question.named.indexOf(id);
  // Each by its name: there are hundreds for each question, and copying objects takes most of the time.
  return {
    naming: parts.naming,
    content: parts.content,
    anywhere: parts.anywhere,
    oftenSaid: parts.oftenSaid,
    oftenWritten: parts.oftenWritten,
    besideTitle: parts.besideTitle,
    besideTitleWritten: parts.besideTitleWritten,
    pageNaming: ofPage.pageNaming,
    pageText: ofPage.pageText,
    oftenOnPage: ofPage.oftenOnPage,
    title: ofPage.title,
    saying: sayings.saying,
    exactSaying: sayings.exactSaying,
    run: sayings.run,
    pageSaying,
    heading: likeness(question.words, section.headingSaying, help),
    isNamedWhole: parts.naming > 0.99 ? 1 : 0,
    isBeginning: section.isBeginning ? 1 : 0,
    isQuestion: path === "/faq" ? 1 : 0,
    isQuestionForWord: path === "/faq" && question.telling.length === 1 ? 1 : 0,
    isOfEachPage: ofEachPage.has(heading.toLowerCase()) ? 1 : 0,
    isNoHelp: /^\/(?:documentation|faq)/.test(path) ? 0 : 1,
    isMeaning: question.asksForMeaning && id === glossary ? 1 : 0,
    isNamed: at < 0 ? 0 : 1 - at / 4,
  };
}

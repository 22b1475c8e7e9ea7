/**
 * Which section of a page a question asks for. All that a page is called stands with its beginning, which is therefore found
 * first, whatever is asked of it: what the question says beside the title tells the section. Pure.
 */
import { fold, wordsOf } from "../../contract/values/fold.ts";
import { phraseKeyOf } from "../read/phrase-key.ts";
import type { EsQuery } from "../../elastic/es-query.ts";
import { inWordsOfHelp } from "./readers-words.ts";
import { glossary, pairInSaying } from "./sections.ts";
import { telling, withoutGenes } from "./telling.ts";

/** A section, or the beginning of a page, among what was found. */
export interface FoundSection {
  readonly id: string;
  readonly path: string;
  readonly title: string;
}

/** The beginnings of pages among the first of what was found are looked at. */
const looked = 5;
const weights = { heading: 4, words: 2, content: 1, saying: 1, typed: 0.6, inWordsOfHelp: 0.4 };
/** Most texts have these: they speak of all that the page is about, so that only what they are called says what they answer. */
const ofEachPage: EsQuery = { terms: { heading: ["example", "how it is counted", "limits"] } };

const isBeginning = ({ id, path }: Pick<FoundSection, "id" | "path">): boolean => id === path;

/** Stems of all words of a text that matter, those that names of terms do without among them. */
const stemsOf = (text: string): readonly string[] => phraseKeyOf(wordsOf(fold(text))).order.split(" ");

/** What a question says beside the title of a page. */
function besideTitle(asked: string, title: string): string {
  const inTitle = new Set(stemsOf(title));
  return asked
    .split(" ")
    .filter((word) => !stemsOf(word).every((stem) => stem === "" || inTitle.has(stem)))
    .join(" ");
}

const heading = `heading.stems^${weights.heading}`;
const words = `words.stems^${weights.words}`;
const content = `content.stems^${weights.content}`;

/** How well each section of a page fits what was asked beside the title; null where nothing was. */
function fitIn({ path, title }: FoundSection, text: string): EsQuery | null {
  const asked = withoutGenes(telling(text));
  const rest = besideTitle(asked, title);
  if (rest === "") return null;
  const said = inWordsOfHelp(rest);
  const having = (...fields: string[]): EsQuery => {
    const of = (query: string, boost: number): EsQuery => ({
      multi_match: { query, type: "cross_fields", fields, boost },
    });
    return { bool: { should: [of(rest, 1), ...(said === rest ? [] : [of(said, weights.inWordsOfHelp)])] } };
  };
  const saying = [pairInSaying(asked, weights.saying), pairInSaying(text, weights.typed)];
  const beginning = { term: { id: path } };
  return {
    bool: {
      filter: [{ term: { path } }],
      should: [
        { bool: { filter: [beginning], must: [having(content)] } },
        { bool: { filter: [ofEachPage], must: [having(heading, words)], should: saying } },
        {
          bool: {
            must_not: [beginning, ofEachPage],
            must: [having(heading, words, content)],
            should: saying,
          },
        },
      ],
      minimum_should_match: 1,
    },
  };
}

/**
 * Sections of the pages whose beginnings are among the first, by how well they fit; null where none is asked for. What the
 * glossary explains stands in its beginning.
 */
export function sectionsAsked(found: readonly FoundSection[], text: string): EsQuery | null {
  const should = found
    .slice(0, looked)
    .filter((one) => isBeginning(one) && one.path !== glossary)
    .flatMap((one) => fitIn(one, text) ?? []);
  return should.length === 0 ? null : { bool: { should } };
}
/** A section, and how well it fits in its page. */
export interface Fit extends FoundSection {
  readonly score: number;
}

/** A beginning keeps its place unless a section fits so much better. */
const margin = 1.15;

/** What was found, with the section that is asked for before the beginning of its page. */
export function ledToSections(found: readonly FoundSection[], fits: readonly Fit[]): FoundSection[] {
  const order = [...found];
  for (const beginning of found.slice(0, looked).filter(isBeginning)) {
    const own = fits.filter(({ path }) => path === beginning.path);
    const atFirst = own.find(isBeginning)?.score ?? 0;
    const best = own.filter((one) => !isBeginning(one)).sort((a, b) => b.score - a.score)[0];
    if (best === undefined || best.score < margin * atFirst) continue;
    const from = order.findIndex(({ id }) => id === best.id);
    const to = order.indexOf(beginning);
    // Not all words of the question need stand in the section: its page has them.
    if (from < 0) order.splice(to, 0, best);
    else if (from > to) order.splice(to, 0, ...order.splice(from, 1));
  }
  return order;
}

/** Pages and tools of the site that words ask for: "how do I cite", "download gff". Pure. */
import type { Deployment, Site } from "../../../config/schema.ts";
import type { Reading } from "../../contract/reading.ts";
import { fold, wordsOf } from "../../contract/values/fold.ts";
import { phraseKeyOf } from "../read/phrase-key.ts";
import { wordMeant } from "../parse/meaning-asked.ts";
import { roleOf } from "../parse/relation-words.ts";
import { withoutOrganism } from "./without-organism.ts";

type Signposts = Deployment["signposts"];
type WithSignposts = Pick<Deployment, "signposts"> & { readonly site: Pick<Site, "taxonid" | "organisms"> };

/** A page that words name. */
interface NamedPage {
  readonly url: string;
  readonly title: string;
}

export interface NamedPages {
  /** The best first. */
  readonly pages: readonly NamedPage[];
  /** The words say nothing else. */
  readonly areAll: boolean;
  /** The words ask for pages, whatever else they say. */
  readonly areMeant: boolean;
}

/** How words were read, where that says something: who asks for a page is not told that the words name a term too. */
export const readingBeside = ({ areAll, areMeant }: NamedPages, reading: Reading | null): Reading | null =>
  areAll || (areMeant && reading !== null && reading.left_out.length > 0) ? null : reading;

/** Pages that one text can name. */
const maxPages = 3;
/** A text of more words is none that asks for a page. */
const maxWords = 16;

/** Words around what is asked for, beside those of questions about genes. */
const around = new Set(
  "access csv data database excel explain explained file format go help make mean meaning means need open page site spreadsheet table tool tsv use using view website".split(
    " ",
  ),
);
/** Whoever begins so asks for a page, whatever else is said. */
const asksForAPage =
  /^\s*(?:how (?:do|can|to|should)\b|where (?:can|do|to)\b|can (?:i|we|you)\b|(?:download|cite)\b)/i;

interface Phrase extends NamedPage {
  /** Its place among those of the deployment. */
  readonly at: number;
  readonly stems: readonly string[];
  /** Words that otherwise only ask, where the rest says nothing by itself: "other" of "other databases". */
  readonly asking: readonly string[];
}
/** By the first of their stems. */
type Phrases = ReadonlyMap<string | undefined, readonly Phrase[]>;
const phrasesByDeployment = new WeakMap<Signposts, Phrases>();

const isAsking = (word: string): boolean => roleOf.get(word) === "ask" || roleOf.get(word) === "and";

const tellingStems = (text: string): readonly string[] => {
  const words = wordsOf(fold(text));
  const telling = words.filter((word) => !isAsking(word));
  return phraseKeyOf(telling.length > 0 ? telling : words).stems;
};

function phrasesOf(signposts: Signposts): Phrases {
  const known = phrasesByDeployment.get(signposts);
  if (known) return known;
  const phrases = signposts.flatMap(({ label: title, url, words }) =>
    [title, ...words].map((text) => ({ text, title, url })),
  );
  const made = Map.groupBy(
    phrases.map(({ text, ...page }, at): Phrase => {
      const stems = tellingStems(text);
      const asking = stems.every((stem) => around.has(stem)) ? wordsOf(fold(text)).filter(isAsking) : [];
      return { ...page, at, stems, asking };
    }),
    ({ stems: [first] }) => first,
  );
  phrasesByDeployment.set(signposts, made);
  return made;
}

/** The pages and tools that a text names, and whether it is about them only. */
export function pagesNamed(typed: string, { signposts, site }: WithSignposts): NamedPages {
  const start = typed.slice(0, 200);
  const meant = wordMeant(start);
  // All pages are about the organism of the site; and "what does IEA mean" asks for the meaning of IEA.
  const text = withoutOrganism(fold(meant === null ? start : `meaning of ${meant}`), site);
  const words = wordsOf(text);
  const asked = words.length > maxWords ? [] : tellingStems(text);
  const phrases = phrasesOf(signposts);
  const fitting = [...new Set(asked)]
    .flatMap((first) => phrases.get(first) ?? [])
    .filter(
      ({ stems, asking }) =>
        stems.every((stem) => asked.includes(stem)) && asking.every((word) => words.includes(word)),
    )
    // What names more of the words is meant, and of equals the one that the deployment names first.
    .sort((a, b) => b.stems.length - a.stems.length || a.at - b.at);
  const pages: NamedPage[] = [];
  for (const { url, title } of fitting)
    if (pages.length < maxPages && !pages.some((one) => one.url === url)) pages.push({ url, title });
  const explained = new Set(fitting.flatMap(({ stems }) => stems));
  const areAll = pages.length > 0 && asked.every((stem) => explained.has(stem) || around.has(stem));
  return { pages, areAll, areMeant: areAll || (pages.length > 0 && asksForAPage.test(typed)) };
}

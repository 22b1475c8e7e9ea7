/** Which domains words mean: one by its name, or all of a kind. Pure. */
import { roleOf } from "../parse/relation-words.ts";
import { phraseKeyOf } from "./phrase-key.ts";
import type { Token } from "./tokens.ts";
import { fits } from "./vocabulary.ts";
import type { Found, Meaning, Phrases } from "./vocabulary.ts";

/** Letters of the shortest domain that is meant without the word "domain", and of a name that is no ordinary word. */
const minDomain = 3;
const longName = 9;

/** What is written as a sign: with a number or a capital, or as letters that make no word, such as "rrm". */
const sign = /\d|\p{Lu}|^[^aeiouy]+$/u;

/** Words that end the names of kinds of domains: zinc finger. */
const foldWords = new Set(["finger", "fingers", "box", "boxes", "repeat", "repeats", "motif", "motifs"]);
/** Domains of one kind that are asked for together; the words of more are no kind. */
const maxOfKind = 250;

/** Several domains of which each is enough; one is itself. */
function anyDomain(span: readonly Token[], domains: readonly Meaning[]): Meaning[] {
  const [first, ...others] = domains;
  if (first === undefined || others.length === 0) return [...domains];
  const kind = span.map(({ text }) => text).join(" ");
  return [
    {
      ...first,
      id: domains.map(({ id }) => id).join(","),
      label: `${kind}, ${domains.length} kinds of domain`,
      members: domains,
    },
  ];
}

/**
 * Domains that words ask for, those of one kind as one; the others as they were. Domains are often called like ordinary
 * words (HEAT, RING), and described like what proteins do.
 */
export function domainsMeant(
  found: readonly Found[],
  span: readonly Token[],
  next: Token | undefined,
  domains: Phrases,
): Found[] {
  const text = span.map((token) => token.text).join(" ");
  const isFold = foldWords.has(span.at(-1)?.folded ?? "");
  const isDomain = isFold || roleOf.get(next?.folded ?? "") === "domain";
  const others = found.filter(({ meaning }) => meaning.kind !== "domain");
  const isSign = span.length === 1 && sign.test(text) && text.length >= minDomain;
  const isTelling = isSign || (text.length >= longName && others.length === 0);
  if (!isDomain && !isTelling) return others;
  const called = found.filter(
    ({ meaning, fit }) =>
      meaning.kind === "domain" && (isDomain || fit === fits.name || (isSign && fit <= fits.otherSynonym)),
  );
  const exact = called.filter(({ fit }) => fit === fits.name);
  const isWhole = isDomain || /^proteins?$/.test(next?.folded ?? "");
  // "WD40" is one domain, "WD40 domains" are its kind.
  const kind = isWhole || exact.length === 0 ? called : exact;
  const all =
    isFold || (isDomain && kind.length === 0)
      ? domains.withAll(phraseKeyOf(span.flatMap(({ words }) => words)))
      : kind.map(({ meaning }) => meaning);
  const fit = kind[0]?.fit ?? fits.otherSynonym;
  const asOne = anyDomain(span, all.length > maxOfKind ? [] : all).map((meaning) => ({ meaning, fit }));
  const singly = kind.filter(({ meaning }) => asOne[0]?.meaning !== meaning);
  return isDomain
    ? [...asOne, ...singly, ...others]
    : [...asOne, ...singly, ...others].toSorted((a, b) => a.fit - b.fit);
}

/** Temperatures that texts tell in degrees, in the words of the release's conditions: 36 °C is a high temperature. Pure. */
import { fold } from "../../contract/values/fold.ts";
import { namingWords } from "./phrase-key.ts";
import type { Token } from "./tokens.ts";

/** Degrees Celsius, and what a condition of such experiments is called. */
export type Temperatures = ReadonlyMap<number, string>;

/** "36 degrees Celsius", as conditions have it among their synonyms. */
export const degreesIn = (text: string): number | null => {
  const [, degrees] = /^(\d{1,2}(?:\.\d)?) degrees celsius$/i.exec(text) ?? [];
  return degrees === undefined ? null : Number(degrees);
};

const number = String.raw`(\d{1,2}(?:\.\d)?)`;
/** 36C, 36 °C, "36 degrees Celsius": a number and its unit, written as one word or several. */
const written = new RegExp(
  `^${number} ?(?:°|º|degrees?|deg)? ?(?:c|celsius|centigrade)$|^${number} ?(?:°|º|degrees?|deg)$`,
  "i",
);
const maxWords = 3;

/** The same tokens, those that tell a temperature as one that says what it is called. */
export function withTemperatures(tokens: readonly Token[], temperatures: Temperatures): readonly Token[] {
  if (temperatures.size === 0 || !tokens.some(({ text }) => /^\d/.test(text))) return tokens;
  const all: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const found = temperatureAt(at, tokens, temperatures);
    const token = found ?? tokens[at];
    if (token === undefined) break;
    all.push(token);
    at += found?.length ?? 1;
  }
  return all;
}

function temperatureAt(
  at: number,
  tokens: readonly Token[],
  temperatures: Temperatures,
): (Token & { readonly length: number }) | null {
  for (let length = Math.min(maxWords, tokens.length - at); length > 0; length--) {
    const span = tokens.slice(at, at + length);
    const text = span.map((token) => token.text).join(" ");
    const [, one, other] = written.exec(text) ?? [];
    const called = temperatures.get(Number(one ?? other));
    const [first, last] = [span[0], span.at(-1)];
    if (called === undefined || !first || !last) continue;
    const folded = fold(called);
    return {
      text,
      folded,
      words: namingWords(folded),
      start: first.start,
      end: last.end,
      isBeforeComma: last.isBeforeComma,
      isCondition: true,
      length,
    };
  }
  return null;
}

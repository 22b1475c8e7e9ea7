import type { TermSubsets } from "../../../api/contract/index.ts";
import { count } from "../../shared/format/format.ts";

/**
 * Fills `{count:KIND}` with the release's counts and `{slim:NAME}` with the number of a slim's terms.
 * null when a number is not known (yet), so that no line shows a gap.
 */
export function fillIn(
  text: string,
  counts: Readonly<Record<string, number>>,
  slims: TermSubsets | undefined,
): string | null {
  let complete = true;
  const filled = text.replace(
    /\{(count|slim):([^}]+)\}([^{]*)/g,
    (_, what: string, name: string, words: string) => {
      const slim = slims?.[name];
      const number = what === "count" ? counts[name] : slim && Object.keys(slim.elements).length;
      if (number === undefined) complete = false;
      // "1 slim term"
      return number === undefined
        ? ""
        : count(number) + (number === 1 ? words.replace(/s(?=\W*$)/, "") : words);
    },
  );
  return complete ? filled : null;
}

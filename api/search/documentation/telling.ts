/** What a question is about: its words without those of asking. Pure. */

/** Words of a question that say nothing of what is asked. */
const small = new Set(
  "a about again all also am an and another any anybody anyone anything are arent as at be been being between both but by came can cannot cant come could did didnt difference different do does doesnt dont each else ever everything for from further get gets give given gives goes got had has hasnt have havent he her here his how i if in instead into is isnt it its just know knows let like look looking looks made make makes many may me mean meaning means might more most much must my need needs no of off on one only or other our out over please possible put same say says see seem seems seen shall she should show shown so some somebody someone something stand stands still such take takes tell tells than that the their them then there these they thing this those three to too two until up us use used using very view want wants was way we well were what when where whether which while why will with within without won wont work working works would yet you your".split(
    " ",
  ),
);
/** What asking itself says: "how can I find …" is about what follows. "The search" and "find" alone are what is asked for. */
const asking =
  /\b(i|we|you|one|to) (?:check|determine|discover|figure|find|identify|locate|obtain|provide|retrieve|search|wonder)(?= )/g;

const bare = (word: string): string => word.replaceAll(/[^\p{L}\p{N}]/gu, "");

const wordsThatTell = (text: string): string[] =>
  text
    .replaceAll(/(?<=\p{L})['’]s\b/gu, "")
    .split(" ")
    .filter((one) => !small.has(bare(one)));

/** The words that matter; all of them when none does. */
export function telling(text: string): string {
  const rest = wordsThatTell(text.replaceAll(asking, "$1"));
  const kept = rest.every((one) => general.test(bare(one))) ? wordsThatTell(text) : rest;
  return kept.length === 0 ? text : [...new Set(kept)].join(" ");
}

/** Whether a text has words that matter. */
export const tells = (text: string): boolean =>
  text.split(" ").some((word) => bare(word) !== "" && !small.has(bare(word)));

/** Almost every text is about these, whether it says so or not. */
const general = /^(?:genes?|proteins?|data|information|info)$/;

/** Whoever asks so wants to know what a word means. */
export const asksForMeaning = /^what (?:is|are)\b(?!.*\bdifference\b)|\bmean(?:s|ing)?\b|\bstands? for\b/;
/** Without general words; one that stands alone is asked for, though. */
export function withoutGenes(asked: string): string {
  const rest = asked.split(" ").filter((word) => !general.test(word));
  return rest.length === 0 ? asked : rest.join(" ");
}

/** Number of words of a text, blanks between them. */
export const wordCount = (text: string): number => text.split(" ").length;

/** So many words that matter are hardly ever all in one text: whoever asks in sentences has other words than its writers. */
const wordsOfSentence = 3;
/** Whether a text has the words of a sentence, of which no section need have all. */
export const isSentence = (text: string): boolean => wordCount(telling(text)) >= wordsOfSentence;

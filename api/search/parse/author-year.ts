/** The forms in which people cite a publication. Pure; all texts are folded. */

const year = String.raw`(?:19|20)\d\d`;
const wholeYear = new RegExp(`^${year}$`);
/** Whether a word is the year of a publication. */
export const isYear = (text: string): boolean => wholeYear.test(text);

const hasYear = new RegExp(`(?<!\\d)${year}(?!\\d)`);
const joined = new RegExp(`^([a-z][a-z' -]+?)[_-]?(${year})[a-z]?$`);
const between = /(?<![\w-])(?:and|et\.?|al\.?)(?![\w-])|&/g;

/** Names and year alone, as citations have them: "goss_2014", "day2012", "wang and ackerman 2000". Null for anything else. */
export function authorsAndYear(text: string): string | null {
  if (!hasYear.test(text)) return null;
  const names = text.replace(joined, "$1 $2").replaceAll(between, " ").replaceAll(/\s+/g, " ").trim();
  return names === text ? null : names;
}

/** Questions for what a word means, which ask for no set of genes: "what does viable mean". Pure. */

const shapes = [
  /^\s*what (?:do|does) (?<word>\S.*) means?[\s?!.]*$/iu,
  /^\s*(?:what is |what's )?(?:the |a )?(?:meaning|definition) of (?<word>\S.*)$/iu,
  /^\s*what is meant by (?<word>\S.*)$/iu,
  /^\s*define (?<word>\S.*)$/iu,
];

/** The word, or several, whose meaning a text asks for; null for one that asks for something else. */
export function wordMeant(text: string): string | null {
  for (const shape of shapes) {
    const word = shape.exec(text)?.groups?.["word"];
    if (word !== undefined) return word;
  }
  return null;
}

/** Whether a text asks for the meaning of a word. */
export const asksForMeaning = (text: string): boolean => wordMeant(text) !== null;

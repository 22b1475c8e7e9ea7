/** Finds the words of a query in a text that is shown, whatever their case, accents or Greek letters. */

export interface Stretch {
  readonly text: string;
  readonly marked: boolean;
}

/** One character for one, so that positions in the folded text are those of the text. */
function fold(text: string): string {
  let folded = "";
  for (let at = 0; at < text.length; at++) {
    const plain = text.charAt(at).normalize("NFD").charAt(0).toLowerCase();
    folded += plain.length === 1 ? plain : text.charAt(at);
  }
  return folded;
}

const isWordLetter = (character: string): boolean => /[\p{L}\p{N}]/u.test(character);

/** The text in stretches, those that the query's words cover marked. A single letter counts only as a whole word. */
export function highlight(text: string, query: string): Stretch[] {
  const folded = fold(text);
  const marked = new Uint8Array(text.length);
  for (const word of new Set(fold(query).split(/\s+/).filter(Boolean))) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      const whole = !isWordLetter(folded.charAt(at - 1)) && !isWordLetter(folded.charAt(at + word.length));
      if (word.length > 1 || whole) marked.fill(1, at, at + word.length);
    }
  }
  const stretches: Stretch[] = [];
  for (let start = 0; start < text.length; ) {
    let end = start + 1;
    while (end < text.length && marked[end] === marked[start]) end++;
    stretches.push({ text: text.slice(start, end), marked: marked[start] === 1 });
    start = end;
  }
  return stretches;
}

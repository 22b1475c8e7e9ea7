/** How much there is in a JSON text, counted before anything is made of it: a body of 2 MB can hold a million empty lists. */
import { ProblemError } from "../problem/problem-error.ts";

/** Lists and objects inside each other. A query of 20 levels, each in a list, has 40 of them. */
const maxDepth = 100;
/** Lists and objects: a query can list 60,000 genes as objects. */
const maxContainers = 70_000;
/** Commas outside of texts: the identifier mapper takes 150,000 ids. */
const maxValues = 160_000;
/** Keys of one object: no call has a tenth of that many, and each costs much to be read and refused by its name. */
const maxKeys = 1_000;

const [quote, backslash, comma, openList, closeList, openObject, closeObject] = Buffer.from('"\\,[]{}');

const tooMuch = (reason: string): ProblemError =>
  new ProblemError(400, `body: ${reason}`, { errors: [{ where: "body", reason }] });

const counted = (count: number): string => count.toLocaleString("en");

/** The place after the text that begins before `start`. */
function afterText(text: Buffer, start: number): number {
  let at = text.indexOf('"', start);
  while (at >= 0) {
    let slashes = 0;
    while (text[at - 1 - slashes] === backslash) slashes++;
    if (slashes % 2 === 0) return at + 1;
    at = text.indexOf('"', at + 1);
  }
  return text.length;
}

/** Refuses (400) a JSON text that is deeper, or has more parts, than any call can need. */
export function checkShape(text: Buffer): void {
  let [depth, containers, values] = [0, 0, 0];
  // Keys but for the first of the objects that are open, by their depth; lists begin below any number of values.
  const keys = new Int32Array(maxDepth + 1);
  for (let at = 0; at < text.length;) {
    const byte = text[at++];
    if (byte === quote) at = afterText(text, at);
    else if (byte === comma) {
      values++;
      // `!`: no deeper than the greatest depth, and a text that closes too much is no JSON.
      if (depth >= 0 && ++keys[depth]! >= maxKeys)
        throw tooMuch(`an object can have ${counted(maxKeys)} keys`);
    } else if (byte === closeList || byte === closeObject) depth--;
    else if (byte === openList || byte === openObject) {
      containers++;
      if (++depth > maxDepth) throw tooMuch(`can have ${maxDepth} lists and objects inside each other`);
      if (containers > maxContainers) throw tooMuch(`can have ${counted(maxContainers)} lists and objects`);
      keys[depth] = byte === openObject ? 0 : -text.length;
    }
    if (values > maxValues) throw tooMuch(`can have ${counted(maxValues)} values`);
  }
}

/** JSON text with a place for what is wrong: JSON.parse alone does not always say where. */
import { ReadFailure } from "./problem.ts";

/**
 * Parses JSON.
 * @throws ReadFailure with line and column of the first character that cannot be JSON
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const position = firstWrong(text);
    const before = text.slice(0, position).split("\n");
    const column = (before.at(-1) ?? "").length + 1;
    const what =
      position >= text.length
        ? "the text ends too early"
        : `unexpected ${JSON.stringify(text.slice(position, position + 1))}`;
    throw new ReadFailure(
      before.length,
      `not JSON: ${what} at column ${column}`,
      text.split("\n")[before.length - 1]?.slice(Math.max(0, column - 40)),
    );
  }
}

const blank = /[ \t\r\n]*/y;
// A control character such as DEL, which JSON allows, may at worst be named as the place; that the text is wrong JSON.parse has said.
const scalar =
  /"(?:(?!["\\])\P{Cc}|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy;

/** Walks over a text that is not JSON and gives the index where the first wrong token begins. */
function firstWrong(text: string): number {
  const open: ("{" | "[")[] = [];
  let expects: "value" | "value or end" | "key" | "key or end" | "comma or end" = "value";
  let at = 0;
  const skip = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const found = pattern.test(text);
    if (found) at = pattern.lastIndex;
    return found;
  };
  for (;;) {
    skip(blank);
    const character = text[at];
    if (expects === "comma or end" && character === "," && open.length > 0) {
      at++;
      expects = open.at(-1) === "{" ? "key" : "value";
    } else if (
      (character === "}" &&
        open.at(-1) === "{" &&
        (expects === "key or end" || expects === "comma or end")) ||
      (character === "]" && open.at(-1) === "[" && (expects === "value or end" || expects === "comma or end"))
    ) {
      at++;
      open.pop();
      expects = "comma or end";
    } else if (expects === "key" || expects === "key or end") {
      if (character !== '"' || !skip(scalar)) return at;
      skip(blank);
      if (text[at] !== ":") return at;
      at++;
      expects = "value";
    } else if (expects === "comma or end") return at;
    else if (character === "{" || character === "[") {
      at++;
      open.push(character);
      expects = character === "{" ? "key or end" : "value or end";
    } else if (skip(scalar)) expects = "comma or end";
    else return at;
  }
}

/** What is changed in molstar, which draws structures, so that it begins at once. */
import type { Plugin } from "vite";

const elements = /molstar\/lib\/mol-model\/structure\/model\/types\.js$/;
/** It writes all 242,234 words of up to three letters and digits in capitals before it does anything else. */
const allWords = /const _esCache = \(function \(\) \{.*?\n\}\(\)\);/s;
const lookUp = "return _esCache[s] || s.toUpperCase();";

/** Symbols of elements in capitals: those of a file when they are first met, instead of all that could be. */
function asMet(code: string): string {
  if (!allWords.test(code) || !code.includes(lookUp))
    throw new Error("molstar writes symbols of elements in another way than vite-plugin-molstar.ts knows");
  return code
    .replace(allWords, "const _esCache = Object.create(null);")
    .replace(lookUp, "return _esCache[s] ??= s.toUpperCase();");
}

/** Makes molstar's symbols of elements as they are met. */
export const molstarAtOnce = (): Plugin => ({
  name: "karyon:molstar",
  enforce: "pre",
  transform: (code, id) => (elements.test(id) ? asMet(code) : null),
});

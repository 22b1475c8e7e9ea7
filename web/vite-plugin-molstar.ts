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

const programs = /molstar\/lib\/mol-gl\/webgl\/program\.js$/;
/** Programs for the graphics processor are written, translated and some of them linked as soon as something might need them. */
const atOnce = [
  `    const shaderCode = addShaderDefines(gl, extensions, parameters, defineValues, _shaderCode);
    const vertShader = getShader('vert', shaderCode.vert);
    const fragShader = getShader('frag', shaderCode.frag);
`,
  `    function link() {
`,
  `    if (variant === 'compute')
        link();
`,
  `            vertShader.destroy();
            fragShader.destroy();
`,
] as const;
const whenLinked = [
  `    // As they are now: the same cells hold other values later.
    const defines = Object.fromEntries(
        Object.entries(defineValues).map(([name, { ref: { value } }]) => [name, { ref: { value } }]));
    let vertShader, fragShader;
`,
  `    function link() {
        if (!vertShader) {
            const shaderCode = addShaderDefines(gl, extensions, parameters, defines, _shaderCode);
            vertShader = getShader('vert', shaderCode.vert);
            fragShader = getShader('frag', shaderCode.frag);
        }
`,
  "",
  `            vertShader?.destroy();
            fragShader?.destroy();
`,
] as const;

/** Programs when they are linked, which is before they are first used: a picture waits only for those that draw it. */
function asUsed(code: string): string {
  return atOnce.reduce((changed, part, at) => {
    if (changed.split(part).length !== 2)
      throw new Error("molstar makes programs in another way than vite-plugin-molstar.ts knows");
    return changed.replace(part, () => whenLinked[at] ?? "");
  }, code);
}

/** Makes molstar's symbols of elements as they are met, and its programs as they are used. */
export const molstarAtOnce = (): Plugin => ({
  name: "karyon:molstar",
  enforce: "pre",
  transform: (code, id) => (elements.test(id) ? asMet(code) : programs.test(id) ? asUsed(code) : null),
});

/** Extensions of annotations, cut into their parts. */

/** Splits at a sign, but not inside brackets. */
export function splitOutside(text: string, sign: string): string[] {
  const parts: string[] = [];
  let [depth, part] = [0, ""];
  for (const letter of text) {
    if (letter === sign && depth === 0) {
      parts.push(part);
      part = "";
      continue;
    }
    if (letter === "(") depth++;
    if (letter === ")") depth--;
    part += letter;
  }
  return [...parts, part].map((one) => one.trim()).filter((one) => one !== "");
}

/** `relation(target)` in all alternatives of an extension. */
export function extensionParts(
  text: string,
): readonly { readonly relation: string; readonly target: string }[] {
  const known = partsOf.get(text);
  if (known) return known;
  const parts = splitOutside(text.replaceAll("|", ","), ",").flatMap((part) => {
    const [, relation, target] = /^([^(]+)\((.*)\)$/.exec(part) ?? [];
    return relation === undefined || target === undefined ? [] : [{ relation, target }];
  });
  partsOf.set(text, parts);
  return parts;
}
/** Each extension is read once: every query asks all of them. */
const partsOf = new Map<string, ReturnType<typeof extensionParts>>();

/** Each alternative stands for itself. */
export const alternatives = (text: string): string[] => (text === "" ? [""] : splitOutside(text, "|"));

/** Patterns of a deployment. Pure. */
const made = new Map<string, RegExp>();

/** A pattern in any case, made once: to make it takes longer than to try it, and a text is tried by dozens. */
export function ignoringCase(pattern: string): RegExp {
  const known = made.get(pattern) ?? new RegExp(pattern, "i");
  made.set(pattern, known);
  return known;
}

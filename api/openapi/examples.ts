/** Examples of calls, with things of the deployment in the places that the descriptions of the calls leave open. Pure. */

/** A placeholder, such as `{gene}`. JSON has quotation marks or braces behind its own, hence the plain name. */
const placeholder = /\{([a-z_]+)\}/g;

/**
 * The examples that the names can fill: an example with a placeholder that the deployment has nothing for is left out.
 * @param names of site.json, `api_examples`
 * @param asAddress whether the examples are addresses, in which names are encoded, and not JSON
 */
export function filledExamples(
  examples: readonly string[],
  names: Readonly<Record<string, string>>,
  asAddress: boolean,
): string[] {
  const written = (name: string): string =>
    asAddress ? encodeURIComponent(names[name] ?? "") : JSON.stringify(names[name] ?? "").slice(1, -1);
  return examples
    .filter((example) => example.matchAll(placeholder).every(([, name = ""]) => names[name] !== undefined))
    .map((example) => example.replaceAll(placeholder, (_, name: string) => written(name)));
}

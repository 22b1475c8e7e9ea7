/** Names of chemicals and reactions that the release uses, as a small ontology without branches. */
import { linesIn, matchesIn, MakingError, sayings } from "./materials.ts";
import type { Material } from "./materials.ts";

/** Lines of a stanza that a term keeps: its parents may be terms that are not used. */
const kept = /^(\[Term\]|id:|name:|namespace:|def:|synonym:|alt_id:|is_obsolete:|replaced_by:)/;

/** The lines of an OBO file with the terms of a prefix that earlier data sets use. */
export async function* makeUsedTerms(
  prefix: string,
  [ontology]: readonly Material[],
  made: readonly Material[],
): AsyncGenerator<string, void> {
  if (!ontology) throw new MakingError("used terms are taken from an ontology");
  const used = await matchesIn(sayings(made), new RegExp(`\\b${prefix}:\\w+`));
  yield* ["format-version: 1.2", `ontology: ${prefix.toLowerCase()}`];
  let stanza: string[] | null = null;
  const taken = (lines: readonly string[] | null): readonly string[] => {
    const ids = lines?.flatMap((line) => /^(?:alt_)?id: (\S+)/.exec(line)?.[1] ?? []) ?? [];
    return ids.some((id) => used.has(id)) ? ["", ...(lines ?? []).filter((line) => kept.test(line))] : [];
  };
  for await (const line of linesIn(ontology)) {
    if (line.startsWith("[")) {
      yield* taken(stanza);
      stanza = line === "[Term]" ? [line] : null;
    } else stanza?.push(line);
  }
  yield* taken(stanza);
}

/** The lines of an OBO file with Rhea's reactions that earlier data sets use. */
export async function* makeUsedReactions(
  [reactions]: readonly Material[],
  made: readonly Material[],
): AsyncGenerator<string, void> {
  if (!reactions) throw new MakingError("reactions are taken from Rhea's list");
  const used = await matchesIn(sayings(made), /\bRHEA:\d+/);
  yield* ["format-version: 1.2", "ontology: rhea", "default-namespace: rhea"];
  let entry = "";
  for await (const line of linesIn(reactions)) {
    const [, key, value = ""] = /^(ENTRY|DEFINITION)\s+(.*)$/.exec(line) ?? [];
    if (key === "ENTRY") entry = value.trim();
    if (key === "DEFINITION" && used.has(entry))
      yield* ["", "[Term]", `id: ${entry}`, `name: ${value.trim()}`];
  }
}

/** Follows retired ids to what they mean now. */
import { include } from "../rows/group.ts";

/** The ids that a comment on a removed gene names as what it was merged into or with, as `Merged into G1.87`. */
export const mergedInto = (comment: string): string[] =>
  [...comment.matchAll(/\bmerged (?:into|with) ([\w.]*\w(?:, ?[\w.]*\.\w+)*)/gi)].flatMap(([, ids = ""]) =>
    ids.split(/, ?/),
  );

/** An id that something was replaced by: a gene's, also where the sources name one of its transcripts. */
const geneOf = (id: string, current: { has(id: string): boolean }): string => {
  const withoutTranscript = id.replace(/\.\d+$/, "");
  return !current.has(id) && current.has(withoutTranscript) ? withoutTranscript : id;
};

/** All that is in use and that a retired id leads to, by chains of any length; an id that is in use stays what it is and is left out. */
export function reachedFrom(
  replacements: Iterable<readonly [string, string]>,
  current: { has(id: string): boolean },
): Map<string, string[]> {
  const targets = new Map<string, Set<string>>();
  for (const [retired, named] of replacements) {
    const replacement = geneOf(named, current);
    if (current.has(retired) || retired === replacement) continue;
    include(targets, retired, replacement);
  }
  const found = new Map<string, string[]>();
  for (const retired of targets.keys()) {
    const reached = new Set([retired]);
    for (const id of reached) for (const target of targets.get(id) ?? []) reached.add(target);
    found.set(
      retired,
      [...reached].filter((id) => current.has(id)),
    );
  }
  return found;
}

/** Of what `reachedFrom` found: ids that lead to one thing. Those that lead nowhere, in a circle, or to several things are left out. */
export function onlyOne(reached: ReadonlyMap<string, readonly string[]>): Map<string, string> {
  return new Map(
    [...reached].flatMap(([retired, [first, second]]) =>
      first !== undefined && second === undefined ? [[retired, first]] : [],
    ),
  );
}

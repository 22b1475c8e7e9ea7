/** Ids that nothing single stands for now, with what is known about them. */
import type { Gone } from "../../../index-mappings/pages/gone.ts";
import { include } from "../rows/group.ts";
import { orNull } from "../text/blank.ts";

/** What is known about the genes and ids of a release. */
interface IdSources {
  readonly genes: ReadonlyMap<string, { readonly id: string; readonly name: string | null }>;
  /** Ids that lead to one gene. */
  readonly retired: { has(id: string): boolean };
  /** The genes that each replaced or merged id leads to. */
  readonly reached: ReadonlyMap<string, readonly string[]>;
  readonly removed: Iterable<{ readonly gene: string; readonly comment: string }>;
}

/** By id: removed genes, and ids that stand for several. An id that is in use or leads to one gene is none of these. */
export function goneIds({ genes, retired, reached, removed }: IdSources): Map<string, Gone> {
  const comments = new Map<string, Set<string>>();
  for (const { gene, comment } of removed) include(comments, gene, comment.trim());
  const split = [...reached].filter(([, ids]) => ids.length > 1).map(([id]) => id);
  const found = new Map<string, Gone>();
  for (const id of new Set([...comments.keys(), ...split])) {
    if (genes.has(id) || retired.has(id)) continue;
    const comment = orNull([...(comments.get(id) ?? [])].filter((text) => text !== "").join("; "));
    const targets = (reached.get(id) ?? []).flatMap((target) => genes.get(target) ?? []);
    found.set(id, { comment, genes: targets.map(({ id: uniquename, name }) => ({ uniquename, name })) });
  }
  return found;
}

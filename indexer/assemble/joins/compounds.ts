/** The compounds that take part in reactions, and the terms on whose sides they stand. */
import type { Reaction } from "../../../index-mappings/shapes/reaction.ts";
import type { Ontology } from "./ontology.ts";
import type { Reactions } from "./reactions.ts";

export interface Compound {
  readonly key: string;
  /** With the number of their reactions. */
  readonly writings: ReadonlyMap<string, number>;
  /** Ids of terms. */
  readonly leftOf: readonly string[];
  readonly rightOf: readonly string[];
}

type Draft = Compound & { writings: Map<string, number>; leftOf: string[]; rightOf: string[] };

/** By key. Obsolete terms do not count. */
export function joinCompounds(
  { ofTerm }: Pick<Reactions, "ofTerm">,
  { terms }: Pick<Ontology, "terms">,
): ReadonlyMap<string, Compound> {
  const found = new Map<string, Draft>();
  const add = (term: string, side: "leftOf" | "rightOf", participants: Reaction["left"]) => {
    for (const { key, name } of participants.flatMap(({ compounds }) => compounds)) {
      const compound: Draft = found.get(key) ?? { key, writings: new Map(), leftOf: [], rightOf: [] };
      found.set(key, compound);
      compound.writings.set(name, (compound.writings.get(name) ?? 0) + 1);
      if (compound[side].at(-1) !== term) compound[side].push(term);
    }
  };
  for (const [term, { left, right }] of ofTerm) {
    if (terms.get(term)?.isObsolete !== false) continue;
    add(term, "leftOf", left);
    add(term, "rightOf", right);
  }
  return found;
}

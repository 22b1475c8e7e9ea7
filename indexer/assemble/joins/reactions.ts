/** Reactions of the terms whose definitions write one, and what they are called in the Rhea database. */
import type { CompoundStructure, Reaction } from "../../../index-mappings/shapes/reaction.ts";
import { parseReaction } from "../reactions/parse-reaction.ts";
import { append } from "../rows/group.ts";
import { forEachPaced } from "../rows/pace.ts";
import type { Ontology } from "./ontology.ts";

export interface Reactions {
  /** By term id. */
  readonly ofTerm: ReadonlyMap<string, Reaction>;
  /** Terms by the number of a reaction in Rhea; those with an equation first, obsolete ones last. */
  readonly ofRhea: ReadonlyMap<string, readonly string[]>;
}

const rhea = /^RHEA:(\d+)$/i;

/** Reads the definitions of all terms. */
export async function joinReactions(
  { terms }: Pick<Ontology, "terms">,
  structures: ReadonlyMap<string, CompoundStructure>,
): Promise<Reactions> {
  const ofTerm = new Map<string, Reaction>();
  const named = new Map<string, string[]>();
  await forEachPaced(terms.values(), ({ id, definition, xrefs, definitionXrefs }) => {
    const reaction = parseReaction(definition);
    if (reaction !== null) ofTerm.set(id, withStructures(reaction, structures));
    const numbers = [...xrefs, ...definitionXrefs].flatMap((xref) => rhea.exec(xref)?.[1] ?? []);
    for (const number of new Set(numbers)) append(named, number, id);
  });
  const rank = (id: string): number =>
    Number(!ofTerm.has(id)) + 2 * Number(terms.get(id)?.isObsolete ?? true);
  return {
    ofTerm,
    ofRhea: new Map(
      [...named].map(([number, ids]) => [number, ids.toSorted((a, b) => rank(a) - rank(b))] as const),
    ),
  };
}

/** The reaction with the structures of its compounds, as far as the release has them. */
function withStructures(reaction: Reaction, structures: ReadonlyMap<string, CompoundStructure>): Reaction {
  if (structures.size === 0) return reaction;
  const side = (participants: Reaction["left"]) =>
    participants.map((participant) => ({
      ...participant,
      compounds: participant.compounds.map((compound) => {
        const structure = structures.get(compound.key);
        return structure ? { ...compound, structure } : compound;
      }),
    }));
  return { ...reaction, left: side(reaction.left), right: side(reaction.right) };
}

/** All ontologies of the release as one graph. Term subsets in OBO format are no ontologies. */
import type { TermShort } from "../../../index-mappings/shapes/shorts.ts";
import type { OboTerm } from "../../read/records.ts";
import { forEachPaced } from "../rows/pace.ts";
import type { Rows } from "../rows/rows.ts";
import { detached, interner } from "../text/detached.ts";

type KeptFields = Pick<
  OboTerm,
  | "id"
  | "definition"
  | "definitionXrefs"
  | "comment"
  | "alternateIds"
  | "synonyms"
  | "xrefs"
  | "isObsolete"
  | "replacedBy"
  | "consider"
>;

export interface Term extends KeptFields {
  /** The name, or the id of a term without one. */
  readonly label: string;
  /** Namespace: biological_process, mondo … */
  readonly cvName: string;
  /** Direct parents over any relation, secondary ids resolved, unknown ones left out. */
  readonly parents: readonly { readonly relation: string; readonly id: string }[];
}

export interface Ontology {
  readonly terms: ReadonlyMap<string, Term>;
  /** Secondary id → the id that stands for it. An id that is a term itself is none. */
  readonly secondary: ReadonlyMap<string, string>;
  /** The id that a term id stands for; itself when unknown. */
  readonly resolve: (id: string) => string;
  /** The term and its ancestors over is_a and part_of. */
  readonly closure: (id: string) => readonly string[];
  /** As closure, over the regulates relations too. */
  readonly closureRegulates: (id: string) => readonly string[];
  /** The namespace of a term; of one that no file has, that of the prefix of its id. */
  readonly namespaceOf: (id: string) => string;
  /** How the term is named on other pages; an unknown id is its own name. */
  readonly short: (id: string) => TermShort;
}

const structural = new Set(["is_a", "part_of"]);
const regulating = new Set([...structural, "regulates", "positively_regulates", "negatively_regulates"]);

/** Namespaces of ontologies by the prefix of their ids: site.json, `ontology_namespaces`. */
type Namespaces = Readonly<Record<string, string>>;

const prefixOf = (id: string): string => id.slice(0, Math.max(0, id.indexOf(":")));

/** The terms of all ontologies of the release, with what stands above each. */
export async function joinOntology(rows: Rows, namespaces: Namespaces): Promise<Ontology> {
  const { terms, secondary } = await joinTerms(rows, namespaces);
  const resolve = (id: string) => terms.get(id)?.id ?? secondary.get(id) ?? id;
  const closure = closureOver(terms, structural);
  return {
    terms,
    secondary,
    resolve,
    closure,
    closureRegulates: closureOver(terms, regulating, closure),
    namespaceOf: (id) => terms.get(resolve(id))?.cvName ?? namespaces[prefixOf(id)] ?? prefixOf(id),
    short: (id) => shortOf(terms.get(resolve(id)), id),
  };
}

type Draft = Omit<Term, "parents"> & {
  readonly links: readonly { readonly relation: string; readonly target: string }[];
};

/** Apart from the functions above, so that these do not keep the drafts in memory. */
async function joinTerms(
  rows: Rows,
  namespaces: Namespaces,
): Promise<{ terms: Map<string, Term>; secondary: Map<string, string> }> {
  const drafts = new Map<string, Draft>();
  const interned = interner();
  for await (const term of rows("obo", ({ entity }) => entity !== "term-subset")) {
    // A supplement adds what the ontology itself does not have.
    if (!drafts.has(term.id)) drafts.set(term.id, draftOf(term, interned, namespaces));
  }
  const secondary = new Map<string, string>();
  for (const term of drafts.values()) {
    for (const id of term.alternateIds) if (!drafts.has(id) && !secondary.has(id)) secondary.set(id, term.id);
  }
  // Gives the id as the term has it, so that each id is in memory once.
  const resolve = (id: string) => drafts.get(id)?.id ?? secondary.get(id) ?? id;
  const terms = new Map<string, Term>();
  await forEachPaced(drafts.values(), ({ links, ...term }) => {
    const parents = links
      .map(({ relation, target }) => ({ relation, id: resolve(target) }))
      .filter((parent) => drafts.has(parent.id));
    terms.set(term.id, { ...term, parents });
  });
  return { terms, secondary };
}

/** What is kept of a term, copied out of its file. */
function draftOf(
  { id, name, namespace, isA, relationships, ...term }: OboTerm,
  interned: (text: string) => string,
  namespaces: Namespaces,
): Draft {
  return {
    id: detached(id),
    label: detached(name) || id,
    cvName: namespaces[prefixOf(id)] ?? interned(namespace),
    links: [
      ...isA.map((target) => ({ relation: "is_a", target: interned(target) })),
      ...relationships.map(({ relation, target }) => ({
        relation: interned(relation),
        target: interned(target),
      })),
    ],
    definition: detached(term.definition),
    definitionXrefs: term.definitionXrefs.map(interned),
    comment: detached(term.comment),
    alternateIds: term.alternateIds.map(detached),
    synonyms: term.synonyms.map(({ text, scope }) => ({ text: detached(text), scope })),
    xrefs: term.xrefs.map(detached),
    isObsolete: term.isObsolete,
    replacedBy: term.replacedBy.map(detached),
    consider: term.consider.map(detached),
  };
}

/**
 * Ancestors over the relations, the term itself first; each is found once and kept, and shared where it says the same
 * as the narrower closure. Cycles do no harm. An unknown or obsolete term is alone.
 */
export function closureOver(
  terms: ReadonlyMap<string, Pick<Term, "parents" | "isObsolete">>,
  relations: ReadonlySet<string>,
  narrower?: (id: string) => readonly string[],
): (id: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (id) => {
    const found = known.get(id);
    if (found) return found;
    const reached = new Set([id]);
    for (const at of reached) {
      const term = terms.get(at);
      if (!term || (at === id && term.isObsolete)) continue;
      for (const parent of term.parents) if (relations.has(parent.relation)) reached.add(parent.id);
    }
    const narrow = narrower?.(id);
    const closure = narrow?.length === reached.size ? narrow : [...reached];
    known.set(id, closure);
    return closure;
  };
}

const shortOf = (term: Term | undefined, id: string): TermShort =>
  term
    ? { termid: term.id, name: term.label, cv_name: term.cvName, is_obsolete: term.isObsolete }
    : { termid: id, name: id, cv_name: "", is_obsolete: false };

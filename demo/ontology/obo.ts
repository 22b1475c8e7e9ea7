import type { DatasetFile } from "../writer/release-writer.ts";

/** A term of an ontology that the demo writes. Ids carry their prefix. */
export interface Term {
  readonly id: string;
  readonly name: string;
  readonly namespace: string;
  readonly definition: string;
  readonly isA: readonly string[];
  readonly relationships: readonly (readonly [relation: string, target: string])[];
  readonly synonyms: readonly (readonly [text: string, scope: "EXACT" | "NARROW" | "BROAD" | "RELATED"])[];
  readonly altIds: readonly string[];
  readonly subsets: readonly string[];
  readonly xrefs: readonly string[];
  /** Set on obsolete terms: the term to use instead, "" if none. */
  readonly replacedBy: string | null;
}

export interface TermDetails {
  readonly definition?: string;
  readonly isA?: readonly Term[];
  readonly relationships?: readonly (readonly [relation: string, target: Term])[];
  readonly synonyms?: Term["synonyms"];
  readonly subsets?: readonly string[];
  readonly xrefs?: readonly string[];
}

/** Gathers the terms of one ontology and numbers those that are made up here. */
export class Ontology {
  readonly terms: Term[] = [];
  readonly #prefix: string;
  readonly #width: number;
  readonly #byName = new Map<string, Term>();
  #next: number;

  /** `firstNumber` begins a range that the true ontology does not use; MOD numbers have five digits. */
  constructor(prefix: string, firstNumber: number, width = 7) {
    this.#prefix = prefix;
    this.#next = firstNumber;
    this.#width = width;
  }

  /** Adds a term; without an id it gets the next number of the made-up range. A second term of one name is the first. */
  add(name: string, namespace: string, details: TermDetails = {}, id = this.#newId()): Term {
    const known = this.#byName.get(name);
    if (known) return known;
    const term: Term = {
      id,
      name,
      namespace,
      definition: details.definition ?? "",
      isA: (details.isA ?? []).map((parent) => parent.id),
      relationships: (details.relationships ?? []).map(
        ([relation, target]) => [relation, target.id] as const,
      ),
      synonyms: details.synonyms ?? [],
      altIds: [],
      subsets: details.subsets ?? [],
      xrefs: details.xrefs ?? [],
      replacedBy: null,
    };
    this.terms.push(term);
    this.#byName.set(name, term);
    return term;
  }

  /** A retired id that lives on as an alternate id of the term. */
  merge(into: Term): void {
    const index = this.terms.indexOf(into);
    this.terms[index] = { ...into, altIds: [...into.altIds, this.#newId()] };
    this.#byName.set(into.name, this.terms[index] ?? into);
  }

  retire(name: string, namespace: string, replacement: Term | null): Term {
    const id = this.#newId();
    const term: Term = {
      id,
      name: `obsolete ${name}`,
      namespace,
      definition: `OBSOLETE. A term that earlier demo releases used for ${name}.`,
      isA: [],
      relationships: [],
      synonyms: [],
      altIds: [],
      subsets: [],
      xrefs: [],
      replacedBy: replacement?.id ?? "",
    };
    this.terms.push(term);
    return term;
  }

  /** The term of that name. Throws when the vocabulary names a term that no builder made. */
  named(name: string): Term {
    const term = this.#byName.get(name);
    if (!term) throw new Error(`the demo ontology ${this.#prefix} has no term named ${name}`);
    return term;
  }

  #newId(): string {
    return `${this.#prefix}:${String(this.#next++).padStart(this.#width, "0")}`;
  }
}

/** Header lines of an OBO file; the terms follow with `writeTerms`. */
export function oboHeader(ontology: string, release: string, namespace: string): string {
  return `format-version: 1.4\ndata-version: ${release}\nontology: ${ontology}\ndefault-namespace: ${namespace}\nremark: Synthetic demo ontology. Ids from 9000001 up are made up; so are all definitions.\n`;
}

/** The stanzas of terms, in OBO 1.2. */
export function writeTerms(file: DatasetFile, terms: readonly Term[]): void {
  const names = new Map(terms.map((term) => [term.id, term.name]));
  const reference = (id: string): string => (names.has(id) ? `${id} ! ${names.get(id)}` : id);
  for (const term of terms) {
    const lines = ["", "[Term]", `id: ${term.id}`, `name: ${term.name}`];
    if (term.namespace) lines.push(`namespace: ${term.namespace}`);
    for (const id of term.altIds) lines.push(`alt_id: ${id}`);
    if (term.definition) lines.push(`def: "${term.definition}" [demo:karyon]`);
    for (const subset of term.subsets) lines.push(`subset: ${subset}`);
    for (const [text, scope] of term.synonyms) lines.push(`synonym: "${text}" ${scope} []`);
    for (const id of term.xrefs) lines.push(`xref: ${id}`);
    for (const id of term.isA) lines.push(`is_a: ${reference(id)}`);
    for (const [relation, id] of term.relationships) lines.push(`relationship: ${relation} ${reference(id)}`);
    if (term.replacedBy !== null) lines.push("is_obsolete: true");
    if (term.replacedBy) lines.push(`replaced_by: ${term.replacedBy}`);
    file.record(`${lines.join("\n")}\n`);
  }
}

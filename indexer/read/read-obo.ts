/** Reads the [Term] stanzas of OBO 1.2 and 1.4. */
import { cyclesIn } from "./cycles.ts";
import { firstWord, quoted, unescaped, withoutTrailer, xrefList } from "./obo-values.ts";
import type { LineBatch } from "./lines.ts";
import type { Note } from "./problem.ts";
import type { OboSynonym, OboTerm } from "./records.ts";

type Writable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer V)[] ? V[] : T[K] };
/** A term while its stanza is read. */
type TermDraft = Writable<Omit<OboTerm, "properties">> & { properties: Record<string, string> };

/**
 * Yields the terms of an OBO file in batches and returns the number of [Term] stanzas.
 * Notes malformed lines, terms without id, repeated ids and is_a cycles. Names may be absent.
 */
export async function* readObo(
  lines: AsyncIterable<LineBatch>,
  note: Note,
): AsyncGenerator<readonly OboTerm[], number> {
  const seen = new Map<string, { readonly line: number; readonly isA: readonly string[] }>();
  let defaultNamespace = "";
  let draft: TermDraft | null = null;
  let inHeader = true;
  let count = 0;

  const finish = (): OboTerm[] => {
    const term = draft;
    draft = null;
    if (!term) return [];
    if (term.id === "") {
      note(term.line, "a [Term] without id");
      return [];
    }
    const earlier = seen.get(term.id);
    if (earlier) note(term.line, `duplicate id ${term.id}: the same is in line ${earlier.line}`);
    else seen.set(term.id, { line: term.line, isA: term.isA });
    return [{ ...term, namespace: term.namespace || defaultNamespace }];
  };

  for await (const batch of lines) {
    const terms: OboTerm[] = [];
    for (let index = 0; index < batch.lines.length; index++) {
      const text = batch.lines[index] ?? "";
      const line = batch.first + index;
      if (text.startsWith("[")) {
        terms.push(...finish());
        inHeader = false;
        if (text.trimEnd() === "[Term]") {
          draft = emptyTerm(line);
          count++;
        }
      } else if (draft && text !== "" && !text.startsWith("!")) {
        const problem = addLine(draft, text);
        if (problem !== null) note(line, problem, text);
      } else if (inHeader && text.startsWith("default-namespace:")) {
        defaultNamespace = text.slice(text.indexOf(":") + 1).trim();
      }
    }
    yield terms;
  }
  yield finish();
  for (const cycle of cyclesIn(new Map([...seen].map(([id, { isA }]) => [id, isA])))) {
    note(seen.get(cycle[0] ?? "")?.line ?? null, `is_a cycle: ${cycle.join(" → ")}`);
  }
  return count;
}

const emptyTerm = (line: number): TermDraft => ({
  line,
  id: "",
  name: "",
  namespace: "",
  definition: "",
  definitionXrefs: [],
  comment: "",
  alternateIds: [],
  synonyms: [],
  xrefs: [],
  subsets: [],
  isA: [],
  relationships: [],
  isObsolete: false,
  replacedBy: [],
  consider: [],
  properties: {},
});

/** Adds one `tag: value` line to a term; says what is wrong with it, or null. Tags that Karyon has no use for are passed over. */
function addLine(term: TermDraft, text: string): string | null {
  const colon = text.indexOf(":");
  if (colon < 1) return "expected tag: value";
  const tag = text.slice(0, colon);
  const add = Object.hasOwn(tags, tag) ? tags[tag] : undefined;
  return add?.(term, text.slice(colon + 1).trim()) ?? null;
}

type AddValue = (term: TermDraft, value: string) => string | undefined;

/** What each tag of a stanza adds to its term, or what is wrong with its value. */
const tags: Readonly<Record<string, AddValue>> = {
  id(term, value) {
    if (term.id !== "") return "a second id in one [Term]";
    term.id = firstWord(value);
  },
  name(term, value) {
    // Some exporters write the address of a term in place of a name that it does not have.
    if (/^<\S+:\S+>$/.test(value)) return;
    term.name = unescaped(withoutTrailer(value));
  },
  namespace(term, value) {
    term.namespace = firstWord(value);
  },
  def(term, value) {
    const definition = quoted(value);
    if (!definition) return 'def: expected "text" [references]';
    term.definition = definition.text;
    term.definitionXrefs = xrefList(definition.rest);
  },
  comment(term, value) {
    term.comment = unescaped(withoutTrailer(value));
  },
  synonym(term, value) {
    const synonym = quoted(value);
    if (!synonym) return 'synonym: expected "text" SCOPE [references]';
    term.synonyms.push({ text: synonym.text, scope: scopeOf(synonym.rest) });
  },
  xref(term, value) {
    const id = firstWord(value);
    // PSI-MOD keeps values in quotes behind the name: `xref: Origin: "K"`.
    term.xrefs.push(id.endsWith(":") ? id + (quoted(value.slice(id.length).trim())?.text ?? "") : id);
  },
  is_a: idInto("is_a", "isA"),
  alt_id: idInto("alt_id", "alternateIds"),
  subset: idInto("subset", "subsets"),
  replaced_by: idInto("replaced_by", "replacedBy"),
  consider: idInto("consider", "consider"),
  relationship(term, value) {
    const relation = firstWord(value);
    const target = firstWord(value.slice(relation.length).trim());
    if (target === "") return "relationship: expected a relation and a term id";
    term.relationships.push({ relation, target });
  },
  property_value(term, value) {
    const name = firstWord(value);
    const rest = value.slice(name.length).trim();
    const property = quoted(rest)?.text ?? firstWord(rest);
    term.properties[name] = name in term.properties ? `${term.properties[name]}|${property}` : property;
  },
  is_obsolete(term, value) {
    term.isObsolete = firstWord(value) === "true";
  },
};

/** Adds the id that a tag has to one of the term's lists. */
function idInto(tag: string, list: "isA" | "alternateIds" | "subsets" | "replacedBy" | "consider"): AddValue {
  return (term, value) => {
    const id = firstWord(value);
    if (id === "") return `${tag}: expected an id`;
    term[list].push(id);
  };
}

/** The scope behind a synonym's text; OBO's own default is RELATED. */
function scopeOf(rest: string): OboSynonym["scope"] {
  const scope = firstWord(rest);
  return scope === "EXACT" || scope === "NARROW" || scope === "BROAD" ? scope : "RELATED";
}

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
  const value = text.slice(colon + 1).trim();
  switch (tag) {
    case "id":
      if (term.id !== "") return "a second id in one [Term]";
      term.id = firstWord(value);
      return null;
    case "name":
      term.name = unescaped(withoutTrailer(value));
      return null;
    case "namespace":
      term.namespace = firstWord(value);
      return null;
    case "def": {
      const definition = quoted(value);
      if (!definition) return 'def: expected "text" [references]';
      term.definition = definition.text;
      term.definitionXrefs = xrefList(definition.rest);
      return null;
    }
    case "comment":
      term.comment = unescaped(withoutTrailer(value));
      return null;
    case "synonym": {
      const synonym = quoted(value);
      if (!synonym) return 'synonym: expected "text" SCOPE [references]';
      term.synonyms.push({ text: synonym.text, scope: scopeOf(synonym.rest) });
      return null;
    }
    case "xref": {
      const id = firstWord(value);
      // PSI-MOD keeps values in quotes behind the name: `xref: Origin: "K"`.
      term.xrefs.push(id.endsWith(":") ? id + (quoted(value.slice(id.length).trim())?.text ?? "") : id);
      return null;
    }
    case "is_a":
    case "alt_id":
    case "subset":
    case "replaced_by":
    case "consider": {
      const id = firstWord(value);
      if (id === "") return `${tag}: expected an id`;
      term[listOf[tag]].push(id);
      return null;
    }
    case "relationship": {
      const relation = firstWord(value);
      const target = firstWord(value.slice(relation.length).trim());
      if (target === "") return "relationship: expected a relation and a term id";
      term.relationships.push({ relation, target });
      return null;
    }
    case "property_value": {
      const name = firstWord(value);
      const rest = value.slice(name.length).trim();
      const property = quoted(rest)?.text ?? firstWord(rest);
      term.properties[name] = name in term.properties ? `${term.properties[name]}|${property}` : property;
      return null;
    }
    case "is_obsolete":
      term.isObsolete = firstWord(value) === "true";
      return null;
    default:
      return null;
  }
}

const listOf = {
  is_a: "isA",
  alt_id: "alternateIds",
  subset: "subsets",
  replaced_by: "replacedBy",
  consider: "consider",
} as const;

/** The scope behind a synonym's text; OBO's own default is RELATED. */
function scopeOf(rest: string): OboSynonym["scope"] {
  const scope = firstWord(rest);
  return scope === "EXACT" || scope === "NARROW" || scope === "BROAD" ? scope : "RELATED";
}

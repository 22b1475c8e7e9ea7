/** What a person typed, made ready for the look-ups of each group. Pure. */
import type { SearchSettings, Site } from "../../../config/schema.ts";
import { fold } from "../../contract/values/fold.ts";
import { withoutSigns, withoutWordGene } from "../../contract/values/typed-name.ts";
import { allelesAmongWords, deletionOf, genesAmongWords, genesOfAllele } from "./allele-names.ts";
import { authorsAndYear } from "./author-year.ts";
import { cutTyped } from "./cut-typed.ts";
import { wordMeant } from "./meaning-asked.ts";
import { ignoringCase } from "./ignoring-case.ts";
import { idsWithPrefix, isSystematicId, isTermId, paddedId, withoutSurroundings } from "./pasted-id.ts";

/** What one group looks for. */
export interface KindTexts {
  /** Values that may be a whole id or its beginning. */
  readonly ids: readonly string[];
  /** Names and words; "" looks for ids only. */
  readonly text: string;
  /** The same with the word gene, if it was typed: "gene expression" is a name of its own. */
  readonly whole: string;
  /** What may be the gene in the name of an allele, looked up as it is: wee1 of wee1-50. Of alleles: what they are called in other spellings. */
  readonly ofAllele: readonly string[];
  /** Words that may name a thing each, for when the text as a whole finds none: names of genes, ids of terms and publications. */
  readonly amongWords: readonly string[];
}

export interface ParsedQuery {
  /** Nothing was typed, which asks for everything; signs that nobody can see ask for nothing. */
  readonly isBlank: boolean;
  /** Trimmed, without database prefix and what was pasted around an id, in the case in which it was typed. */
  readonly typed: string;
  /** The same folded, and without the word gene at either end. "" when there is too little to search for. */
  readonly text: string;
  readonly gene: KindTexts;
  readonly term: KindTexts;
  readonly reference: KindTexts;
  readonly gocam: KindTexts;
  readonly allele: KindTexts;
  /** Genes named after another with "antisense" are wanted too. */
  readonly antisense: boolean;
}

export interface ParseRules {
  readonly search: Pick<
    SearchSettings,
    | "min_query_length"
    | "database_prefixes"
    | "identifier_suffixes"
    | "identifier_prefixes"
    | "ontology_id_digits"
  >;
  readonly site: Pick<
    Site,
    "gene_systematic_identifier_pattern" | "transcript_systematic_identifier_pattern"
  >;
}

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
export const nothing: KindTexts = { ids: [], text: "", whole: "", ofAllele: [], amongWords: [] };

/** Without control characters and halves of surrogate pairs; blanks single. */
function clean(query: string): string {
  const plain = query
    .toWellFormed()
    .replaceAll(/[\p{Cc}\s\uFFFD]+/gu, " ")
    .trim();
  return cutTyped(plain).trim();
}

/** `DB:cdc2` → `cdc2`. With another sign between, only a systematic id tells that a database was meant. */
function withoutDatabase(
  text: string,
  { search: { database_prefixes: prefixes }, site }: ParseRules,
): string {
  if (prefixes.length === 0) return text;
  const [, sign, rest] =
    ignoringCase(`^(?:${prefixes.map(escape).join("|")})(\\s*:\\s*|[\\s_]+)(.*)$`).exec(text) ?? [];
  return rest !== undefined && (sign?.includes(":") || isSystematicId(rest, site)) ? rest : text;
}

/** Titles of models hardly ever say what they all are. */
const withoutWordPathway = (text: string): string => text.replace(/(?<=\S) pathways?$/, "");

/** `pmid:123`, `pubmed 123`, an address at PubMed: the digits; null for anything else. */
export function pubmedDigits(text: string): string | null {
  return (
    /^(?:pmid|pubmed)(?:\s*id)?\s*[: ]?\s*(\d+)$/i.exec(text)?.[1] ??
    /pubmed\S*\/(\d+)\/?$/i.exec(text)?.[1] ??
    null
  );
}

/** `go_ref:0000024` in the spellings people use, as the id; null for anything else. */
export function goReference(text: string): string | null {
  const digits = /^go[_ ]ref\s*[: ]?\s*(\d{3,})$/i.exec(text)?.[1];
  return digits === undefined ? null : `GO_REF:${digits}`;
}

/** 16 hexadecimal digits, with or without `gomodel:`, in lower case; null for anything else. */
export const modelId = (text: string): string | null =>
  /^(?:gomodel:)?([0-9a-f]{16})$/i.exec(text)?.[1]?.toLowerCase() ?? null;

/** The text and what is left of it without a configured suffix or prefix or the number of a transcript: `spbc11b10.09.1:pep` → `spbc11b10.09`; with a dot for a blank: `spncrna 5278`. */
function geneIds(text: string, { search, site }: ParseRules): string[] {
  const trimmed = [
    ...search.identifier_suffixes.map((suffix) => `(?:${suffix})$`),
    ...search.identifier_prefixes.map((prefix) => `^(?:${prefix})`),
  ].map((end) => text.replace(ignoringCase(end), ""));
  const transcript = ignoringCase(site.transcript_systematic_identifier_pattern).test(text)
    ? [text.replace(/\.\d+$/, "")]
    : [];
  const dotted = text.replace(/^(\w+)[ _-](\d\w*)$/, "$1.$2");
  return [
    ...new Set([text, ...trimmed, ...transcript, ...(isSystematicId(dotted, site) ? [dotted] : [])]),
  ].filter((id) => id !== "");
}

/** Words without the signs between and around them. */
const plainWords = (text: string): string[] => text.split(/[\s,;()[\]"]+/).filter((word) => word !== "");

/** Systematic ids that stand among other words: they name genes too. */
function idsAmongWords(text: string, rules: ParseRules): string[] {
  const words = plainWords(text);
  return words.length === 1
    ? []
    : words.flatMap((word) => geneIds(word, rules)).filter((id) => isSystematicId(id, rules.site));
}

function withoutSystematicIds(text: string, rules: ParseRules): string {
  const isId = (word: string): boolean => geneIds(word, rules).some((id) => isSystematicId(id, rules.site));
  return text
    .split(" ")
    .filter((part) => !plainWords(part).some(isId))
    .join(" ");
}

function referenceTexts(text: string, whole: string): KindTexts {
  const digits = pubmedDigits(text);
  if (digits !== null) return { ...nothing, ids: [`pmid:${digits}`] };
  const goRef = goReference(text);
  if (goRef !== null) return { ...nothing, ids: [goRef.toLowerCase()] };
  return {
    ...nothing,
    ids: /^\d{3,}$/.test(text) ? [`pmid:${text}`] : [text],
    text: authorsAndYear(text) ?? text,
    whole,
  };
}

/** What genes are looked up by. */
function geneTexts(text: string, rules: ParseRules): KindTexts {
  const bare = withoutSigns(text);
  const ids = geneIds(bare, rules);
  return {
    ids: [...new Set([text, ...ids, ...idsAmongWords(text, rules)])],
    text,
    whole: text,
    ofAllele: isAntisense(text) ? [] : [...new Set([...genesOfAllele(bare), ...ids.slice(1)])],
    amongWords: genesAmongWords(text),
  };
}

const isAntisense = (text: string): boolean => text.includes("antisense");

const letters = /[\p{L}\p{N}]/gu;

/** Reads what was typed by the rules of a deployment. */
export function parseTyped(query: string, rules: ParseRules): ParsedQuery {
  const isBlank = query.trim() === "";
  const typed = withoutDatabase(withoutSurroundings(clean(query), rules), rules);
  // "What does viable mean": nothing is called like the whole question.
  const folded = fold(wordMeant(typed) ?? typed);
  const text = withoutWordGene(folded).trim();
  if ((text.match(letters)?.length ?? 0) < rules.search.min_query_length) {
    return {
      isBlank,
      typed,
      text: "",
      gene: nothing,
      term: nothing,
      reference: nothing,
      gocam: nothing,
      allele: nothing,
      antisense: false,
    };
  }
  const free = withoutSystematicIds(text, rules);
  const whole = free === text ? folded : free;
  const amongWords = free.includes(" ") ? idsWithPrefix(free, rules) : [];
  const padded = paddedId(free, rules);
  // Neither genes nor terms are called like an id; titles of models have such ids.
  const isTerm = isTermId(free, rules);
  const isId = isTerm || pubmedDigits(free) !== null;
  const unlessBlank = (texts: KindTexts): KindTexts => (free === "" ? nothing : texts);
  return {
    isBlank,
    typed,
    text,
    gene: isId ? nothing : geneTexts(text, rules),
    term: unlessBlank({
      ...nothing,
      ids: padded === null ? [free] : [free, padded],
      ...(isId ? {} : { text: free, whole }),
      amongWords,
    }),
    reference: unlessBlank({
      ...(isTerm ? { ...nothing, ids: [free] } : referenceTexts(free, whole)),
      amongWords,
    }),
    gocam: unlessBlank({ ...nothing, ids: [modelId(free) ?? free], text: withoutWordPathway(free), whole }),
    allele: {
      ...nothing,
      ids: [text],
      text,
      whole: text,
      ofAllele: deletionOf(withoutSigns(text)),
      amongWords: allelesAmongWords(text),
    },
    antisense: isAntisense(text),
  };
}

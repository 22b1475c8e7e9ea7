/** What a person typed, made ready for the look-ups of each group. Pure. */
import type { SearchSettings, Site } from "../../config/schema.ts";
import { cutTyped } from "./cut-typed.ts";
import { fold } from "./fold.ts";

/** What one group looks for. */
export interface Wanted {
  /** Values that may be a whole id or its beginning. */
  readonly ids: readonly string[];
  /** Names and words; "" looks for ids only. */
  readonly text: string;
  /** The same with the word gene, if it was typed: "gene expression" is a name of its own. */
  readonly whole: string;
  /** The name of the gene in the name of an allele, looked up as it is: wee1 of wee1-50. "" when there is none. */
  readonly ofAllele: string;
}

export interface TypedQuery {
  /** Trimmed and without database prefix, in the case in which it was typed. */
  readonly typed: string;
  /** The same folded, and without the word gene at either end. "" when there is too little to search for. */
  readonly text: string;
  readonly gene: Wanted;
  readonly term: Wanted;
  readonly reference: Wanted;
  readonly gocam: Wanted;
  readonly allele: Wanted;
  /** Genes named after another with "antisense" are wanted too. */
  readonly antisense: boolean;
}

export interface QueryRules {
  readonly search: Pick<SearchSettings, "min_query_length" | "database_prefixes" | "identifier_suffixes">;
  readonly site: Pick<Site, "gene_systematic_identifier_pattern" | "transcript_systematic_identifier_pattern">;
}

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const nothing: Wanted = { ids: [], text: "", whole: "", ofAllele: "" };

/** Without control characters and halves of surrogate pairs; blanks single. */
function clean(query: string): string {
  const plain = query.toWellFormed().replaceAll(/[\p{Cc}\s\uFFFD]+/gu, " ").trim();
  return cutTyped(plain).trim();
}

function withoutDatabase(text: string, prefixes: readonly string[]): string {
  if (prefixes.length === 0) return text;
  return text.replace(new RegExp(`^(?:${prefixes.map(escape).join("|")})\\s*:\\s*`, "i"), "");
}

/** What follows a gene in the name of an allele: cdc2delta, ade6-M210, cdc25::ura4, cdc2+, nda3-KM311, swi6-ts. */
const alleleEnding = /(?:[-:]?delta|::.*|\+|-(?:[a-z]{0,3}\d+[a-z]{0,3}|ts|cs|null|del|oe))$/;

/** The gene in the folded name of an allele; "" when the text does not look like one. */
function geneOfAllele(text: string): string {
  const gene = text.replace(alleleEnding, "");
  return gene === text || gene.includes(" ") || gene.length < leastName ? "" : gene;
}
/** Letters of the shortest name that is worth guessing. */
const leastName = 3;

const withoutWordGene = (text: string): string => text.replace(/^genes?\s+(?=\S)/, "").replace(/(?<=\S)\s+genes?$/, "");

/** `pmid:123`, `pubmed 123`, an address at PubMed: the digits; null for anything else. */
export function pubmedDigits(text: string): string | null {
  return /^(?:pmid|pubmed)(?:\s*id)?\s*[: ]?\s*(\d+)$/i.exec(text)?.[1] ?? /pubmed\S*\/(\d+)\/?$/i.exec(text)?.[1] ?? null;
}

/** `go_ref:0000024` in the spellings people use, as the id; null for anything else. */
export function goReference(text: string): string | null {
  const digits = /^go[_ ]ref\s*[: ]?\s*(\d{3,})$/i.exec(text)?.[1];
  return digits === undefined ? null : `GO_REF:${digits}`;
}

/** 16 hexadecimal digits, with or without `gomodel:`, in lower case; null for anything else. */
export const modelId = (text: string): string | null => /^(?:gomodel:)?([0-9a-f]{16})$/i.exec(text)?.[1]?.toLowerCase() ?? null;

/** Whether a text is a systematic id of a gene or a transcript, in any case. */
export function isSystematicId(text: string, site: QueryRules["site"]): boolean {
  return [site.gene_systematic_identifier_pattern, site.transcript_systematic_identifier_pattern]
    .some((pattern) => new RegExp(pattern, "i").test(text));
}

/** The text and what is left of it without a configured suffix or the number of a transcript: `spbc11b10.09.1:pep` → `spbc11b10.09`. */
function geneIds(text: string, { search, site }: QueryRules): string[] {
  const trimmed = search.identifier_suffixes.map((suffix) => text.replace(new RegExp(`(?:${suffix})$`, "i"), ""));
  const transcript = new RegExp(site.transcript_systematic_identifier_pattern, "i").test(text) ? [text.replace(/\.\d+$/, "")] : [];
  return [...new Set([text, ...trimmed, ...transcript])].filter((id) => id !== "");
}

/** Systematic ids that stand among other words: they name genes too. */
function idsAmongWords(text: string, rules: QueryRules): string[] {
  const words = text.split(" ");
  return words.length === 1 ? [] : words.flatMap((word) => geneIds(word, rules)).filter((id) => isSystematicId(id, rules.site));
}

function withoutSystematicIds(text: string, rules: QueryRules): string {
  return text.split(" ").filter((word) => !geneIds(word, rules).some((id) => isSystematicId(id, rules.site))).join(" ");
}

function wantedReference(text: string, whole: string): Wanted {
  const digits = pubmedDigits(text);
  if (digits !== null) return { ...nothing, ids: [`pmid:${digits}`] };
  const goRef = goReference(text);
  if (goRef !== null) return { ...nothing, ids: [goRef.toLowerCase()] };
  return { ...nothing, ids: /^\d{3,}$/.test(text) ? [`pmid:${text}`] : [text], text, whole };
}

/** Reads what was typed by the rules of a deployment. */
export function readQuery(query: string, rules: QueryRules): TypedQuery {
  const typed = withoutDatabase(clean(query), rules.search.database_prefixes);
  const folded = fold(typed);
  const text = withoutWordGene(folded).trim();
  if ([...text].length < rules.search.min_query_length) {
    return { typed, text: "", gene: nothing, term: nothing, reference: nothing, gocam: nothing, allele: nothing, antisense: false };
  }
  const ofAllele = geneOfAllele(text);
  const free = withoutSystematicIds(text, rules);
  const whole = free === text ? folded : free;
  const unlessBlank = (wanted: Wanted): Wanted => (free === "" ? nothing : wanted);
  return {
    typed,
    text,
    gene: { ids: [...new Set([...geneIds(text, rules), ...idsAmongWords(text, rules)])], text, whole: text, ofAllele },
    term: unlessBlank({ ...nothing, ids: [free], text: free, whole }),
    reference: unlessBlank(wantedReference(free, whole)),
    gocam: unlessBlank({ ...nothing, ids: [modelId(free) ?? free], text: free, whole }),
    allele: { ...nothing, ids: [text], text, whole: text },
    antisense: text.includes("antisense"),
  };
}

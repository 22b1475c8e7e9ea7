/** Ids as people paste them: in brackets, with a full stop, inside an address, with another sign after the prefix. Pure. */
import type { SearchSettings, Site } from "../../../config/schema.ts";
import { ignoringCase } from "./ignoring-case.ts";

type Patterns = Pick<Site, "gene_systematic_identifier_pattern" | "transcript_systematic_identifier_pattern">;
/** How ids look in a deployment. */
export interface IdRules {
  readonly site: Patterns;
  readonly search: Pick<SearchSettings, "ontology_id_digits">;
}

/** Whether a text is a systematic id of a gene or a transcript, in any case. */
export function isSystematicId(text: string, site: Patterns): boolean {
  return [site.gene_systematic_identifier_pattern, site.transcript_systematic_identifier_pattern].some(
    (pattern) => ignoringCase(pattern).test(text),
  );
}

const accession = String.raw`(?:[OPQ]\d[A-Z\d]{3}\d|[A-NR-Z]\d(?:[A-Z][A-Z\d]{2}\d){1,2})`;
/** A bracket at its end is its own only when it is opened in it. */
const doi = String.raw`10\.\d{4,9}/\S*(?:\w|\([^\s()]*\))`;

/** Whole texts that are an id, and the id as it is looked up. */
const forms: readonly (readonly [form: RegExp, id: string])[] = [
  [/^(?:pubmed\s*)?(?:pmid|pubmed|medline)(?:\s*id)?[\s:#=_-]*(\d+)$/i, "PMID:$1"],
  [new RegExp(String.raw`^(?:sp|tr)\|(${accession})\|\w+$`, "i"), "$1"],
  [/^(?:hgnc[\s:_]*)+(\d+)$/i, "HGNC:$1"],
  [new RegExp(String.raw`^uniprot\S*?[\s:_]+(${accession})$`, "i"), "$1"],
  [/^(?:gomodel[\s:_]*)([\da-f]{16})$/i, "gomodel:$1"],
  [new RegExp(`^doi[\\s:]*(${doi})$`, "i"), "$1"],
];

/** Texts that are an id as they are. */
const bareIds = [
  new RegExp(`^${accession}$`, "i"),
  /^[\da-f]{16}$/i,
  /^go_ref:\d+$/i,
  new RegExp(`^${doi}$`, "i"),
];

/** "So 2010" is an author and a year, so that without a colon a short prefix has a longer number. */
const ontologyId =
  /^([a-z_]*[a-z])(?:\s*:\s*(?=\d{3})|(?<=^[a-z_]{4,})[\s_-]+(?=\d{3})|[\s_-]*(?=\d{5}))(\d+)$/i;

const digitsOf = (prefix: string, { search }: IdRules): number | undefined =>
  search.ontology_id_digits[prefix.toUpperCase()];

/** `GO 0005634` → `GO:0005634`; null for what is no id of an ontology. */
function termId(text: string, rules: IdRules): string | null {
  const [, prefix = "", number = ""] = ontologyId.exec(text) ?? [];
  return digitsOf(prefix, rules) === undefined ? null : `${prefix}:${number}`;
}

/** Whether a text is the id of a term or the beginning of one, with its prefix. */
export function isTermId(text: string, rules: IdRules): boolean {
  const prefix = /^([a-z_]+):\d*$/i.exec(text)?.[1];
  return prefix !== undefined && digitsOf(prefix, rules) !== undefined;
}

/** `go:8187` → `go:0008187`: the id that a number without its zeros stands for; null when it has all its digits. */
export function paddedId(text: string, rules: IdRules): string | null {
  const [, prefix = "", number = ""] = /^([a-z_]+):([1-9]\d{2,})$/i.exec(text) ?? [];
  const digits = digitsOf(prefix, rules) ?? 0;
  return number === "" || number.length >= digits ? null : `${prefix}:${number.padStart(digits, "0")}`;
}

function idOf(text: string, rules: IdRules): string | null {
  const form = forms.find(([one]) => one.test(text));
  if (form) return text.replace(...form);
  const term = termId(text, rules);
  if (term !== null) return term;
  return bareIds.some((one) => one.test(text)) || isSystematicId(text, rules.site) ? text : null;
}

const doiInAddress = new RegExp(`/(${doi})`, "i");
const isAddress = /^(?:https?:\/\/|(?:[\w-]+\.)+[a-z]{2,}\/)\S+$/i;

/** The last part of an address that is an id. */
function idInAddress(address: string, rules: IdRules): string | null {
  const publication = doiInAddress.exec(address.replace(/[?#].*/, ""))?.[1];
  if (publication !== undefined) return publication;
  const digits = /(?:pubmed\S*?|\/med)\/(\d+)/i.exec(address)?.[1];
  if (digits !== undefined) return `PMID:${digits}`;
  return (
    address
      .split(/[/?#&=]/)
      .map((part) => idOf(part, rules))
      .findLast((id) => id !== null) ?? null
  );
}

const around = /^[\s"'“”‘’«([{<]+|[\s"'“”‘’»)\]}>.,;:!?]+$/g;
const amongWords = /(?<![\w:])([a-z_]+):\d{5,}(?!\w)/gi;

/** Ids of terms and publications that stand among other words. Titles of models have such ids too, so that the words count as well. */
export function idsWithPrefix(text: string, rules: IdRules): string[] {
  const ids = [...text.matchAll(amongWords)].filter(
    ([, prefix = ""]) => prefix.toUpperCase() === "PMID" || digitsOf(prefix, rules) !== undefined,
  );
  return [...new Set(ids.map(([id]) => id))];
}

/** The id that was pasted, as it is looked up; a text that is none comes back as it is. */
export function withoutSurroundings(text: string, rules: IdRules): string {
  const plain = text.normalize("NFKC");
  const bare = plain.replaceAll(around, "");
  if (isAddress.test(bare)) return idInAddress(bare, rules) ?? text;
  return idOf(plain, rules) ?? idOf(bare, rules) ?? (/^\d{3,}$/.test(bare) ? bare : text);
}

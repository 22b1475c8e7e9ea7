/** Ids as people paste them: in brackets, with a full stop, inside an address, with another sign after the prefix. Pure. */
import type { Site } from "../../config/schema.ts";

type Patterns = Pick<Site, "gene_systematic_identifier_pattern" | "transcript_systematic_identifier_pattern">;

/** Whether a text is a systematic id of a gene or a transcript, in any case. */
export function isSystematicId(text: string, site: Patterns): boolean {
  return [site.gene_systematic_identifier_pattern, site.transcript_systematic_identifier_pattern]
    .some((pattern) => new RegExp(pattern, "i").test(text));
}

/** Ontologies whose ids are a prefix and a number. */
const ontologies = "GO|FYPO|FYECO|FYPO_EXT|SO|ECO|MOD|PATO|MONDO|CHEBI|RO";
const accession = String.raw`(?:[OPQ]\d[A-Z\d]{3}\d|[A-NR-Z]\d(?:[A-Z][A-Z\d]{2}\d){1,2})`;
/** A bracket at its end is its own only when it is opened in it. */
const doi = String.raw`10\.\d{4,9}/\S*(?:\w|\([^\s()]*\))`;

/** Whole texts that are an id, and the id as it is looked up. "So 2010" is an author, so that a number without a colon has more digits. */
const forms: readonly (readonly [form: RegExp, id: string])[] = [
  [/^(?:pubmed\s*)?(?:pmid|pubmed|medline)(?:\s*id)?[\s:#=_-]*(\d+)$/i, "PMID:$1"],
  [new RegExp(String.raw`^(${ontologies})(?:\s*:\s*(?=\d{3})|[\s_-]*(?=\d{5}))(\d+)$`, "i"), "$1:$2"],
  [/^(?:hgnc[\s:_]*)+(\d+)$/i, "HGNC:$1"],
  [new RegExp(String.raw`^uniprot\S*?[\s:_]+(${accession})$`, "i"), "$1"],
  [/^(?:gomodel[\s:_]*)([\da-f]{16})$/i, "gomodel:$1"],
  [new RegExp(`^doi[\\s:]*(${doi})$`, "i"), "$1"],
];

/** Texts that are an id as they are. */
const bareIds = [new RegExp(`^${accession}$`, "i"), /^[\da-f]{16}$/i, /^go_ref:\d+$/i, new RegExp(`^${doi}$`, "i")];

function idOf(text: string, site: Patterns): string | null {
  const form = forms.find(([one]) => one.test(text));
  if (form) return text.replace(...form);
  return bareIds.some((one) => one.test(text)) || isSystematicId(text, site) ? text : null;
}

const isAddress = /^(?:https?:\/\/|(?:[\w-]+\.)+[a-z]{2,}\/)\S+$/i;

/** The last part of an address that is an id. */
function idInAddress(address: string, site: Patterns): string | null {
  const publication = new RegExp(`/(${doi})`, "i").exec(address.replace(/[?#].*/, ""))?.[1];
  if (publication !== undefined) return publication;
  const digits = /(?:pubmed\S*?|\/med)\/(\d+)/i.exec(address)?.[1];
  if (digits !== undefined) return `PMID:${digits}`;
  return address.split(/[/?#&=]/).map((part) => idOf(part, site)).findLast((id) => id !== null) ?? null;
}

const around = /^[\s"'“”‘’«([{<]+|[\s"'“”‘’»)\]}>.,;:!?]+$/g;
const amongWords = new RegExp(String.raw`(?<![\w:])(?:${ontologies}|PMID):\d{5,}(?!\w)`, "gi");

/** Ids of terms and publications that stand among other words. Titles of models have such ids too, so that the words count as well. */
export const idsWithPrefix = (text: string): string[] => [...new Set(text.match(amongWords) ?? [])];

/** The id that was pasted, as it is looked up; a text that is none comes back as it is. */
export function withoutSurroundings(text: string, site: Patterns): string {
  const plain = text.normalize("NFKC");
  const bare = plain.replaceAll(around, "");
  if (isAddress.test(bare)) return idInAddress(bare, site) ?? text;
  return idOf(plain, site) ?? idOf(bare, site) ?? (/^\d{3,}$/.test(bare) ? bare : text);
}

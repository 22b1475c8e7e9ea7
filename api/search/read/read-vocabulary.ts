/** Reads the vocabulary of a generation from its indices, once. */
import type { Client, estypes } from "@elastic/elasticsearch";
import { readSuggestionPayload } from "../../../index-mappings/searchable.ts";
import type { Lookup } from "../../../index-mappings/searchable.ts";
import { perGeneration } from "../../cache/per-generation.ts";
import { fold } from "../../contract/values/fold.ts";
import { readGeneSubsets } from "../../documents/release-documents.ts";
import { allHits } from "../../elastic/all-hits.ts";
import type { LoadedGeneration } from "../../generation/generations.ts";
import { tableOf } from "../../queries/gene-table.ts";
import type { GeneTable } from "../../queries/gene-table.ts";
import { subsetWords } from "../parse/relation-words.ts";
import { AlleleNames, Phrases, fits } from "./vocabulary.ts";
import type { Fit, Meaning, NamedAllele, NamedMeaning } from "./vocabulary.ts";

/** An ortholog's gene: its rank in the table, and the taxon of the ortholog. */
export interface OrthologOf {
  readonly rank: number;
  readonly taxonid: number;
}

/** What a release calls things. */
export interface Vocabulary {
  readonly phrases: Phrases;
  readonly alleles: AlleleNames;
  readonly genes: GeneTable;
  /** Ranks of genes by their folded synonyms. */
  readonly synonyms: ReadonlyMap<string, readonly number[]>;
  /** Ranks of genes by ids that other databases gave to their structures and RNAs, folded. */
  readonly otherIds: ReadonlyMap<string, readonly number[]>;
  /** By folded name or id of the ortholog. */
  readonly orthologs: ReadonlyMap<string, readonly OrthologOf[]>;
}

type Fields = Readonly<Record<string, readonly unknown[] | undefined>>;

/** Columns of all documents of an index; nothing stored is read. */
async function* columns(
  elastic: Client,
  index: string,
  names: readonly string[],
  query: estypes.QueryDslQueryContainer = { match_all: {} },
): AsyncGenerator<Fields> {
  const list = { index, query, sort: [{ id: "asc" as const }] };
  const what = { _source: false, stored_fields: "_none_", docvalue_fields: [...names] };
  for await (const { fields } of allHits<unknown>(elastic, list, what)) yield fields ?? {};
}

const textIn = (fields: Fields, name: string): string => {
  const value = fields[name]?.[0];
  return typeof value === "string" ? value : "";
};
const lookupsIn = (fields: Fields): readonly Lookup[] =>
  readSuggestionPayload(textIn(fields, "suggestion_payload")).lookups;

const fitOf: Readonly<Record<string, Fit>> = {
  name: fits.name,
  "exact synonym": fits.synonym,
  "narrow synonym": fits.otherSynonym,
  "related synonym": fits.otherSynonym,
  "broad synonym": fits.otherSynonym,
};

/** Terms that genes are annotated to, themselves or by something below them. */
async function* termNames(elastic: Client, generation: LoadedGeneration): AsyncGenerator<NamedMeaning> {
  const names = ["id", "cv_name", "gene_count", "suggestion_payload"];
  const query = { range: { gene_count: { gte: 1 } } };
  for await (const fields of columns(elastic, generation.index("terms"), names, query)) {
    const lookups = lookupsIn(fields);
    const meaning: Meaning = {
      kind: "term",
      id: textIn(fields, "id"),
      label: lookups.find(({ field }) => field === "name")?.text ?? textIn(fields, "id"),
      genes: Number(fields["gene_count"]?.[0] ?? 0),
      ontology: textIn(fields, "cv_name"),
    };
    for (const { field, text } of lookups) {
      const fit = fitOf[field];
      if (fit !== undefined) yield { meaning, text, fit };
    }
  }
}

/** A domain's subset is named after its database and id: interpro:PFAM:PF00069. */
const domainPrefix = "interpro:";
const modelPrefix = "gomodel:";

/** Words of descriptions that say that nothing is known. */
const sayingNothing =
  /^(?:(?:un)?characteri[sz]ed|unknown|conserved|hypothetical|putative|of|proteins?|domains?|function|family|[\s,()-])+$/i;

/** "Protein kinase domain" is what people call the domain; "domain" itself they may leave out. */
function describedAs(description = ""): string[] {
  const bare = description.replace(/\s+(?:domain|repeat|family|motif)s?(?:,? .*)?$/i, "");
  return [...new Set([description, bare])].filter((text) => /\s/.test(text) && !sayingNothing.test(text));
}

/** What stands before a comma, where no other domain is described so: "ATP synthase" has many parts. */
function firstWords(description = ""): string | null {
  const [first, rest] = description.split(",");
  return first === undefined || rest === undefined || !/\s/.test(first) ? null : first;
}

/** A text that one subset alone has. */
const onlyOne = (having: ReadonlyMap<string | null, readonly unknown[]>, text: string | null): string[] =>
  text !== null && having.get(text)?.length === 1 ? [text] : [];

async function subsetNames(elastic: Client, generation: LoadedGeneration): Promise<NamedMeaning[]> {
  const subsets = Object.values((await readGeneSubsets(elastic, generation)) ?? {});
  const firsts = Map.groupBy(subsets, ({ description }) => firstWords(description));
  return subsets.flatMap(({ name, display_name: label, gene_count: genes, description }): NamedMeaning[] => {
    if (name.startsWith(modelPrefix)) return [];
    const isDomain = name.startsWith(domainPrefix);
    const meaning: Meaning = { kind: isDomain ? "domain" : "subset", id: name, label, genes, ontology: null };
    if (!isDomain)
      return [label, ...(subsetWords[name] ?? [])].map((text) => ({ meaning, text, fit: fits.name }));
    const id = name.slice(name.lastIndexOf(":") + 1);
    const called = label.replace(/ \([^()]*\)$/, "");
    const family = called.replace(/_\d+$/, "");
    return [
      { meaning, text: id, fit: fits.name },
      ...(called === label ? [] : [{ meaning, text: called.replaceAll("_", " "), fit: fits.name }]),
      ...(family === called ? [] : [{ meaning, text: family, fit: fits.otherSynonym }]),
      ...[...describedAs(description), ...onlyOne(firsts, firstWords(description))].map((text) => ({
        meaning,
        text,
        fit: fits.otherSynonym,
      })),
    ];
  });
}

async function* alleleNames(
  elastic: Client,
  generation: LoadedGeneration,
): AsyncGenerator<readonly [string, NamedAllele]> {
  const names = ["id", "gene", "description", "references", "suggestion_payload"];
  for await (const fields of columns(elastic, generation.index("alleles"), names)) {
    const texts = lookupsIn(fields).filter(({ field }) => field === "name" || field === "synonym");
    const allele: NamedAllele = {
      id: textIn(fields, "id"),
      name: texts[0]?.text ?? "",
      description: textIn(fields, "description") || null,
      gene: textIn(fields, "gene"),
      papers: fields["references"]?.length ?? 0,
    };
    for (const { text } of texts) yield [text, allele];
  }
}

async function all<T>(values: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const value of values) list.push(value);
  return list;
}

function add<T>(map: Map<string, T[]>, text: string, value: T): void {
  const key = fold(text);
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

async function readVocabulary(elastic: Client, generation: LoadedGeneration): Promise<Vocabulary> {
  const [genes, subsets, terms, alleles] = await Promise.all([
    tableOf(elastic, generation),
    subsetNames(elastic, generation),
    all(termNames(elastic, generation)),
    all(alleleNames(elastic, generation)),
  ]);
  const synonyms = new Map<string, number[]>();
  const orthologs = new Map<string, OrthologOf[]>();
  const otherIds = new Map<string, number[]>();
  for (const [rank, row] of genes.rows.entries()) {
    for (const synonym of row.synonyms) add(synonyms, synonym, rank);
    for (const id of [...row.pdb_ids, ...(row.rnacentral_id === null ? [] : [row.rnacentral_id])])
      add(otherIds, id, rank);
    for (const [taxon, names] of Object.entries(row.orthologs))
      for (const name of names) add(orthologs, name, { rank, taxonid: Number(taxon) });
  }
  return {
    phrases: new Phrases([...subsets, ...terms]),
    alleles: new AlleleNames(alleles),
    genes,
    synonyms,
    otherIds,
    orthologs,
  };
}

/** The vocabulary of a generation, read once. */
export const vocabularyOf = perGeneration("vocabularies", readVocabulary);

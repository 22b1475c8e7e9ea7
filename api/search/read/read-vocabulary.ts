/** Reads the vocabulary of a generation from its indices, once. */
import type { Client } from "@elastic/elasticsearch";
import { z } from "zod";
import type { ChromosomeSummary } from "../../../index-mappings/pages/others.ts";
import type { DataGap } from "../../../index-mappings/pages/release.ts";
import { perGeneration } from "../../cache/per-generation.ts";
import { sharedValues } from "../../cache/shared-values.ts";
import { fold, wordsOf } from "../../contract/values/fold.ts";
import { readChromosomes, readGeneSubsets, readMetadata } from "../../documents/release-documents.ts";
import type { LoadedGeneration } from "../../generation/generations.ts";
import { searcherOf } from "../../local-copy/copied-searches.ts";
import type { Searcher } from "../../elastic/searcher.ts";
import { nextStep } from "../../threads/long-steps.ts";
import { topicsOfSubset } from "../../queries/data-gaps.ts";
import { tableOf } from "../../queries/gene-table.ts";
import type { GeneTable } from "../../queries/gene-table.ts";
import {
  annotatedWords,
  anyAnnotationWords,
  orphanWords,
  phenotypeWords,
  subsetWords,
  unknownWords,
} from "../parse/relation-words.ts";
import { columns, fitOf, lookupsIn, textIn } from "./columns.ts";
import { domainNames, domainWords } from "./domain-names.ts";
import type { Domain } from "./domain-names.ts";
import type { ExpressionLevels } from "./expression-levels.ts";
import { Journals } from "./journals.ts";
import type { LandmarksOf } from "./landmarks.ts";
import { phraseKey } from "./phrase-key.ts";
import { readExpression } from "./read-expression.ts";
import { degreesIn } from "./temperatures.ts";
import type { Temperatures } from "./temperatures.ts";
import { AlleleNames, Phrases, fits } from "./vocabulary.ts";
import type { Meaning, NamedAllele, NamedMeaning } from "./vocabulary.ts";

/** An ortholog's gene: its rank in the table, and the taxon of the ortholog. */
export interface OrthologOf {
  readonly rank: number;
  readonly taxonid: number;
}

/** What a release calls things. */
export interface Vocabulary {
  readonly phrases: Phrases;
  /** Domains alone, by all words of their names and descriptions. */
  readonly domains: Phrases;
  readonly alleles: AlleleNames;
  readonly genes: GeneTable;
  /** Ranks of genes by their folded synonyms. */
  readonly synonyms: ReadonlyMap<string, readonly number[]>;
  /** Ranks of genes by the letters that their folded names begin with, before a number: atg1, atg2 … */
  readonly families: ReadonlyMap<string, readonly number[]>;
  /** Ranks of genes by the place that their folded names begin with, before a hyphen: mat1-Mc, mat1-Mi. */
  readonly loci: ReadonlyMap<string, readonly number[]>;
  /** Ranks of genes by ids that other databases gave to their structures and RNAs, folded. */
  readonly otherIds: ReadonlyMap<string, readonly number[]>;
  readonly landmarks: LandmarksOf;
  readonly journals: Journals;
  readonly expression: ExpressionLevels;
  readonly temperatures: Temperatures;
  /** What the release does not tell, by the keys of the words for it. */
  readonly gaps: ReadonlyMap<string, DataGap>;
  /** All words for it, in the singular and the plural. */
  readonly gapWords: ReadonlySet<string>;
  /** By folded name or id of the ortholog. */
  readonly orthologs: ReadonlyMap<string, readonly OrthologOf[]>;
  /** These names and ids, ascending. */
  readonly orthologNames: readonly string[];
}

/** Terms that genes are annotated to, themselves or by something below them. */
async function* termNames(elastic: Searcher, generation: LoadedGeneration): AsyncGenerator<NamedMeaning> {
  const names = ["id", "cv_name", "gene_count", "suggestion_payload"];
  const query = { range: { gene_count: { gte: 1 } } };
  const share = sharedValues();
  for await (const fields of columns(elastic, generation.index("terms"), names, query)) {
    const lookups = lookupsIn(fields);
    const meaning: Meaning = {
      kind: "term",
      id: textIn(fields, "id"),
      label: lookups.find(({ field }) => field === "name")?.text ?? textIn(fields, "id"),
      genes: Number(fields["gene_count"]?.[0] ?? 0),
      ontology: share(textIn(fields, "cv_name")),
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

/** Of several subsets each is enough. */
const anyOf = (label: string, members: readonly Meaning[]): Meaning => ({
  kind: "subset",
  id: members.map(({ id }) => id).join(","),
  label,
  genes: members.reduce((sum, { genes }) => sum + genes, 0),
  ontology: null,
  members,
});

/** Statuses of genes of which nobody knows what they do, conserved or not. */
const unknownRole = /^characterisation_status_.*(?:unknown|uncharacteri[sz]ed)$/i;

/** Statuses of genes that no other species, or only close relatives, have. */
const foundNowhereElse = /^characterisation_status_.*_specific_/i;

/** Genes that are annotated to any part of the Gene Ontology. */
const inGeneOntology = /^with_(?:molecular_function|biological_process|cellular_component)_annotation$/;
const withPhenotype = /^with_.*phenotype_annotation$/;
const withEither = new RegExp(`${inGeneOntology.source}|${withPhenotype.source}`);
/** What a slim leaves over, which nobody asks for in words. */
const besideSlim = /^non_slim_with_/;

/** All subsets of a pattern as one meaning, by the words for it; nothing where there are none. */
function groupNames(
  subsets: readonly Meaning[],
  pattern: RegExp,
  label: string,
  words: readonly string[],
): NamedMeaning[] {
  const members = subsets.filter(({ id }) => pattern.test(id));
  const meaning = anyOf(label, members);
  return members.length === 0 ? [] : words.map((text) => ({ meaning, text, fit: fits.name }));
}

const subsetNames = (subsets: readonly Meaning[]): NamedMeaning[] => [
  ...subsets
    .filter(({ id }) => !besideSlim.test(id))
    .flatMap((meaning) =>
      [meaning.label, ...(subsetWords[meaning.id] ?? [])].map((text) => ({ meaning, text, fit: fits.name })),
    ),
  ...groupNames(subsets, unknownRole, "role unknown", unknownWords),
  ...groupNames(subsets, withEither, "with GO or phenotype annotation", anyAnnotationWords),
  ...groupNames(subsets, inGeneOntology, "with GO annotation", annotatedWords),
  ...groupNames(subsets, withPhenotype, "with phenotype annotation", phenotypeWords),
  ...groupNames(subsets, foundNowhereElse, "found in no other lineage", orphanWords),
];

/** Subsets of genes: those by domain, and the others. */
async function readSubsets(
  elastic: Client,
  generation: LoadedGeneration,
): Promise<{ readonly subsets: readonly Meaning[]; readonly domains: readonly Domain[] }> {
  const all = Object.values((await readGeneSubsets(elastic, generation)) ?? {}).filter(
    ({ name }) => !name.startsWith(modelPrefix),
  );
  const meaningOf = ({ name, display_name: label, gene_count: genes }: (typeof all)[number]): Meaning => ({
    kind: name.startsWith(domainPrefix) ? "domain" : "subset",
    id: name,
    label,
    genes,
    ontology: null,
  });
  const domains = all.filter(({ name }) => name.startsWith(domainPrefix));
  return {
    subsets: all.filter(({ name }) => !name.startsWith(domainPrefix)).map(meaningOf),
    domains: domains.map((one) => ({ meaning: meaningOf(one), description: one.description ?? "" })),
  };
}

async function* namedAlleles(
  elastic: Searcher,
  generation: LoadedGeneration,
): AsyncGenerator<readonly [string, NamedAllele]> {
  const names = ["id", "gene", "description", "references", "suggestion_payload"];
  const share = sharedValues();
  for await (const fields of columns(elastic, generation.index("alleles"), names)) {
    const texts = lookupsIn(fields).filter(({ field }) => field === "name" || field === "synonym");
    const allele: NamedAllele = {
      id: textIn(fields, "id"),
      name: texts[0]?.text ?? "",
      description: textIn(fields, "description") || null,
      gene: share(textIn(fields, "gene")),
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

/** Names that get their keys at a time. */
const keyedStep = 1_000;

/** The same names with their keys, others being answered meanwhile: a large vocabulary is half a second of work. */
async function keyed(named: readonly NamedMeaning[]): Promise<NamedMeaning[]> {
  const all: NamedMeaning[] = [];
  for (const [index, one] of named.entries()) {
    if (index % keyedStep === 0) await nextStep();
    all.push({ ...one, key: phraseKey(one.text) });
  }
  return all;
}

function add<T>(map: Map<string, T[]>, text: string, value: T): void {
  const key = fold(text);
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** What the release does not tell, by its label and by what people call the subsets that it would make: essential genes. */
const namedGaps = (missing: readonly DataGap[]): { readonly text: string; readonly gap: DataGap }[] =>
  missing.flatMap((gap) => [
    ...Object.entries(subsetWords)
      .filter(([subset]) => topicsOfSubset(subset).includes(gap.topic))
      .flatMap(([, words]) => words.map((text) => ({ text, gap }))),
    { text: gap.label, gap },
  ]);

/** The same by the keys of the words for it, and all these words. */
export function gapsByWords(missing: readonly DataGap[]): Pick<Vocabulary, "gaps" | "gapWords"> {
  const named = namedGaps(missing).map(({ text, gap }) => ({ text, gap, key: phraseKey(text) }));
  return {
    gaps: new Map(named.map(({ gap, key }) => [key.key, gap])),
    gapWords: new Set(
      named.flatMap(({ text, key: { stems, order } }) => [
        ...wordsOf(fold(text)),
        ...stems,
        ...order.split(" "),
        ...stems.map((stem) => `${stem}s`),
      ]),
    ),
  };
}

/** A centromere that is told in several features is the whole of them. */
const landmarksOf = (chromosomes: readonly ChromosomeSummary[]): LandmarksOf =>
  new Map(
    chromosomes.flatMap(({ name, length, centromeres }) => {
      const start = Math.min(...centromeres.map(({ start_pos }) => start_pos));
      const end = Math.max(...centromeres.map(({ end_pos }) => end_pos));
      return centromeres.length === 0 ? [] : [[name, { length, centromere: { start, end } }]];
    }),
  );

/** What conditions are called at temperatures that they have among their synonyms. */
async function readTemperatures(elastic: Searcher, generation: LoadedGeneration): Promise<Temperatures> {
  const found = new Map<number, string>();
  const inDegrees = ["synonyms", "aliases"].map((field) => ({ wildcard: { [field]: "* degrees celsius" } }));
  const query = { bool: { should: inDegrees } };
  for await (const fields of columns(
    elastic,
    generation.index("terms"),
    ["id", "suggestion_payload"],
    query,
  )) {
    const lookups = lookupsIn(fields);
    const name = lookups.find(({ field }) => field === "name")?.text;
    for (const { text } of lookups) {
      const degrees = degreesIn(text);
      if (degrees !== null && name !== undefined) found.set(degrees, name);
    }
  }
  return found;
}

/** More journals than any release has publications in. */
const maxJournals = 10_000;
const counted = z.object({ names: z.object({ buckets: z.array(z.object({ key: z.string() })) }) });

async function journalNames(elastic: Searcher, generation: LoadedGeneration): Promise<string[]> {
  const { aggregations } = await elastic.search<unknown>({
    index: generation.index("references"),
    size: 0,
    track_total_hits: false,
    aggs: { names: { terms: { field: "journal", size: maxJournals } } },
  });
  return counted.parse(aggregations).names.buckets.map(({ key }) => key);
}

/** What genes and their orthologs are called, beside their names. */
function namesOfGenes({
  rows,
}: GeneTable): Pick<
  Vocabulary,
  "synonyms" | "orthologs" | "orthologNames" | "otherIds" | "families" | "loci"
> {
  const synonyms = new Map<string, number[]>();
  const orthologs = new Map<string, OrthologOf[]>();
  const otherIds = new Map<string, number[]>();
  const families = new Map<string, number[]>();
  const loci = new Map<string, number[]>();
  for (const [rank, row] of rows.entries()) {
    for (const synonym of row.synonyms) add(synonyms, synonym, rank);
    const [, letters] = /^([a-z]{2,5})\d/i.exec(row.name ?? "") ?? [];
    if (letters !== undefined) add(families, letters, rank);
    const [, locus] = /^([a-z]{2,5}\d+)-/i.exec(row.name ?? "") ?? [];
    if (locus !== undefined) add(loci, locus, rank);
    for (const id of [...row.pdb_ids, ...(row.rnacentral_id === null ? [] : [row.rnacentral_id])])
      add(otherIds, id, rank);
    for (const [taxon, names] of Object.entries(row.orthologs))
      for (const name of names) add(orthologs, name, { rank, taxonid: Number(taxon) });
  }
  return { synonyms, orthologs, orthologNames: [...orthologs.keys()].sort(), otherIds, families, loci };
}

async function readVocabulary(elastic: Client, generation: LoadedGeneration): Promise<Vocabulary> {
  const searcher = searcherOf(elastic, generation);
  const [
    genes,
    { subsets, domains },
    terms,
    alleles,
    metadata,
    chromosomes,
    journals,
    expression,
    temperatures,
  ] = await Promise.all([
    tableOf(elastic, generation),
    readSubsets(elastic, generation),
    all(termNames(searcher, generation)),
    all(namedAlleles(searcher, generation)),
    readMetadata(elastic, generation),
    readChromosomes(elastic, generation),
    journalNames(searcher, generation),
    readExpression(searcher, generation),
    readTemperatures(searcher, generation),
  ]);
  const missing = (metadata?.data_gaps ?? []).filter(({ is_partial }) => !is_partial);
  const names = await keyed([...subsetNames(subsets), ...domainNames(domains), ...terms]);
  const words = await keyed(domainWords(domains));
  await nextStep();
  const phrases = new Phrases(names);
  await nextStep();
  const alleleNames = new AlleleNames(alleles);
  return {
    phrases,
    domains: new Phrases(words),
    alleles: alleleNames,
    genes,
    ...namesOfGenes(genes),
    landmarks: landmarksOf(chromosomes ?? []),
    journals: new Journals(journals),
    expression,
    temperatures,
    ...gapsByWords(missing),
  };
}

/** The vocabulary of a generation, read once. */
export const vocabularyOf = perGeneration("vocabularies", readVocabulary);

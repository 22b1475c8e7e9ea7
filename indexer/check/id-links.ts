/** Which ids the records of each format define, and which ids of other data sets they use. Columns not named here are free text. */
import { parseGenotype } from "../assemble/text/genotype.ts";
import { isGeneId } from "../read/gocam-ids.ts";
import { isTranscriptType } from "../read/gff3-family.ts";
import type { Format, GocamModel, RecordOf } from "../read/records.ts";
import { valueTables } from "../read/tables/gene-values.ts";
import type { Kind } from "./id-kinds.ts";

type Ids<R> = { readonly [K in Kind]?: (record: R) => string | readonly string[] };

/** Blank ids count as none. */
export interface IdLinks<R> {
  readonly defines?: Ids<R>;
  readonly uses?: Ids<R>;
}

/** The PMID and GO_REF ids in a cell; other sources (databases, people) have no page. */
const pages = (text: string): readonly string[] => text.match(/\b(?:PMID|GO_REF):\d+/g) ?? [];
const conditionIds = (conditions: string): readonly string[] => conditions.match(/\b[A-Z]+:\d{5,}/g) ?? [];

const gene = (row: { readonly gene: string }): string => row.gene;
const reference = (row: { readonly reference: string }): readonly string[] => pages(row.reference);
const term = (row: { readonly term: string }): string => row.term;
const geneOfTranscript = (id: string): string => id.replace(/\.\d+$/, "");
/** History files name a gene or one of its transcripts; the ids of genes may themselves end in a number. */
const formerGene = (row: { readonly gene: string }): string =>
  /^.+\.\d+[a-z]?\.\d+$/.test(row.gene) ? geneOfTranscript(row.gene) : row.gene;

const model: IdLinks<GocamModel> = {
  defines: { model: ({ id }) => id },
  uses: {
    "gene product": ({ activities }) =>
      activities
        .flatMap(({ enabledBy, enabledByMembers }) => [
          ...(enabledBy === null ? [] : [enabledBy]),
          ...enabledByMembers,
        ])
        .filter(isGeneId),
    term: ({ activities }) =>
      activities.flatMap(({ molecularFunction, partOf }) => [
        ...(molecularFunction === null ? [] : [molecularFunction]),
        ...partOf,
      ]),
  },
};

export const idLinks: { readonly [F in Format]?: IdLinks<RecordOf<F>> } = {
  "fasta-dna": { defines: { chromosome: ({ id }) => id } },
  "fasta-protein": {
    defines: { peptide: ({ id }) => id },
    uses: { transcript: ({ id }) => id.replace(/:pep$/, "") },
  },
  gff3: {
    defines: {
      "gene feature": ({ type, id }) => (type === "gene" ? (id ?? "") : ""),
      transcript: ({ type, id }) => (isTranscriptType(type) ? (id ?? "") : ""),
    },
    uses: { chromosome: ({ seqid }) => seqid, gene: ({ type, id }) => (type === "gene" ? (id ?? "") : "") },
  },
  obo: {
    defines: { term: ({ id, alternateIds }) => [id, ...alternateIds] },
    uses: { "parent term": ({ isA }) => isA },
  },
  "pombase-genes": { defines: { gene: ({ id }) => id }, uses: { "gene feature": ({ id }) => id } },
  references: { defines: { reference: ({ id }) => id } },
  "go-refs": { defines: { reference: ({ id }) => id } },
  alleles: {
    defines: { allele: ({ id }) => id },
    uses: { gene, reference: ({ references }) => references.flatMap(pages) },
  },
  "allele-coordinates": { uses: { gene, allele: ({ allele }) => allele } },

  "gene-synonyms": { uses: { gene } },
  "gene-uniprot": { uses: { gene } },
  ...Object.fromEntries(valueTables.map(({ format }) => [format, { uses: { gene } }])),
  "peptide-stats": { uses: { gene } },
  "protein-domains": { uses: { gene, peptide: ({ peptide }) => peptide } },
  "disordered-regions": { uses: { gene, peptide: ({ peptide }) => peptide } },
  orthologs: { uses: { gene } },
  paralogs: { uses: { gene: ({ genes }) => genes } },
  "pdb-entries": { uses: { gene, reference } },
  rnacentral: { uses: { gene } },
  "gene-name-descriptions": { uses: { gene } },
  interactions: {
    uses: {
      gene: ({ geneA, geneB }) => [geneA, geneB],
      reference,
      allele: ({ doubleMutant, rescued }) =>
        [...parseGenotype(doubleMutant), ...parseGenotype(rescued)].map(({ allele }) => allele),
      "annotated term": ({ doubleMutantPhenotype, rescuedPhenotype }) => [
        doubleMutantPhenotype,
        rescuedPhenotype,
      ],
    },
  },

  "gaf-2.2": {
    uses: { gene, "annotated term": term, reference: ({ references }) => references.flatMap(pages) },
  },
  "go-extensions": { uses: { gene, "annotated term": term, reference } },
  phaf: {
    uses: { gene, "annotated term": term, term: ({ conditions }) => conditionIds(conditions), reference },
  },
  "gene-term-pairs": { uses: { gene, "annotated term": term } },
  modifications: { uses: { gene, "annotated term": term, reference } },
  "qualitative-expression": { uses: { gene, reference } },
  "quantitative-expression": { uses: { gene, term: ({ condition }) => conditionIds(condition), reference } },
  "disease-association": { uses: { gene, "annotated term": term, reference } },
  "complex-annotation": { uses: { gene, "annotated term": term, reference } },
  "term-subset": { uses: { term } },

  "gocam-summaries": {
    defines: { model: ({ id }) => id },
    uses: {
      "gene product": ({ enabledByGenes }) => enabledByGenes.filter(isGeneId),
      term: ({ occursInTerms, partOfTerms }) => [...occursInTerms, ...partOfTerms],
    },
  },
  "gocam-minerva": model,
  "gocam-schema": model,
  "gocam-references": { uses: { model: (row) => row.model, reference } },
  "front-panels": { uses: { reference: ({ referenceId }) => pages(referenceId ?? "") } },

  "gene-coordinate-changes": { uses: { "former gene": formerGene } },
  "previous-coordinates": { uses: { "former gene": formerGene } },
  "coordinate-log": { uses: { "former gene": formerGene } },
  "new-genes": { uses: { "former gene": formerGene } },
  "removed-genes": { defines: { "former gene": gene } },
  "obsolete-ids": {
    defines: { "former gene": ({ obsoleteId }) => obsoleteId },
    uses: { "former gene": formerGene },
  },
};

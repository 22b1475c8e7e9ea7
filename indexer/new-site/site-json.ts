/** site.json of a new deployment: who the organism is, how its ids look and how its sequences are called. */
import type { ReleaseFile } from "../read/release-file.ts";
import { idPattern } from "./id-pattern.ts";
import type { ReleaseFacts } from "./release-facts.ts";

/** Taxa that the defaults name; others are called by their number until the deployment says more. */
export const commonNames: ReadonlyMap<number, string> = new Map([
  [4932, "budding yeast"],
  [9606, "human"],
]);

/** Sequences that are named in the deployment; the others come behind them under their ids. */
const maxNamed = 40;

/** Searches of the defaults that take sequences of any organism. */
const sequenceSearches = ["NCBI BLASTN", "NCBI BLASTP", "FASTA Search", "PSI-Search", "PSI-BLAST"];

const aspects = [
  { short: "mf", words: "molecular function" },
  { short: "bp", words: "biological process" },
  { short: "cc", words: "cellular component" },
] as const;

/** The GO slims that a release has. */
export const slimsOf = ({ datasetIds }: ReleaseFacts) =>
  aspects.filter(({ short }) => datasetIds.has(`subset-go-${short}-slim`));

/** What the deployment has to say of its site. */
export function siteJson({ organism }: ReleaseFile, facts: ReleaseFacts): object {
  const name = `${organism.genus} ${organism.species}`;
  return {
    site_description: `Knowledge about the genes of ${name}`,
    taxonid: organism.taxonid,
    organisms: [
      {
        ...organism,
        example_gene_identifiers: facts.gene ? [...new Set([facts.gene.label, facts.gene.id])] : [],
        gene_url: null,
      },
      ...facts.orthologTaxa.map((taxonid) =>
        commonNames.has(taxonid)
          ? { taxonid }
          : {
              taxonid,
              genus: "Taxon",
              species: String(taxonid),
              common_name: `taxon ${taxonid}`,
              example_gene_identifiers: [],
              gene_url: null,
            },
      ),
    ],
    api_examples: examples(facts),
    example_uniprot_identifiers: facts.uniprot.slice(0, 1),
    ortholog_taxonids: facts.orthologTaxa,
    gene_systematic_identifier_pattern: idPattern(facts.geneIds),
    transcript_systematic_identifier_pattern: idPattern(facts.transcriptIds),
    chromosomes: chromosomes(facts),
    show_characterisation_status: facts.formats.has("gene-characterisation"),
    feature_location_warnings: [],
    slims: Object.fromEntries(
      slimsOf(facts).map(({ short, words }) => [
        `${short}_goslim`,
        {
          dataset: `subset-go-${short}-slim`,
          display_name: `GO ${words} slim`,
          link: `/browse-curation/${short}-go-slim-terms`,
          annotation_type: words.replaceAll(" ", "_"),
          single_locus: false,
        },
      ]),
    ),
    sequence_searches: sequenceSearches.map((label) => ({ label })),
    pubmed_search_words: `"${name}"`,
    jbrowse2_assembly_name: `${organism.genus}_${organism.species}`.toLowerCase(),
    footer: { data_note: "Each data set has its own licence" },
  };
}

/** What the help and the documentation of the api speak of; what the release has not got is left out of them. */
function examples(facts: ReleaseFacts): object {
  const [uniprot, otherUniprot] = facts.uniprot;
  const [slim] = slimsOf(facts);
  return {
    ...(facts.gene && { gene: facts.gene.id, gene_name: facts.gene.label }),
    ...(facts.term && { term: facts.term.id }),
    ...(facts.reference !== null && { reference: facts.reference }),
    ...(uniprot !== undefined && { uniprot }),
    ...(otherUniprot !== undefined && { other_uniprot: otherUniprot }),
    ...(slim && { slim: `${slim.short}_goslim` }),
  };
}

/** The longest sequences in the order of the file, by the names that their header lines give them. */
function chromosomes({ sequences }: ReleaseFacts): object[] {
  const inOrder = sequences.toSorted((a, b) => b.length - a.length);
  const named = new Set(inOrder.slice(0, maxNamed).map(({ id }) => id));
  const longest = inOrder[0]?.length ?? 0;
  const taken = new Set<string>(sequences.map(({ id }) => id));
  const free = (name: string): boolean => !taken.has(name) && taken.add(name) === taken;
  return sequences
    .filter(({ id }) => named.has(id))
    .map(({ id, description, length }) => {
      const { name, long } = namesOf(id, description);
      const shown = name === id || free(name) ? name : id;
      const aliases = [id.replace(/\.\d+$/, ""), `chr${shown}`, `chromosome_${shown}`].filter(free);
      return {
        id,
        aliases,
        name: shown,
        long_display_name: long,
        // Those that a person would call chromosomes.
        show_on_front_page: length >= longest / 20,
      };
    });
}

/** `chromosome IV` in a header line, or Mito as an id, as names; else the id. */
function namesOf(id: string, description: string): { readonly name: string; readonly long: string } {
  const text = `${id} ${description}`;
  if (/mitochondri|(?:^|\s|:)(?:MT|Mito|chrMT?|chrMito)\b/i.test(text))
    return { name: "mitochondrion", long: "Mitochondrial genome" };
  if (/plastid|chloroplast/i.test(text)) return { name: "plastid", long: "Plastid genome" };
  const [, chromosome] = /\bchromosome[ _]([\w.]+?)(?:[,;\s]|$)/i.exec(description) ?? [];
  const short = chromosome ?? id.replace(/^chr(?:omosome)?_?(?=.)/i, "");
  return /^(?:\d{1,2}[LR]?|[IVXLC]+|[A-Z]|[XY234][LR])$/.test(short)
    ? { name: short, long: `Chromosome ${short}` }
    : { name: chromosome ?? id, long: chromosome === undefined ? id : `Chromosome ${chromosome}` };
}

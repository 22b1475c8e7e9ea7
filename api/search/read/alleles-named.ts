/** The genes whose alleles a text names, as the release has them: cps1-191 is an allele of bgs1. Pure. */
import { fold } from "../../contract/values/fold.ts";
import { counted } from "../../../index-mappings/counted.ts";
import type { ParsedQuery } from "../parse/parse.ts";
import type { EsQuery } from "../../elastic/es-query.ts";
import { tier, tiers } from "../match/tiers.ts";
import { geneDescribed } from "./gene-named.ts";
import type { Vocabulary } from "./read-vocabulary.ts";
import { tokensOf } from "./tokens.ts";
import type { NamedAllele } from "./vocabulary.ts";

/** Alleles by the systematic id of their gene. */
export type AllelesOfGenes = ReadonlyMap<string, NamedAllele>;

export interface NamedAlleles {
  readonly ofGenes: AllelesOfGenes;
  readonly match: EsQuery;
}

/** Fewer letters begin the names of too many. */
const minBeginning = 4;
/** Only such texts are names of alleles; words are not. */
const isLikeAllele = (text: string): boolean => /\d|delta/.test(text);

/** The best known allele of each gene. */
function byGene(alleles: readonly NamedAllele[]): AllelesOfGenes {
  const best = new Map<string, NamedAllele>();
  for (const allele of alleles)
    if ((best.get(allele.gene)?.papers ?? -1) < allele.papers) best.set(allele.gene, allele);
  return best;
}

/** Genes by the id of a structure or RNA that is theirs. */
export function genesById({ text }: ParsedQuery, { otherIds, genes }: Vocabulary): EsQuery[] {
  const ranks = otherIds.get(text) ?? [];
  const ids = ranks.flatMap((rank) => genes.rows[rank]?.gene_uniquename ?? []);
  return ids.length === 0 ? [] : [tier(tiers.id, { terms: { id: ids } })];
}

/** The gene of which a text only says what one wants to know: "function of swi6". */
export function geneAskedAbout({ typed }: ParsedQuery, vocabulary: Vocabulary): EsQuery[] {
  const rank = geneDescribed(tokensOf(typed), vocabulary);
  const gene = rank === null ? undefined : vocabulary.genes.rows[rank];
  return gene === undefined ? [] : [tier(tiers.synonym, { term: { id: gene.gene_uniquename } })];
}

/** The alleles of the gene that a text names: they come before those of genes whose names only begin so. */
export function allelesOfNamed({ typed, text }: ParsedQuery, vocabulary: Vocabulary): EsQuery[] {
  const { genes } = vocabulary;
  const named = genes.rows[genes.find(text) ?? -1];
  const described = /mutant|delet|delta|null|knockout|phenotype|allele/.test(text)
    ? genes.rows[geneDescribed(tokensOf(typed), vocabulary) ?? -1]
    : undefined;
  const gene = named?.name != null && fold(named.name) === text ? named : described;
  return gene === undefined ? [] : [tier(tiers.alleleOfName, { term: { gene: gene.gene_uniquename } })];
}

/** What a text names or begins to name, null for none and for the name of a gene. */
export function allelesNamed(
  { text }: ParsedQuery,
  { alleles, genes, synonyms }: Vocabulary,
): NamedAlleles | null {
  if (!isLikeAllele(text) || genes.find(text) !== undefined || synonyms.has(text)) return null;
  const called = byGene(alleles.called(text));
  const ofGenes =
    called.size > 0 || text.length < minBeginning || !/[-.:]|delta/.test(text)
      ? called
      : byGene(alleles.beginning(text));
  if (ofGenes.size === 0) return null;
  const rank = called.size > 0 ? tiers.alleleCalled : tiers.alleleOfName;
  return { ofGenes, match: tier(rank, { terms: { id: [...ofGenes.keys()] } }) };
}

/** What was typed without the gene that the letters of an allele suggest: the release knows better. */
export const withoutGuess = (query: ParsedQuery): ParsedQuery => ({
  ...query,
  gene: { ...query.gene, ofAllele: [] },
});

/** "wee1-50 · G850E · 101 papers" */
export const alleleText = ({ name, description, papers }: NamedAllele): string =>
  [name, description ?? "", papers === 0 ? "" : counted(papers, "paper")]
    .filter((one) => one !== "")
    .join(" · ");

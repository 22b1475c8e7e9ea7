/** The gene that a word names, and the one gene of which a text asks something. Pure. */
import { roleOf } from "../parse/relation-words.ts";
import type { OrthologOf, Vocabulary } from "./read-vocabulary.ts";
import type { Token } from "./tokens.ts";

/** Genes by one word. */
export interface NamedGene {
  /** Of the organism's own. */
  readonly ranks: readonly number[];
  readonly orthologs: readonly OrthologOf[];
  /** Whether it is a name with a number, which is no ordinary word. */
  readonly hasNumber: boolean;
}

/** A protein as yeast people write it: Cdc25p. */
const protein = /^([a-z]{2,5}\d+[a-z]?)p$/;

/** The genes that a word names: own ones by name, synonym or protein, and those of orthologs called so. */
export function geneNamed(
  { text, folded }: Token,
  { vocabulary, asksForOrthologs }: { readonly vocabulary: Vocabulary; readonly asksForOrthologs: boolean },
): NamedGene | null {
  const names = [folded, folded.replace(protein, "$1"), folded.replace(/\+$/, "")];
  const own = names.map((name) => vocabulary.genes.find(name)).find((rank) => rank !== undefined);
  const ranks =
    own === undefined ? [...(vocabulary.synonyms.get(folded) ?? vocabulary.genes.ofProtein(folded))] : [own];
  const orthologs = asksForOrthologs || /\p{Lu}/u.test(text) ? (vocabulary.orthologs.get(folded) ?? []) : [];
  // Ordinary words are synonyms of genes too.
  const isNamed = ranks.length > 0 && (own !== undefined || /\d/.test(folded) || /\p{Lu}/u.test(text));
  if (!isNamed && orthologs.length === 0) return null;
  return {
    ranks: isNamed ? ranks : [],
    orthologs,
    hasNumber: isNamed && /\d/.test(folded),
  };
}

/** What people want to know of a gene; beside its name these words are no names of terms. */
const aspects = new Set(
  (
    "localization localisation localized localised localize localise location position strand coordinates locus function functions functional role roles " +
    "product sequence sequences structure structures pdb alphafold crystal expression expressed level levels abundance copy number description " +
    "summary information info details page activity promoter utr utrs intron introns exon exons cds orf mrna cdna fasta peptide " +
    "phosphorylation phosphorylated sites site residues modification modifications molecular weight mass size length domain domains " +
    "homolog homologs homologue homologues synonym synonyms alias name names id identifier uniprot phenotype phenotypes deletion delta null knockout " +
    "mutant mutants viability essential annotations half life protein gene many number long large big heavy happens deleted mutated"
  ).split(" "),
);

/** A residue that is modified: S345, pSer345, T-14. */
const residue = /^p?(?:[cdhknrsty]|arg|asn|asp|cys|his|lys|ser|thr|tyr)-?\d{1,4}$/;

/** The rank of the gene of which a text only says what one wants to know: "localization of Cdc25". */
export function geneDescribed(tokens: readonly Token[], vocabulary: Vocabulary): number | null {
  const said = tokens.filter(({ folded }) => roleOf.get(folded) !== "ask" && !isAspect(folded));
  // "Y15" behind a gene is a residue of its product.
  const others = said.filter(({ folded }, at) => at === 0 || !residue.test(folded));
  const [gene] = others;
  if (gene === undefined || others.length > 1 || tokens.length < 2) return null;
  return geneNamed(gene, { vocabulary, asksForOrthologs: false })?.ranks[0] ?? null;
}

/** 3'-UTR is two words, the first of them a number. */
export const isAspect = (folded: string): boolean =>
  folded.split(/[^\p{L}\p{N}]+/u).every((word) => word === "" || /^[35]$/.test(word) || aspects.has(word));

/** Short forms: how things are named on the pages of others. */
import type {
  AlleleShort,
  GeneShort,
  GenotypeShort,
  GocamShort,
  Location,
  ReferenceShort,
  TermShort,
} from "../../../index-mappings/shapes/shorts.ts";
import type { Allele } from "../joins/alleles.ts";
import type { GeneModel, Range, Strand } from "../joins/features.ts";
import type { Gene, Genes } from "../joins/genes.ts";
import type { Genotype } from "../joins/genotypes.ts";
import type { Gocam } from "../joins/gocams.ts";
import type { Ontology } from "../joins/ontology.ts";
import type { References } from "../joins/references.ts";
import type { Subjects } from "./subjects.ts";

/** What links to a gene show of it. */
export const geneShortOf = ({ id, name, product }: Gene): GeneShort => ({ uniquename: id, name, product });

/** What links to a genotype show of it. */
export const genotypeShort = ({ id, label, ploidy, loci }: Genotype): GenotypeShort => ({
  display_uniquename: id,
  display_name: label,
  ploidiness: ploidy,
  locus_count: loci.length,
});

/** What links to an allele show of it. */
export const alleleShort = ({ id, name, description, type, gene }: Allele): AlleleShort => ({
  uniquename: id,
  name,
  description,
  allele_type: type,
  gene: geneShortOf(gene),
});

/** What links to a pathway model show of it. */
export const gocamShort = ({ id, title }: Gocam): GocamShort => ({ gocam_id: id, title });

/** Where something lies, 1-based and inclusive. */
export const locationOf = (chromosome: string, { start, end }: Range, strand: Strand): Location => ({
  chromosome_name: chromosome,
  start_pos: start,
  end_pos: end,
  strand,
});

/** Where a gene lies, UTRs included. */
export const locationOfGene = (model: GeneModel): Location =>
  locationOf(model.chromosome, model, model.strand);

/** Short forms by id. */
export interface Shorts {
  readonly gene: (id: string) => GeneShort;
  readonly term: (id: string) => TermShort;
  readonly reference: (id: string) => ReferenceShort;
}

/** Short forms by id; of things that the release does not have, with what is known. */
export function shortForms(
  genes: Genes,
  ontology: Ontology,
  references: References,
  subjects: Subjects,
): Shorts {
  return {
    gene: (id) => {
      const gene = genes.byId.get(id);
      return gene ? geneShortOf(gene) : { uniquename: id, name: null, product: null };
    },
    term: ontology.short,
    reference: (id) => {
      const reference = references.get(id);
      return {
        uniquename: id,
        title: reference?.title ?? null,
        authors_abbrev: reference?.authorsAbbrev ?? null,
        citation: reference?.citation ?? null,
        publication_year: reference?.year ?? null,
        curated: reference?.curated ?? false,
        gene_count: subjects.genesOfReference(id).size,
        genotype_count: subjects.genotypesOfReference(id).size,
      };
    },
  };
}

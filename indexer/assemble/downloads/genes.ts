/** Tables of genes and of what belongs to them: names, orthologs, alleles, genotypes. */
import type { Allele } from "../joins/alleles.ts";
import { notableExpression } from "../joins/genotypes.ts";
import type { ExpressedAllele } from "../joins/genotypes.ts";
import { codingType } from "../../../index-mappings/coding-type.ts";
import { column, databaseOf, headerRow, tableLine, tsv } from "./spec.ts";
import type { DownloadSpec } from "./spec.ts";

const geneColumns = [
  column("gene_systematic_id", "Systematic id of the gene."),
  column("gene_systematic_id_with_prefix", "The same behind the name of the database."),
  column("gene_name", "Name of the gene; blank where it has none."),
  column("chromosome_id", "Sequence that the gene lies on."),
  column("gene_product", "What the gene makes, in words."),
  column("uniprot_id", "UniProt accession of the protein."),
  column("gene_type", "Kind of gene, such as protein coding gene or tRNA gene."),
  column("synonyms", "Other names, joined by commas."),
];

const genes: DownloadSpec = {
  name: "genes.tsv",
  title: "Genes",
  description: "Every gene with its id, name, product, UniProt accession, kind and other names.",
  group: "Genes",
  ...tsv,
  unit: "genes",
  columns: geneColumns,
  from: ["pombase-genes", "gene-synonyms", "gene-uniprot"],
  head: () => headerRow(geneColumns),
  async rows(data) {
    const database = databaseOf(data);
    return (await data.genes()).byId.values().map((gene) =>
      tableLine([
        gene.id,
        `${database}:${gene.id}`,
        gene.name,
        gene.chromosome,
        gene.product,
        gene.uniprot,
        gene.feature_type === codingType ? "protein coding gene" : gene.feature_type,
        gene.synonyms
          .filter(({ type }) => type === "exact")
          .map(({ name }) => name)
          .join(","),
      ]),
    );
  },
};

const detailColumns = [
  column("gene_systematic_id", "Systematic id of the gene."),
  column("gene_name", "Name of the gene."),
  column("chromosome", "Sequence that the gene lies on."),
  column("start", "First base, from 1, UTRs included.", "integer"),
  column("end", "Last base, included.", "integer"),
  column("strand", "forward, reverse or unstranded."),
  column("transcripts", "Number of transcripts.", "integer"),
  column("characterisation_status", "How much is known of the role of the gene."),
  column("taxonomic_distribution", "In which groups of organisms it has relatives."),
  column("deletion_viability", "Whether cells without the gene live."),
  column("protein_residues", "Length of the protein.", "integer"),
  column("protein_mass_kda", "Mass of the protein in kDa.", "number"),
  column("isoelectric_point", "pI of the protein.", "number"),
];

const details: DownloadSpec = {
  name: "gene-properties.tsv",
  title: "Places and properties of genes",
  description:
    "Where each gene lies, how well it is known, whether cells live without it, and measures of its protein.",
  group: "Genes",
  ...tsv,
  unit: "genes",
  columns: detailColumns,
  from: [
    "pombase-genes",
    "gff3",
    "gene-characterisation",
    "gene-viability",
    "gene-taxonomic-distribution",
    "peptide-stats",
  ],
  notes: () => ["A blank cell: the release does not say."],
  head: () => headerRow(detailColumns),
  async rows(data) {
    const { genes: models } = await data.features();
    return (await data.genes()).byId.values().map((gene) => {
      const model = models.get(gene.id);
      return tableLine([
        gene.id,
        gene.name,
        model?.chromosome ?? gene.chromosome,
        model?.start,
        model?.end,
        model?.strand,
        model?.transcripts.length,
        gene.characterisation_status,
        gene.taxonomic_distribution,
        gene.deletion_viability,
        gene.peptideStats?.residues,
        gene.peptideStats?.mass,
        gene.peptideStats?.isoelectricPoint,
      ]);
    });
  },
};

const orthologColumns = [
  column("systematic_id", "Systematic id of the gene."),
  column("ortholog_id", "Id of the other gene, in the database of its organism."),
  column("ortholog_name", "Name of the other gene."),
  column("ortholog_taxonid", "NCBI taxon of its organism.", "integer"),
  column("qualifier", "What is special about the pair."),
  column("source", "Who says so."),
  column("ortholog_product", "What the other gene makes."),
];

const orthologs: DownloadSpec = {
  name: "orthologs.tsv",
  title: "Orthologs",
  description: "Genes of other organisms that have the same ancestor, one pair a row.",
  group: "Genes",
  ...tsv,
  unit: "pairs",
  columns: orthologColumns,
  from: ["orthologs"],
  head: () => headerRow(orthologColumns),
  async rows(data) {
    return (await data.orthologs())
      .entries()
      .flatMap(([gene, list]) =>
        list.map((one) =>
          tableLine([gene, one.ortholog, one.name, one.taxonid, one.qualifier, one.source, one.product]),
        ),
      );
  },
};

const alleleColumns = [
  column("gene_systematic_id", "Systematic id of the gene."),
  column("gene_name", "Name of the gene."),
  column("allele_current_internal_id", "Id of the allele; its page stands at /allele/ and this id."),
  column("allele_name", "Name of the allele; blank where it has none."),
  column("allele_type", "deletion, amino_acid_mutation, wild_type and others."),
  column("allele_description", "What is changed, such as K33A."),
  column("allele_synonyms", "Other names, joined by |."),
  column("references", "Publications of the allele, joined by commas."),
  column("source", "Blank; a column of the format."),
  column("comments", "Remarks, joined by |, each with its publication in brackets."),
  column("is_obsolete", "yes for an allele that is no longer used."),
];

const withReference = ({ comment, reference }: Allele["comments"][number]): string =>
  reference === null ? comment : `${comment} (${reference})`;

const alleles: DownloadSpec = {
  name: "alleles.tsv",
  title: "Alleles",
  description: "Every allele with its gene, type and description, also those that only phenotypes name.",
  group: "Alleles and genotypes",
  ...tsv,
  unit: "alleles",
  columns: alleleColumns,
  from: ["alleles", "phaf"],
  head: () => `#${headerRow(alleleColumns)}`,
  async rows(data) {
    return (await data.alleles())
      .values()
      .map((allele) =>
        tableLine([
          allele.gene.id,
          allele.gene.name,
          allele.id,
          allele.name,
          allele.type,
          allele.description,
          allele.synonyms.join("|"),
          allele.references.join(","),
          "",
          allele.comments.map(withReference).join("|"),
          allele.isObsolete ? "yes" : "no",
        ]),
      );
  },
};

const genotypeColumns = [
  column("genotype_id", "Id of the genotype; its page stands at /genotype/ and this id."),
  column("genotype", "How it reads."),
  column("ploidy", "haploid or diploid."),
  column("loci", "Number of genes that are changed.", "integer"),
  column("gene_systematic_ids", "These genes, joined by commas."),
  column(
    "alleles",
    "Ids of the alleles joined by +, each with its expression in brackets if that is recorded.",
  ),
];

const expressed = (part: ExpressedAllele): string => {
  const expression = notableExpression(part);
  return expression === null ? part.allele.id : `${part.allele.id}(${expression})`;
};

const genotypes: DownloadSpec = {
  name: "genotypes.tsv",
  title: "Genotypes",
  description: "Every genotype with a phenotype or a genetic interaction, and the alleles it consists of.",
  group: "Alleles and genotypes",
  ...tsv,
  unit: "genotypes",
  columns: genotypeColumns,
  from: ["phaf", "interactions"],
  head: () => headerRow(genotypeColumns),
  async rows(data) {
    return (await data.genotypes())
      .values()
      .map(({ id, label, ploidy, loci, geneIds }) =>
        tableLine([
          id,
          label,
          ploidy,
          loci.length,
          geneIds.join(","),
          loci.flatMap((locus) => locus.expressed.map(expressed)).join("+"),
        ]),
      );
  },
};

export const geneFiles = [genes, details, orthologs, alleles, genotypes];

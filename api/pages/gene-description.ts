/** What readers without scripts, search engines and machines are told about a gene. Pure. */
import { codingType } from "../../index-mappings/coding-type.ts";
import { strandWords } from "../contract/values/strand.ts";
import type { z } from "zod";
import type { Site } from "../../config/schema.ts";
import { count } from "../../index-mappings/counted.ts";
import { genePage } from "../../index-mappings/pages/gene.ts";
import { geneLongName } from "../contract/values/titles.ts";
import { conformsTo } from "./bioschemas.ts";
import type { Description, LinkedData } from "./description.ts";
import { chromosomeName } from "../contract/values/chromosome-name.ts";
import { entityPath } from "../contract/values/entity-path.ts";

/** What of a gene's page is told; the rest is not read. */
export const describedGene = genePage.pick({
  uniquename: true,
  name: true,
  display_name: true,
  product: true,
  feature_type: true,
  taxonid: true,
  organism: true,
  characterisation_status: true,
  deletion_viability: true,
  synonyms: true,
  location: true,
  uniprot_identifier: true,
  allele_count: true,
});
type DescribedGene = z.infer<typeof describedGene>;

const number = new Intl.NumberFormat("en");

const featureType = (gene: DescribedGene): string =>
  gene.feature_type === codingType ? "protein coding" : gene.feature_type;
const namesShown = ({ synonyms }: DescribedGene): string[] =>
  synonyms.filter(({ type }) => type !== "obsolete_name").map(({ name }) => name);
const pathOf = ({ uniquename }: DescribedGene): string => entityPath("gene", uniquename);

/** Begins with a vowel as it is read: "an S N RNA", but "a sno RNA". */
const vowelFirst = /^(?:[aeiou]|(?:lnc|m|mi|nc|r|s|si|sn|snc)?RNA)/i;

/** One sentence: what it is, of what organism, what it makes. */
function sentence(gene: DescribedGene): string {
  const { genus, species } = gene.organism;
  const type = featureType(gene);
  return `${geneLongName(gene)}: ${vowelFirst.test(type) ? "an" : "a"} ${type} ${gene.feature_type.endsWith("gene") && gene.feature_type !== codingType ? "" : "gene "}of ${genus} ${species}.`;
}

function taxon({ organism: { genus, species }, taxonid }: DescribedGene) {
  return {
    "@type": "Taxon",
    "@id": `http://purl.bioontology.org/ontology/NCBITAXON/${taxonid}`,
    name: `${genus} ${species}`,
    identifier: `NCBITaxon:${taxonid}`,
    taxonRank: "species",
  };
}

const uniprotPage = (accession: string): string =>
  `https://www.uniprot.org/uniprotkb/${encodeURIComponent(accession)}/entry`;

/** A Bioschemas Protein, profile 0.11; null of genes without an accession. */
function linkedProtein(gene: DescribedGene): LinkedData | null {
  const { uniprot_identifier: accession, uniquename } = gene;
  if (accession === null) return null;
  return (origin) => {
    const page = `${origin}/gene_protein_features/${encodeURIComponent(uniquename)}`;
    return {
      "@type": "Protein",
      "@id": page,
      ...conformsTo("Protein/0.11-RELEASE"),
      identifier: accession,
      name: gene.product ?? gene.display_name,
      description: `Protein of ${sentence(gene)}`,
      url: page,
      taxonomicRange: taxon(gene),
      isEncodedByBioChemEntity: { "@type": "Gene", "@id": origin + pathOf(gene), name: gene.display_name },
      sameAs: uniprotPage(accession),
    };
  };
}

/** A Bioschemas Gene, profile 1.0. */
function linkedData(gene: DescribedGene, origin: string): Readonly<Record<string, unknown>> {
  const protein = linkedProtein(gene)?.(origin);
  return {
    "@type": "Gene",
    "@id": origin + pathOf(gene),
    ...conformsTo("Gene/1.0-RELEASE"),
    identifier: gene.uniquename,
    name: gene.display_name,
    url: origin + pathOf(gene),
    description: sentence(gene),
    ...(namesShown(gene).length > 0 && { alternateName: namesShown(gene) }),
    taxonomicRange: taxon(gene),
    ...(protein && { encodesBioChemEntity: protein }),
    ...(gene.uniprot_identifier !== null && { sameAs: [uniprotPage(gene.uniprot_identifier)] }),
  };
}

/** Where a gene lies, by the name that the deployment gives the chromosome, as on the page itself. */
function placeOf({ location }: DescribedGene, chromosomes: Site["chromosomes"]): string {
  if (!location) return "";
  const { chromosome_name: sequence, start_pos: start, end_pos: end, strand } = location;
  return `${chromosomeName(sequence, chromosomes)}:${count(start)}..${count(end)}, ${strandWords(strand)}`;
}

/** The facts of a gene's summary, as they can be read before any script runs. */
export function gene(page: DescribedGene, chromosomes: Site["chromosomes"]): Description {
  const protein = linkedProtein(page);
  return {
    name: geneLongName(page),
    text: sentence(page),
    facts: [
      ["Gene symbol", page.name ?? "(none)"],
      ["Systematic ID", page.uniquename],
      ["Product", page.product ?? ""],
      ["Feature type", featureType(page)],
      ["Characterisation status", page.characterisation_status ?? ""],
      ["Synonyms", namesShown(page).join(", ")],
      ["Deletion", page.deletion_viability?.replaceAll("_", " ") ?? ""],
      ["Organism", `${page.organism.genus} ${page.organism.species}`],
      ["Location", placeOf(page, chromosomes)],
      ["Alleles", page.allele_count > 0 ? number.format(page.allele_count) : ""],
      ["UniProt", page.uniprot_identifier ?? ""],
    ],
    path: pathOf(page),
    linkedData: (origin) => linkedData(page, origin),
    ...(protein && { linkedProtein: protein }),
    card: `social_card/gene/${encodeURIComponent(page.uniquename)}`,
  };
}

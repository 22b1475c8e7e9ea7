/**
 * The tab-separated formats of a release by their names in release.json. Each lists its columns in file order.
 * Source of each: the public download files of the model organism sites; see docs/release-formats.md.
 */
import type { RowOf, Table } from "./tables/columns.ts";
import {
  gaf,
  phaf,
  goExtensions,
  geneTermPairs,
  modifications,
  qualitativeExpression,
  quantitativeExpression,
  diseaseAssociation,
  complexAnnotation,
  interactions,
} from "./tables/annotations.ts";
import { geneValueTables } from "./tables/gene-values.ts";
import {
  genes,
  geneSynonyms,
  geneUniprot,
  peptideStats,
  complexPortal,
  orthologs,
  paralogs,
  pdbEntries,
  proteinDomains,
  disorderedRegions,
  domainNames,
} from "./tables/genes.ts";
import {
  alleles,
  alleleCoordinates,
  references,
  goRefs,
  gocamReferences,
  termSubset,
} from "./tables/literature.ts";
import {
  geneCoordinateChanges,
  previousCoordinates,
  coordinateLog,
  newGenes,
  removedGenes,
  obsoleteIds,
  genomeSequenceChanges,
} from "./tables/history.ts";
import {
  biogridIdentifiers,
  compoundStructures,
  contributors,
  nameDescriptions,
  protein2ipr,
  rnacentral,
  rnaStructures,
} from "./tables/other-databases.ts";

export const tables = {
  "gaf-2.2": gaf,
  phaf,
  "pombase-genes": genes,
  "gene-synonyms": geneSynonyms,
  "gene-uniprot": geneUniprot,
  ...geneValueTables,
  "peptide-stats": peptideStats,
  "go-extensions": goExtensions,
  "gene-term-pairs": geneTermPairs,
  modifications,
  "compound-structures": compoundStructures,
  "qualitative-expression": qualitativeExpression,
  "quantitative-expression": quantitativeExpression,
  "disease-association": diseaseAssociation,
  "complex-annotation": complexAnnotation,
  complexportal: complexPortal,
  alleles,
  "allele-coordinates": alleleCoordinates,
  references,
  "go-refs": goRefs,
  interactions,
  orthologs,
  paralogs,
  "pdb-entries": pdbEntries,
  "protein-domains": proteinDomains,
  "disordered-regions": disorderedRegions,
  "domain-names": domainNames,
  "gene-coordinate-changes": geneCoordinateChanges,
  "previous-coordinates": previousCoordinates,
  "coordinate-log": coordinateLog,
  "new-genes": newGenes,
  "removed-genes": removedGenes,
  "obsolete-ids": obsoleteIds,
  "genome-sequence-changes": genomeSequenceChanges,
  "gocam-references": gocamReferences,
  "term-subset": termSubset,
  rnacentral,
  "rna-2d-structures": rnaStructures,
  "biogrid-identifiers": biogridIdentifiers,
  "gene-name-descriptions": nameDescriptions,
  protein2ipr,
  contributors,
} satisfies Record<string, Table>;

export type TableFormat = keyof typeof tables;
export type TableRow<F extends TableFormat> = RowOf<(typeof tables)[F]["columns"]>;

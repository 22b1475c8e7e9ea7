/** Ids that other databases have for genes and their products, as their files give them, and names of people. */
import { integer, list, matching, required, table, text } from "./columns.ts";

const urs = (header: string) =>
  matching(header, /^URS[0-9A-F]{10}(_\d+)?$/, "an RNAcentral id, such as URS00000A5E8B");

/** RNAcentral's id mapping of one database. */
export const rnacentral = table({
  header: "none",
  columns: {
    urs: urs("URS id"),
    database: text("database"),
    externalId: text("external id"),
    taxonid: integer("taxid"),
    rnaType: text("RNA type"),
    gene: required("gene name"),
  },
});

/** RNAs of which RNAcentral has a drawing of the secondary structure. */
export const rnaStructures = table({ header: "none", key: ["urs"], columns: { urs: urs("URS id") } });

/** BIOGRID-IDENTIFIERS, from its header row on; the rows of one organism. */
export const biogridIdentifiers = table({
  header: "row",
  columns: {
    id: matching("BIOGRID_ID", /^\d+$/, "a number"),
    value: required("IDENTIFIER_VALUE"),
    type: required("IDENTIFIER_TYPE"),
    organism: text("ORGANISM_OFFICIAL_NAME"),
  },
});

/** What the name of a gene stands for; several rows a gene. */
export const nameDescriptions = table({
  header: "row",
  key: ["gene", "description"],
  columns: { gene: required("systematic_id"), description: required("name_description") },
});

/** InterPro's protein2ipr.dat, the rows of the release's proteins: which entry a signature belongs to. */
export const protein2ipr = table({
  header: "none",
  columns: {
    uniprot: required("UniProt accession"),
    interpro: matching("InterPro id", /^IPR\d{6}$/, "an InterPro id, such as IPR000719"),
    name: text("InterPro name"),
    signature: required("signature"),
    start: integer("start", 1),
    end: integer("end", 1),
  },
});

/** Names of the people that ORCID ids stand for. */
export const contributors = table({
  header: "row",
  key: ["orcid"],
  columns: {
    orcid: matching("orcid", /^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/, "an ORCID id, such as 0000-0001-6330-7526"),
    name: required("name"),
  },
});

/** Structures of small molecules, as ChEBI has them: one line a compound. */
export const compoundStructures = table({
  header: "row",
  key: ["id"],
  columns: {
    id: matching("chebi_id", /^CHEBI:\d+$/, "an id of ChEBI, CHEBI:15377"),
    name: required("name"),
    synonyms: list("synonyms", "|"),
    smiles: required("smiles"),
  },
});

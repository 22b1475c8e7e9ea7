/** Ids and labels as GO-CAM files write them. */
import { z } from "zod";
import type { GocamEvidence } from "./records.ts";

/** A model id with its prefix. */
export const modelId = z
  .string({ error: "expected the model id, such as gomodel:5fadbcf000000632" })
  .regex(/^gomodel:\S+$/, "expected a model id, such as gomodel:5fadbcf000000632");

/** Prefixes of things that are not genes of the organism's database; those keep their prefix. */
const keptPrefix = /^(?:GO|CHEBI|PR|SO|ECO|RO|BFO|CL|UBERON|NCBITaxon|UniProtKB|ComplexPortal|RNAcentral):/;

/** `DB:G1` becomes the gene id `G1`; ids of ontologies and sequence databases stay as they are. */
export function entityId(id: string): string {
  return keptPrefix.test(id) ? id : id.slice(id.indexOf(":") + 1);
}

/** Labels of genes end in a species code ("cdc2 Spom"), which says nothing within one organism. */
export function entityLabel(label: string): string {
  return label.replace(/ Spom$/, "").trim();
}

/** The items of a list without repeats, in their order. */
export const distinct = (values: readonly string[]): readonly string[] => [...new Set(values)];

/** Evidence without repeats, in its order. */
export const distinctEvidence = (evidence: readonly GocamEvidence[]): readonly GocamEvidence[] => [
  ...new Map(evidence.map((one) => [`${one.about} ${one.code} ${one.reference ?? ""}`, one])).values(),
];

/** Whether an id that entityId gave is a gene, not a complex, chemical or protein form. */
export const isGeneId = (id: string): boolean => !keptPrefix.test(id);

/** Which genes the identifiers of others stand for. */
import { z } from "zod";
import { geneShort } from "../shapes/shorts.ts";

/** Kinds of identifiers: `uniprot`, or `ortholog:` with the taxon of another organism. */
export const orthologType = (taxonid: number): string => `ortholog:${taxonid}`;

/** As identifiers are looked up: letter case does not matter. */
export const foldIdentifier = (id: string): string => id.toLowerCase();

export const identifierMap = z.object({
  genes: z.array(geneShort),
  /** By kind, by folded identifier: places in `genes`. */
  types: z.record(z.string(), z.record(z.string(), z.array(z.int()))),
});
export type IdentifierMap = z.infer<typeof identifierMap>;

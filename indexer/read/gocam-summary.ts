/** The items of `gocam-summaries`. */
import { z } from "zod";
import { entityId, modelId } from "./gocam-ids.ts";
import type { GocamSummary } from "./records.ts";

const ids = z.array(z.string()).default([]);

export const gocamSummary: z.ZodType<GocamSummary> = z
  .object({
    id: modelId,
    title: z.string(),
    date_modified: z.string().default(""),
    status: z.string().default(""),
    enabled_by_gene_ids: ids,
    occurs_in_term_ids: ids,
    part_of_term_ids: ids,
    chemical_ids: ids,
    number_of_activities: z.int().nonnegative().default(0),
    taxon: z.string().nullish(),
    taxon_label: z.string().nullish(),
  })
  .transform((model) => ({
    id: model.id,
    title: model.title.replace(/\s+/g, " ").trim(),
    dateModified: model.date_modified,
    status: model.status,
    enabledByGenes: model.enabled_by_gene_ids.map(entityId),
    occursInTerms: model.occurs_in_term_ids,
    partOfTerms: model.part_of_term_ids,
    chemicals: model.chemical_ids,
    activityCount: model.number_of_activities,
    taxon: model.taxon ? { id: model.taxon, label: model.taxon_label ?? null } : null,
  }));

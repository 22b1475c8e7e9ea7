/** Pathway models as one graph, as the views of models draw them. */
import { z } from "zod";
import { gocamActivity, gocamPage } from "../../index-mappings/pages/others.ts";
import { geneShort, gocamShort } from "../../index-mappings/shapes/shorts.ts";

/** One model of the graph. */
const pathwayModel = gocamPage.pick({
  gocam_id: true,
  title: true,
  title_terms: true,
  date: true,
  contributors: true,
  activity_enabling_genes: true,
  target_genes: true,
  activity_count: true,
  summary: true,
  model: true,
});
export type PathwayModel = z.infer<typeof pathwayModel>;

/** What several models say of the same activity is one: with the inputs, outputs and periods of all of them. */
const pathwayActivity = gocamActivity.extend({
  /** Its id in the first of its models. */
  id: z.string(),
  /** Ids of the models that have it. */
  models: z.array(z.string()),
});
export type PathwayActivity = z.infer<typeof pathwayActivity>;

/** One activity's effect on another. */
const pathwayLink = z.object({
  /** Ids of activities. */
  source: z.string(),
  target: z.string(),
  relation: z.string(),
  label: z.string(),
  evidence: gocamPage.shape.edges.element.shape.evidence,
  models: z.array(z.string()),
});
export type PathwayLink = z.infer<typeof pathwayLink>;

export const pathwayGraph = z.object({
  models: z.array(pathwayModel),
  /** Of models without any, the release has the summary only. */
  activities: z.array(pathwayActivity),
  links: z.array(pathwayLink),
});
export type PathwayGraph = z.infer<typeof pathwayGraph>;

/** The shortest way from gene to gene along effects of activities. */
export const pathwayWay = z.object({
  from: geneShort,
  to: geneShort,
  /** In the order of the way; empty where there is none. */
  activities: z.array(pathwayActivity),
  /** One fewer: the effect of each activity on the next, or the gene that does both where no model tells of an effect. */
  steps: z.array(z.object({ link: pathwayLink.nullable(), same_gene: geneShort.nullable() })),
  /** No way leads there, but one leads back. */
  is_back: z.boolean(),
  /** Models that have the activities of the way. */
  models: z.array(gocamShort),
  /** How many activities and models could be searched, and whether activities of the two genes are among them. */
  searched: z.object({ activities: z.int(), models: z.int(), has_from: z.boolean(), has_to: z.boolean() }),
});
export type PathwayWay = z.infer<typeof pathwayWay>;

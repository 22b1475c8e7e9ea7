/** Pathway models as one graph, as the views of models draw them. */
import { z } from "zod";
import { gocamActivity, gocamPage } from "../../index-mappings/pages/others.ts";

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

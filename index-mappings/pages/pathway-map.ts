/** The map of all pathway models: in groups by process, each at its place, and what links them. */
import { z } from "zod";
import { gocamPage } from "./others.ts";
import { gocamShort } from "../shapes/shorts.ts";

/** Something with an id and what it is called. */
const named = z.object({ id: z.string(), label: z.string() });

/** Upper left corner and size, in px of the map. */
const box = z.object({ x: z.int(), y: z.int(), width: z.int(), height: z.int() });

const mapModel = gocamShort
  .extend(gocamPage.pick({ date: true, status: true, taxon: true, summary: true, model: true }).shape)
  .extend(box.shape)
  .extend({
    /** As its page counts them. */
    activity_count: z.int(),
    /** Ids of the genes that enable its activities; what they are called is in `genes` of the map. */
    genes: z.array(z.string()),
    targets: z.array(z.string()),
    /** Processes that it is part of. */
    processes: z.array(named),
    /** Id of its group. */
    group: z.string(),
    /** Something links it to another model. */
    is_connected: z.boolean(),
  });
export type MapModel = z.infer<typeof mapModel>;

/** Models of one process: a term of the deployment's slim of processes; "" for those of none of them. */
const mapGroup = named.extend(box.shape).extend({ models: z.int() });

/** What two models have in common. At least one of the lists is not empty. */
const mapLink = z.object({
  /** Ids of models. A molecule goes from the source to the target, or the other way where it says so. */
  source: z.string(),
  target: z.string(),
  /** Activities that both have. */
  activities: z.array(named),
  /** Ids of genes that enable activities of both. */
  genes: z.array(z.string()),
  /** Molecules that an activity of one gives and an activity of the other takes. */
  molecules: z.array(named.extend({ is_back: z.boolean() })),
});
export type MapLink = z.infer<typeof mapLink>;

export const pathwayMap = z.object({
  width: z.int(),
  height: z.int(),
  groups: z.array(mapGroup),
  models: z.array(mapModel),
  links: z.array(mapLink),
  /** Names of genes by their ids; null for those without one. */
  genes: z.record(z.string(), z.string().nullable()),
});
export type PathwayMap = z.infer<typeof pathwayMap>;

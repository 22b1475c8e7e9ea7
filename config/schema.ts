/**
 * The configuration of a deployment: everything that differs between two sites of one code base. Each file of a deployment
 * folder has a schema of its own beside this one; pages/*.md are its texts.
 */
import { z } from "zod";
import { annotationFilters } from "./annotation-filters.ts";
import { annotationTypes } from "./annotation-types.ts";
import { front } from "./front.ts";
import { genomeBrowser } from "./genome-browser.ts";
import { menus } from "./menus.ts";
import { queryBuilderSettings } from "./query-builder.ts";
import { concepts, search, signposts } from "./search.ts";
import { site } from "./site.ts";

export const deployment = z.strictObject({
  site,
  menus,
  annotationTypes,
  annotationFilters,
  search,
  concepts,
  signposts,
  front,
  queryBuilder: queryBuilderSettings,
  genomeBrowser,
});

/** What every page is given of a deployment; the query builder asks for its part, panels come with those of the release. */
export const bootDeployment = deployment
  .omit({ queryBuilder: true, concepts: true, signposts: true })
  .extend({ front: front.omit({ panels: true }) });
export type BootDeployment = z.infer<typeof bootDeployment>;

export type Deployment = z.infer<typeof deployment>;
export type Front = BootDeployment["front"];
export type { AnnotationFilter, RecordedOf } from "./annotation-filters.ts";
export type { AnnotationType, TablePage } from "./annotation-types.ts";
export type { Menus } from "./menus.ts";
export type { SearchSettings } from "./search.ts";
export type { GeneReference, Site } from "./site.ts";

/** Addresses of pages that are about no thing of the release, yet are not there for every word in them. */
import { z } from "zod";
import { frontPanel } from "../../index-mappings/pages/release.ts";
import type { Services } from "../context/services.ts";
import { isArchiveType, resultModes } from "../contract/values/pages.ts";
import type { DeploymentPage } from "../../config/pages.ts";
import type { QueryBuilderSettings } from "../../config/query-builder.ts";
import { readReleaseDoc } from "../documents/read-page.ts";
import { parseStored } from "../documents/stored-json.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { findPredefined } from "../queries/predefined.ts";
import type { MatchedPage } from "./match-page.ts";

/** Whether the release has panels of a type. */
async function hasPanels(services: Services, generation: LoadedGeneration, type: string): Promise<boolean> {
  const body = await readReleaseDoc(services.elastic, generation, "front_panels");
  if (body === null) return false;
  const panels = await parseStored(body, z.array(frontPanel));
  return panels.some(({ panel_type: one }) => one === type);
}

/** Whether the query builder has a kind of condition, as an entry of its menu or a tab of one. */
const hasInput = ({ node_types: types }: QueryBuilderSettings, id: string): boolean =>
  types.some(
    (entry) =>
      entry.nodeType !== "heading" &&
      (entry.id === id || (entry.nodeType === "sub-nodes" && entry.subNodes.some((one) => one.id === id))),
  );

/** Whether the address of results names a way to look at them, and a query of the deployment where it names one. */
function isKnownResults({ queryBuilder, site }: Services["deployment"], parts: readonly string[]): boolean {
  const [mode = "", , kind = "", query = ""] = parts;
  if (kind === "predefined" && !findPredefined(queryBuilder, query)) return false;
  const slim = /^slim:(.+)$/.exec(mode)?.[1];
  return slim === undefined ? resultModes.test(mode) : slim in site.slims;
}

const trimmed = (path: string): string => path.replace(/(.)\/+$/, "$1");

/** The page of text at an address. */
export const textAt = (path: string, { pages }: Pick<Services, "pages">): DeploymentPage | undefined =>
  pages.find((text) => text.path === trimmed(path));

/** Whether the text, archive, condition or query and way to look at results that an address names is there; true for all other pages. */
export async function isKnownAddress(
  services: Services,
  generation: LoadedGeneration,
  { page, id }: MatchedPage,
  path: string,
): Promise<boolean> {
  if (page.module === "documentation/DocumentationPage") return textAt(path, services) !== undefined;
  if (page.module === "archive/ArchivePage")
    return isArchiveType(id) || (await hasPanels(services, generation, id));
  const parts = path.split("/").slice(1).map(decodeURIComponent);
  if (page.module === "query-results/QueryResultsPage") return isKnownResults(services.deployment, parts);
  if (page.module === "query/QueryPage" && parts[1] === "start_from")
    return hasInput(services.deployment.queryBuilder, parts[2] ?? "");
  return true;
}

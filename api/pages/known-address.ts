/** Addresses of pages that are about no thing of the release, yet are not there for every word in them. */
import { z } from "zod";
import { frontPanel } from "../../index-mappings/pages/release.ts";
import type { Services } from "../context/services.ts";
import { archiveTypes, resultModes } from "../contract/values/pages.ts";
import { readReleaseDoc } from "../documents/read-page.ts";
import { parseStored } from "../documents/stored-json.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import type { MatchedPage } from "./match-page.ts";

/** Whether the release has panels of a type. */
async function hasPanels(services: Services, generation: LoadedGeneration, type: string): Promise<boolean> {
  const body = await readReleaseDoc(services.elastic, generation, "front_panels");
  if (body === null) return false;
  const panels = await parseStored(body, z.array(frontPanel));
  return panels.some(({ panel_type: one }) => one === type);
}

const trimmed = (path: string): string => path.replace(/(.)\/+$/, "$1");

/** Whether the text, archive or way to look at results that an address names is there; true for all other pages. */
export async function isKnownAddress(
  services: Services,
  generation: LoadedGeneration,
  { page, id }: MatchedPage,
  path: string,
): Promise<boolean> {
  if (page.module === "documentation/DocumentationPage")
    return services.pages.some((text) => text.path === trimmed(path));
  if (page.module === "archive/ArchivePage")
    return archiveTypes.has(id) || (await hasPanels(services, generation, id));
  if (page.module === "query-results/QueryResultsPage") {
    const [, mode = ""] = path.split("/");
    const slim = /^slim:(.+)$/.exec(decodeURIComponent(mode))?.[1];
    return slim === undefined ? resultModes.test(mode) : slim in services.deployment.site.slims;
  }
  return true;
}

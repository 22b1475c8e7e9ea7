import type { Deployment } from "../../config/schema.ts";
import type { Metadata } from "../../index-mappings/pages/release.ts";
import type { Boot } from "../contract/boot.ts";

/** What every page is given: the deployment without what only the query builder needs. */
export function bootOf(
  { queryBuilder: _queryBuilder, ...deployment }: Deployment,
  metadata: Metadata | null,
): Boot {
  return { deployment, metadata };
}

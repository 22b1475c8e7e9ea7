import type { Location } from "../../../api/contract/index.ts";
import { api } from "../../shared/api-client/api.ts";
import { browserLocation } from "./location.ts";

/** Where the genome browser opens for a gene, within its chromosome as soon as its length is known. */
export function useBrowserLocation(location: Location): string {
  const { data } = api.useChromosomeSummariesQuery();
  return browserLocation(
    location,
    data?.find(({ name }) => name === location.chromosome_name)?.length ?? null,
  );
}

import type { Location } from "../../../api/contract/index.ts";
import { api } from "../../shared/api-client/api.ts";
import { useChromosomeLengths } from "../../shared/boot/boot.ts";
import { browserLocation } from "./location.ts";

interface BrowserPlace {
  /** Where the genome browser opens for a gene, within its chromosome as soon as its length is known. */
  readonly loc: string;
  /** The length is under way. */
  readonly isFetching: boolean;
}

/** The page was mostly told how long chromosomes are; else they are asked for. */
export function useBrowserPlace(location: Location): BrowserPlace {
  const told = useChromosomeLengths();
  const { data, isFetching } = api.useChromosomeSummariesQuery(undefined, { skip: told !== null });
  const name = location.chromosome_name;
  const length = told === null ? data?.find((chromosome) => chromosome.name === name)?.length : told[name];
  return { loc: browserLocation(location, length ?? null), isFetching };
}

/** Where the genome browser opens for a gene, within its chromosome as soon as its length is known. */
export const useBrowserLocation = (location: Location): string => useBrowserPlace(location).loc;

import type { Location } from "../../../api/contract/index.ts";
import { api } from "../../shared/api-client/api.ts";
import { useChromosomeLengths } from "../../shared/boot/boot.ts";
import { formatInterval } from "./interval.ts";
import { geneInterval, surroundings } from "./location.ts";
import type { BrowserOpening } from "./location.ts";

interface BrowserPlace {
  /** Where the genome browser opens for a gene, within its chromosome as soon as its length is known, and the gene marked. */
  readonly at: BrowserOpening;
  /** The length is under way. */
  readonly isFetching: boolean;
}

/** The page was mostly told how long chromosomes are; else they are asked for. */
export function useBrowserPlace(location: Location): BrowserPlace {
  const told = useChromosomeLengths();
  const { data, isFetching } = api.useChromosomeSummariesQuery(undefined, { skip: told !== null });
  const name = location.chromosome_name;
  const length = told === null ? data?.find((chromosome) => chromosome.name === name)?.length : told[name];
  const at = {
    loc: formatInterval(surroundings(location, length ?? null)),
    highlight: formatInterval(geneInterval(location)),
  };
  return { at, isFetching };
}

/** Where the genome browser opens for a gene. */
export const useBrowserLocation = (location: Location): BrowserOpening => useBrowserPlace(location).at;

/** The call for the genes that are drawn while the browser comes. */
import type { GenesInInterval } from "../../../api/contract/index.ts";
import { pathSegment } from "../../../api/contract/values/entity-path.ts";
import { api } from "../../shared/api-client/api.ts";
import type { Interval } from "./interval.ts";

export const { useGenesInIntervalQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    genesInInterval: build.query<GenesInInterval, Interval>({
      query: ({ chromosome, start, end }) =>
        `chromosome/${pathSegment(chromosome)}/genes?start=${start}&end=${end}`,
    }),
  }),
});

import { useMemo } from "react";
import type { QueryNode } from "../../../api/contract/query.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import { describe } from "./describe.ts";
import type { Names } from "./describe.ts";

/** What the deployment calls organisms and chromosomes. */
function useNames(): Names {
  const { site } = useDeployment();
  return useMemo(
    () => ({
      organism: (taxonid) => {
        const found = site.organisms.find((one) => one.taxonid === taxonid);
        return found ? `${found.genus} ${found.species}` : String(taxonid);
      },
      chromosome: (name) =>
        site.chromosomes.find((one) => one.id === name || one.name === name || one.aliases.includes(name))
          ?.long_display_name ?? name,
    }),
    [site],
  );
}

/** Puts a query into words. */
export function useDescribe(): (node: QueryNode) => string {
  const names = useNames();
  return useMemo(() => (node) => describe(node, names), [names]);
}

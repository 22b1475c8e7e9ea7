import { useCallback } from "react";
import type { Location } from "../../../api/contract/index.ts";
import { chromosomeName } from "../../../api/contract/values/chromosome-name.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import { formatLocation } from "../../shared/format/format.ts";

/** Says where something lies, by what the deployment calls the chromosome. */
export function useLocationText(): (location: Location) => string {
  const { chromosomes } = useDeployment().site;
  return useCallback(
    (location) => formatLocation(location, chromosomeName(location.chromosome_name, chromosomes)),
    [chromosomes],
  );
}

import { useMemo } from "react";
import { useDataGaps, useDeployment } from "../../shared/boot/boot.ts";
import type { Offered } from "./gene-choice.ts";

/** What the release and the site have for widgets. */
export function useOffered(): Offered {
  const { site } = useDeployment();
  const dataGaps = useDataGaps();
  const hasModelAddress = site.viewers.alphafold.file_url !== null;
  const longestModelled = site.alphafold_max_protein_length;
  return useMemo(
    () => ({ dataGaps, hasModelAddress, longestModelled }),
    [dataGaps, hasModelAddress, longestModelled],
  );
}

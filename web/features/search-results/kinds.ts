/** What the results page calls each kind of result. */
import { useCallback } from "react";
import type { Catalogue, EntityType } from "../../../api/contract/index.ts";
import { useCatalogue } from "../../shared/boot/boot.ts";

/** The kinds in the order of their tabs. */
export const useKinds = (): Catalogue["kinds"] => useCatalogue().kinds;

type Nouns = readonly [one: string, many: string];

/** "1 gene", "10 genes"; results when they are of several kinds. */
export function useNouns(): (type: EntityType | null) => Nouns {
  const kinds = useKinds();
  return useCallback(
    (type): Nouns => {
      const kind = kinds.find((one) => one.type === type);
      return kind ? [kind.one, kind.many] : ["result", "results"];
    },
    [kinds],
  );
}

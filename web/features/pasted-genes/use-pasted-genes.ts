import { useMemo } from "react";
import type { GeneLookupAnswer } from "../../../api/contract/query.ts";
import { count } from "../../shared/format/format.ts";
import { idsIn, maxIds } from "./gene-ids.ts";
import { useLookup } from "./use-lookup.ts";

export interface PastedList extends GeneLookupAnswer {
  /** The identifiers of the text, each once. */
  readonly ids: readonly string[];
  /** Why nothing was looked up; null when it was. */
  readonly problem: string | null;
  /** The text has changed since. */
  readonly pending: boolean;
}

/** The identifiers of a text, looked up whenever it changes. */
export function usePastedGenes(text: string, type: "gene" | "uniprot" = "gene"): PastedList {
  const ids = useMemo(() => idsIn(text), [text]);
  const isTooLong = ids.length > maxIds;
  const lookup = useLookup(isTooLong ? [] : ids, type);
  const tooLong = `A list can have ${count(maxIds)} identifiers; this one has ${count(ids.length)}.`;
  return { ids, ...lookup, problem: isTooLong ? tooLong : lookup.problem };
}

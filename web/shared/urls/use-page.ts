import { useMatches } from "react-router-dom";
import type { Page } from "../../../api/contract/values/pages.ts";

/** The entry of the present page in the table of pages; undefined where there is no such page. */
export function usePage(): Page | undefined {
  // Routes have no other handles than their pages.
  return useMatches().at(-1)?.handle as Page | undefined;
}

import { useMedia } from "../../shared/browser/use-media.ts";

/** Whether the facets have a column of their own. */
export const useWide = (): boolean => useMedia("(min-width: 960px)");

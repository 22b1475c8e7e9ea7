import type { Location } from "../../../index-mappings/shapes/shorts.ts";

/** "forward strand", also of what has none, or none that the release tells. */
export const strandWords = (strand: Location["strand"]): string =>
  strand === "unstranded" ? "strand not given" : `${strand} strand`;

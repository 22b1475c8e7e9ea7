/** From the rows of a release to finished documents. */
export { assemble } from "./assemble.ts";
export type { AssembledDoc } from "./assembled-doc.ts";
export { openReleaseData } from "./release-data.ts";
export type { ReleaseData } from "./release-data.ts";

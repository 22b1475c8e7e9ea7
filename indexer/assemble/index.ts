/** From the rows of a release to finished documents. */
export { assemble } from "./documents/assemble.ts";
export type { AssembledDoc } from "./documents/assembled-doc.ts";
export { expectedCounts } from "./documents/expected-counts.ts";
export { ReleaseData } from "./release-data/release-data.ts";

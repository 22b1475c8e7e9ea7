/** What the server writes into the HTML so that the first page needs one request less. */
import type { Deployment } from "../../config/schema.ts";
import type { Metadata } from "../../index-mappings/pages/release.ts";

export interface Boot {
  readonly deployment: Deployment;
  /** null while no release is loaded. */
  readonly metadata: Metadata | null;
}

/** What the server writes into the HTML so that the first page needs one request less. */
import type { BootDeployment } from "../../config/schema.ts";
import type { Metadata } from "../../index-mappings/pages/release.ts";

export interface Boot {
  readonly deployment: BootDeployment;
  /** null while no release is loaded. */
  readonly metadata: Metadata | null;
}

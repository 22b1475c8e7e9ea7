/** What a file of a table is made of. */
import type { AnnotationDoc } from "../../../index-mappings/annotations.ts";

/** What a file is made of: its first lines, and the lines of some rows. */
export interface FileText {
  readonly head: string;
  readonly lines: (rows: readonly AnnotationDoc["row"][]) => string | Promise<string>;
}

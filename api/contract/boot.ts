/** What the server writes into the HTML so that the first page needs one request less. */
import { z } from "zod";
import { bootDeployment } from "../../config/schema.ts";
import { metadata } from "../../index-mappings/pages/release.ts";
import { entityType } from "./suggest.ts";

/** What pages say of kinds of things and of their fields: the web keeps no names of fields of its own. */
const catalogue = z.object({
  /** Kinds that search finds, in the order of their tabs. */
  kinds: z.array(
    z.object({
      type: entityType,
      title: z.string(),
      /** "1 gene", "10 genes" */
      one: z.string(),
      many: z.string(),
    }),
  ),
  /** Columns of tables of genes: names of orders; hidden ones until a visitor chooses them. */
  gene_columns: z.array(z.object({ name: z.string(), label: z.string(), is_hidden: z.boolean() })),
  /** Words of values, in their order, by field of genes. */
  gene_values: z.record(z.string(), z.record(z.string(), z.string())),
});
export type Catalogue = z.infer<typeof catalogue>;

/** `metadata`: null while no release is loaded. */
export const boot = z.object({
  deployment: bootDeployment,
  metadata: metadata.nullable(),
  /** nt of each chromosome, by its name; null where there are none or so many that pages ask for them when they need them. */
  chromosome_lengths: z.record(z.string(), z.int()).nullable(),
  catalogue,
});
export type Boot = z.infer<typeof boot>;

/** What views in frames are given of it. */
export interface ViewBoot {
  readonly site: Pick<Boot["deployment"]["site"], "site_name" | "viewers">;
  /** Date of the release; null while none is loaded. */
  readonly release: string | null;
}

/** What is known of a thing at a glance: counts under the values of one filter of each annotation type. */
import { z } from "zod";

const overviewCell = z.object({
  /** Value of the filter, as the address of the table has it. */
  value: z.string(),
  label: z.string(),
  /** Rows of the table when it is filtered by the value. */
  count: z.int(),
  /** What the terms of these rows say, where terms of the type have a direction; together as many as `count`. */
  directions: z.object({ up: z.int(), down: z.int(), changed: z.int(), normal: z.int() }).nullable(),
});

export const overviewPart = z.object({
  /** Annotation type */
  type: z.string(),
  label: z.string(),
  /** Values that some row has. */
  cells: z.array(overviewCell),
});
export type OverviewCell = z.infer<typeof overviewCell>;
export type OverviewPart = z.infer<typeof overviewPart>;

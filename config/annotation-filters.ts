/** annotation-filters.json: what rows of tables of annotations can be chosen by. */
import { z } from "zod";
import { tablePage } from "./annotation-types.ts";

const category = {
  value: z.string().regex(/^[a-z0-9-]+$/, "a value for addresses: a–z, 0–9 and hyphens"),
  display_name: z.string().min(1),
};
const filterBase = {
  display_name: z.string().min(1),
  /** Kinds of page that show the filter. */
  scope: z.array(tablePage).min(1),
  /** Whether the filter is for the table in details only. */
  detailed_view_only: z.boolean(),
};

/** Rows have to match one category of each filter that is set. They know their categories from when they were loaded. */
const annotationFilter = z.discriminatedUnion("filter_type", [
  /** Haploid or diploid genotypes. */
  z.strictObject({ filter_type: z.literal("ploidiness"), ...filterBase }),
  /** The term is one of these or a descendant. */
  z.strictObject({
    filter_type: z.literal("term"),
    ...filterBase,
    term_categories: z.array(z.strictObject({ ...category, terms: z.array(z.string()).min(1) })).min(1),
  }),
  /** As term; the categories are the terms of the type's slim. */
  z.strictObject({ filter_type: z.literal("slim"), ...filterBase }),
  /** The evidence code or name is one of these, in any case, with or without the word "evidence" at its end. */
  z.strictObject({
    filter_type: z.literal("evidence"),
    ...filterBase,
    evidence_categories: z
      .array(z.strictObject({ ...category, evidence: z.array(z.string()).min(1) }))
      .min(1),
  }),
  /** Throughput: high, low, non-experimental, or several of them joined by "|". */
  z.strictObject({
    filter_type: z.literal("throughput"),
    ...filterBase,
    throughput_categories: z
      .array(
        z.strictObject({
          ...category,
          throughput: z
            .string()
            .regex(
              /^(high|low|non-experimental)(\|(high|low|non-experimental))*$/,
              'high, low, non-experimental, or several joined by "|"',
            ),
        }),
      )
      .min(1),
  }),
  /** An extension by one of the relations points to one of the terms or a descendant. */
  z.strictObject({
    filter_type: z.literal("extension"),
    ...filterBase,
    extension_rel_type_names: z.array(z.string()).min(1),
    extension_categories: z.array(z.strictObject({ ...category, terms: z.array(z.string()).min(1) })).min(1),
  }),
  /** What the release records of how something was seen; the categories are the values that it has. */
  z.strictObject({
    filter_type: z.literal("recorded"),
    ...filterBase,
    recorded: z.enum(["condition", "allele_type", "expression", "background", "severity", "penetrance"]),
  }),
  /** The term is below one of those that stand directly below the term of the page. */
  z.strictObject({ filter_type: z.literal("child"), ...filterBase }),
]);
/** By the name of their parameter. */
export const annotationFilters = z.record(
  z.string().regex(/^[a-z_]+$/, "a name for addresses: a–z and _"),
  annotationFilter,
);

export type AnnotationFilter = z.infer<typeof annotationFilter>;
/** What filters choose of how something was seen. */
export type RecordedOf = Extract<AnnotationFilter, { filter_type: "recorded" }>["recorded"];

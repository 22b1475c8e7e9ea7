/** `release.json`: the list of data sets of a release directory. */
import { z } from "zod";
import { knownTables } from "../genetic-code/tables.ts";
import { otherFormats } from "./records.ts";
import { tables } from "./tables.ts";
import type { Format } from "./records.ts";

/** The closed list of formats. Object.keys forgets the key type, hence the cast. */
const formats: readonly Format[] = [...otherFormats, ...(Object.keys(tables) as (keyof typeof tables)[])];

const dataset = z.strictObject({
  id: z.string().regex(/^[a-zA-Z0-9._-]+$/, "letters, digits, dots, hyphens and underscores only"),
  entity: z.string().min(1),
  format: z.enum(formats, {
    error: ({ input }) =>
      typeof input === "string" ? `unknown format "${input}"` : "expected the name of a format",
  }),
  /** From the release directory; plain or gzip by its content. */
  path: z
    .string()
    .min(1)
    .refine(
      (path) => !path.startsWith("/") && !path.split("/").includes(".."),
      "a path inside the release directory",
    ),
  rows: z.int().nonnegative(),
  date: z.iso.date(),
  source: z.string(),
  licence: z.string(),
  note: z.string().default(""),
});

export const releaseFile = z.strictObject({
  schema: z.literal(1),
  release: z.iso.date(),
  organism: z.strictObject({
    taxonid: z.int().positive(),
    genus: z.string().min(1),
    species: z.string().min(1),
    common_name: z.string().min(1),
  }),
  /** NCBI translation tables, by sequence id; `*` is for all others. */
  genetic_codes: z
    .record(
      z.string(),
      z
        .int()
        .refine(
          (table) => knownTables.includes(table),
          `an NCBI translation table: ${knownTables.join(", ")}`,
        ),
    )
    .default({}),
  datasets: z
    .array(dataset)
    .min(1)
    .superRefine((sets, context) => {
      const first = new Map<string, number>();
      sets.forEach(({ id }, index) => {
        const earlier = first.get(id);
        if (earlier === undefined) first.set(id, index);
        else
          context.addIssue({
            code: "custom",
            path: [index, "id"],
            message: `duplicate id "${id}": datasets[${earlier}] has it too`,
          });
      });
    }),
});

export type ReleaseFile = z.infer<typeof releaseFile>;
export type Dataset = ReleaseFile["datasets"][number];

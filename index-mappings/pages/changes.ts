/** What a release has changed against the one before it. */
import { z } from "zod";

export const changeRow = z.object({
  entity: z.enum(["gene", "term", "allele", "annotation", "domain"]),
  /** An id that is gone: merged into one that was there, renamed, split into several, or removed. */
  change: z.enum(["added", "removed", "changed", "merged", "renamed", "split"]),
  /** Of the gene, term or allele; of annotations and domains, the gene's. */
  id: z.string(),
  /** Its name in the release that has it. */
  name: z.string(),
  /** The gene that it is about; null where it is about none. */
  gene: z.string().nullable(),
  /** What changed: an attribute, an annotation type; `name` of what was added or removed. */
  field: z.string(),
  /** "" where there is nothing. */
  before: z.string(),
  after: z.string(),
});
export type ChangeRow = z.infer<typeof changeRow>;

const beforeAndAfter = { before: z.int(), after: z.int() };

export const releaseChanges = z.object({
  release: z.string(),
  /** The release that it is compared with; null where none was loaded before. */
  before: z.string().nullable(),
  /** Things by kind. */
  totals: z.array(z.object({ kind: z.string(), ...beforeAndAfter })),
  /** Rows by annotation type, and in how many cases a gene got a term, or lost one. */
  types: z.array(z.object({ type: z.string(), ...beforeAndAfter, added: z.int(), removed: z.int() })),
  /** Changes of one kind, the first of them as samples. */
  groups: z.array(
    z.object({
      entity: changeRow.shape.entity,
      change: changeRow.shape.change,
      field: z.string(),
      total: z.int(),
      samples: z.array(changeRow),
    }),
  ),
  /** Sentences about what became less, for those who check the release. */
  alarms: z.array(z.string()),
  /** Earlier releases that were compared, the newest first. */
  earlier: z.array(z.object({ release: z.string(), before: z.string(), sentences: z.array(z.string()) })),
});
export type ReleaseChanges = z.infer<typeof releaseChanges>;

/** What is told of a release that none was loaded before. */
export const noChanges = (release: string): ReleaseChanges => ({
  release,
  before: null,
  totals: [],
  types: [],
  groups: [],
  alarms: [],
  earlier: [],
});

/** All changes, in the order of the groups. */
export const changeList = z.array(changeRow);

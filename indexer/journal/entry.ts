import { z } from "zod";

/** Who did what to the releases, and how it ended. */
export const journalEntry = z.object({
  /** ISO date and time of the end. */
  when: z.string(),
  who: z.string(),
  /** load, stage, publish, rollback, delete */
  what: z.string(),
  /** Release directory, generation or release id, as it was asked for. */
  target: z.string(),
  outcome: z.enum(["done", "failed", "interrupted"]),
  /** What has come of it, or why not. */
  detail: z.string(),
  seconds: z.number(),
});
export type JournalEntry = z.infer<typeof journalEntry>;

import { z } from "zod";
import { gone } from "../../index-mappings/pages/gone.ts";

/** RFC 9457 problem details: the body of every error. */
export const problem = z.object({
  /** Address of the explanation of this kind of problem. */
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  /** Path of the request. */
  instance: z.string(),
  /** For support; also in the X-Request-Id header. */
  request_id: z.string(),
  /** Parts of the request that are wrong: where, why, and where it tells more, which of several values, or at which character from 1. */
  errors: z
    .array(
      z.object({
        where: z.string(),
        reason: z.string(),
        value: z.string().optional(),
        position: z.int().optional(),
      }),
    )
    .optional(),
  /** Pages with a name near the one that was not found. */
  suggestions: z.array(z.object({ type: z.string(), id: z.string(), label: z.string() })).optional(),
  /** What is known of a gene's id that was removed or stands for several genes now. */
  gone: gone.optional(),
  /** Release ids that can be asked for, when an unknown one was. */
  releases: z.array(z.string()).optional(),
  /** The part of the system that is down. */
  part: z.string().optional(),
});
export type Problem = z.infer<typeof problem>;

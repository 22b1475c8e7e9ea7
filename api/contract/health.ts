import { z } from "zod";

export const health = z.object({
  status: z.enum(["ok", "degraded"]),
  version: z.string(),
  release: z.string().nullable(),
  generation: z.string().nullable(),
  /** Each part that Karyon needs, whether it answers, and what fails without it. */
  parts: z.array(z.object({ name: z.string(), up: z.boolean(), message: z.string() })),
});
export type Health = z.infer<typeof health>;

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

/** The live release, null while none is loaded; with it, all that are kept, the live one first. */
export const servedReleases = z.object({
  release: z.string().nullable(),
  generation: z.string().nullable(),
  releases: z.array(z.string()),
});
export type ServedReleases = z.infer<typeof servedReleases>;

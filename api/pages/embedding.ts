/** Who may show views and the genome browser in frames. */
import type { Response } from "express";
import type { Services } from "../context/services.ts";

/** Pages of the own site, and of those that the deployment names. */
export const frameAncestors = ({ deployment }: Pick<Services, "deployment">): string =>
  ["frame-ancestors 'self'", ...deployment.site.viewers.embedded_by].join(" ");

/** The policy of the page says it; the older header knows only the own site. */
export const allowFrames = (response: Response): Response => {
  response.removeHeader("X-Frame-Options");
  return response;
};

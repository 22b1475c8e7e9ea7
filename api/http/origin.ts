import type { Request } from "express";
import type { Services } from "../context/services.ts";

/**
 * Scheme and host that pages name themselves by: those of the setting, or those that the request came to. Without the
 * setting anybody who asks says what the host is, which is why caches in front of the site need it.
 */
export const originOf = (request: Request, { publicUrl }: Pick<Services, "publicUrl">): string =>
  publicUrl ?? `${request.protocol}://${request.get("host") ?? ""}`;

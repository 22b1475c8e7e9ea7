/** Requests of the search box. */
import type { Request } from "playwright-core";

/** Whether a request asks for suggestions. */
export const isSuggest = (request: Request): boolean => request.url().includes("/search/suggest");
/** What was typed. */
export const textOf = (request: Request): string => new URL(request.url()).searchParams.get("q") ?? "";

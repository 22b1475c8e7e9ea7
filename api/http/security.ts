/** Headers that keep a page from loading or being loaded where it should not. */
import helmet from "helmet";
import type { RequestHandler } from "express";

/** @param formTargets addresses of other sites that forms of the pages send to */
export const security = (formTargets: readonly string[]): RequestHandler =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", "data:"],
        workerSrc: ["'self'", "blob:"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'", ...new Set(formTargets.map((url) => new URL(url).origin))],
        frameAncestors: ["'self'"],
      },
    },
    // Whoever ends TLS in front of this server knows whether the site is to be reached by https only.
    strictTransportSecurity: false,
    xFrameOptions: { action: "sameorigin" },
  });

/** The data are public: pages of other sites may read them. */
export const openToAll: RequestHandler = (_request, response, next) => {
  response.set({
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Expose-Headers":
      "X-Release, X-Request-Id, X-Redirected-From, X-Kept-From, X-Sequence-Range, Accept-Ranges, Content-Range, ETag, Content-Location, Retry-After",
    "Cross-Origin-Resource-Policy": "cross-origin",
  });
  next();
};

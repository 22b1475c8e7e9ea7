/** Puts the described calls under /api/v1. */
import { Router } from "express";
import type { RequestHandler } from "express";
import { openDoor } from "./admission/admit.ts";
import { classOf, costOf } from "./admission/classes.ts";
import { bodyBytes, jsonBody } from "./http/body.ts";
import { unknownPath } from "./http/errors.ts";
import { methodNotAllowed } from "./problem/problem-error.ts";
import { readPart } from "./http/read-request.ts";
import { limitUse } from "./http/rate-limit.ts";
import { keepAnswers } from "./http/kept-answers.ts";
import type { Metrics } from "./http/metrics.ts";
import { openToAll } from "./http/security.ts";
import { docsHandler, openApiHandler } from "./openapi/handlers.ts";
import { routes } from "./routes/index.ts";
import { noParameters } from "./routes/route.ts";
import type { Route } from "./routes/route.ts";
import type { Services } from "./context/services.ts";

const readOnly = "GET, HEAD, OPTIONS";

/** What describes the calls is no call itself, but takes no parameters either. */
const withoutParameters: RequestHandler = (request, _response, next) => {
  readPart(noParameters, request.query, "query");
  next();
};

/** Tells which methods there are, and refuses all others. */
const onlyMethods =
  (methods: string): RequestHandler =>
  (request, response) => {
    if (request.method !== "OPTIONS") throw methodNotAllowed(request.method, methods);
    response
      .set({ Allow: methods, "Access-Control-Allow-Methods": methods, "Access-Control-Allow-Headers": "*" })
      .status(204)
      .end();
  };

/** `/data/gene/{id}` as Express writes it; `{path}` takes the rest of the address, slashes and all. */
const expressPath = (path: string): string => path.replace("{path}", "*path").replaceAll(/\{(\w+)\}/g, ":$1");

/** Groups of calls whose last answers are kept: what pages are made of. */
const isKept = new Set(["Search", "Pages", "The release", "Annotations", "Lists"]);

/** Everything under /api; `build` tells one state of program and configuration from another. */
export function apiRouter(services: Services, build: string, metrics: Metrics): Router {
  const router = Router({ caseSensitive: true });
  router.use(openToAll);
  const limit = limitUse(services);
  const admission = openDoor();
  const keep = keepAnswers(services);
  const add = (path: string, ...handlers: RequestHandler[]): void => {
    router
      .route(`/v1${expressPath(path)}`)
      .get(metrics.name(path), ...handlers)
      .all(onlyMethods(readOnly));
  };
  const addRoute = (route: Route): void => {
    const { path, handle, body, expensive = false } = route;
    // Health and figures are told under any load.
    const door = route.group === "Service" ? [] : [admission((request) => classOf(route, request))];
    const limits = expensive ? [limit((request) => costOf[classOf(route, request)])] : [];
    const answer: RequestHandler = (request, response) => handle(services, build, request, response);
    // A body says whether it asks for a file only when it has been read, for which there has to be a slot.
    if (body)
      router
        .route(`/v1${expressPath(path)}`)
        .post(metrics.name(path), ...limits, bodyBytes, ...door, jsonBody, ...door, answer)
        .all(onlyMethods("POST, OPTIONS"));
    else add(path, ...limits, ...door, ...(isKept.has(route.group) ? [keep] : []), answer);
  };
  for (const route of routes) addRoute(route);
  add("/openapi.json", withoutParameters, openApiHandler(services, build));
  add("/docs", withoutParameters, docsHandler(services, build));
  // Not at /metrics, where such figures often are: that is a page of the site.
  add("/metrics", withoutParameters, metrics.show);
  router.use(unknownPath);
  return router;
}

/**
 * A call of the api, described once: the same description answers requests, checks what they ask and writes the
 * documentation.
 */
import type { Request, Response } from "express";
import { z } from "zod";
import type { UseClass } from "../admission/classes.ts";
import { answerFromCache, answerUncached } from "../http/caching.ts";
import type { Bytes } from "../http/caching.ts";
import { sendUnchanged } from "../http/kept-answers.ts";
import { withGeneration } from "../generation/choose.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { closed, readPart } from "../http/read-request.ts";
import type { Services } from "../context/services.ts";

/** What a call answers: JSON of a shape, or text of another kind. */
export type Answer =
  | { readonly description: string; readonly schema: z.ZodType }
  | { readonly description: string; readonly mediaType: string };

export interface RouteText {
  /** Below /api/v1, parameters in braces: `/dataset/{release}/data/gene/{id}`. */
  readonly path: string;
  /** Heading that the call stands under in the documentation. */
  readonly group: string;
  readonly summary: string;
  readonly description?: string;
  readonly answer: Answer;
  /** Statuses beside 200 that this call has of its own. */
  readonly failures?: readonly number[];
  /** Addresses to try, below /api/v1; of a POST, bodies. */
  readonly examples: readonly string[];
  /** Which slots it takes; by its group when absent. */
  readonly use?: UseClass;
  /** Costs enough for its use to be limited. */
  readonly expensive?: boolean;
}

export interface Route extends RouteText {
  readonly params: z.ZodObject;
  readonly query: z.ZodObject;
  /** What is asked for, as JSON: such a call is a POST, all others are GETs. */
  readonly body?: z.ZodType;
  readonly handle: (services: Services, build: string, request: Request, response: Response) => Promise<void>;
}

interface RequestSchemas<P extends z.ZodObject, Q extends z.ZodObject> {
  readonly params: P;
  readonly query: Q;
}

export interface RouteContext<P extends z.ZodObject, Q extends z.ZodObject> {
  readonly params: z.output<P>;
  readonly query: z.output<Q>;
  readonly services: Services;
  readonly request: Request;
  readonly response: Response;
}

/** What a call about a release is given: beside what was asked, the generation that answers. */
export interface DatasetContext<P extends z.ZodObject, Q extends z.ZodObject> extends RouteContext<P, Q> {
  readonly generation: LoadedGeneration;
}

/** A call about the service itself. */
export function route<P extends z.ZodObject, Q extends z.ZodObject>(
  definition: RouteText &
    RequestSchemas<P, Q> & { readonly answerWith: (asked: RouteContext<P, Q>) => Promise<void> },
): Route {
  const { answerWith, ...text } = { ...definition, query: closed(definition.query) };
  return {
    ...text,
    handle: (services, _build, request, response) =>
      answerWith({
        services,
        request,
        response,
        params: readPart(text.params, request.params, "path"),
        query: readPart(text.query, request.query, "query"),
      }),
  };
}

/** Shapes are compiled when they are made: once, not with each request. */
const ofRelease = z.object({
  release: z
    .string()
    .describe(
      "`latest`, or the id of a release to cite it: its answers stay the same. Each load of a release also answers under the name of its generation, one that is not published yet only so.",
    ),
});

/** A call about a release. It works on one generation from beginning to end, and is not repeated for those who have its answer. */
export function datasetRoute<P extends z.ZodObject, Q extends z.ZodObject>(
  definition: Omit<RouteText, "examples"> &
    RequestSchemas<P, Q> & {
      /** Addresses to try, below the data set. */
      readonly examples: readonly string[];
      readonly bytes?: Bytes;
      readonly answerWith: (asked: DatasetContext<P, Q>) => Promise<void>;
      /** The answer before the first load; a 503 problem when absent. */
      readonly answerBefore?: (asked: RouteContext<P, Q>) => Promise<void>;
    },
): Route {
  const {
    answerWith,
    answerBefore,
    path,
    examples,
    bytes,
    failures = [],
    ...text
  } = {
    ...definition,
    query: closed(definition.query),
  };
  const params = text.params.extend(ofRelease.shape);
  return {
    ...text,
    path: `/dataset/{release}${path}`,
    examples: examples.map((example) => `/dataset/latest${example}`),
    failures: [400, 404, ...failures, 503],
    params,
    async handle(services, build, request, response) {
      const { release } = readPart(ofRelease, request.params, "path");
      const asked = {
        services,
        request,
        response,
        params: readPart(text.params, request.params, "path"),
        query: readPart(text.query, request.query, "query"),
      };
      await withGeneration(services, release, async (generation) => {
        if (answerFromCache(request, response, release, generation, build, bytes)) return;
        if (sendUnchanged(request, response, services)) return;
        await answerWith({ ...asked, generation });
      }).catch(async (error: unknown) => {
        if (!answerBefore || services.generations.live !== null) throw error;
        response.set("Cache-Control", "no-store");
        await answerBefore(asked);
      });
    },
  };
}

/** A call about a release whose question is too long for an address. It changes nothing, and its answer is not kept by caches. */
export function datasetPost<P extends z.ZodObject, B extends z.ZodType>(
  definition: Omit<RouteText, "examples"> & {
    readonly params: P;
    readonly body: B;
    /** Bodies to try. */
    readonly examples: readonly z.input<B>[];
    readonly answerWith: (
      asked: Omit<DatasetContext<P, typeof none>, "query"> & { readonly body: z.output<B> },
    ) => Promise<void>;
  },
): Route {
  const {
    answerWith,
    path,
    examples,
    failures = [],
    ...text
  } = {
    ...definition,
    body: closed(definition.body),
  };
  const params = text.params.extend(ofRelease.shape);
  return {
    ...text,
    path: `/dataset/{release}${path}`,
    examples: examples.map((example) => JSON.stringify(example)),
    failures: [400, 404, 413, 415, ...failures, 503],
    params,
    query: none,
    async handle(services, _build, request, response) {
      const { release } = readPart(ofRelease, request.params, "path");
      const asked = {
        services,
        request,
        response,
        params: readPart(text.params, request.params, "path"),
        body: readPart(text.body, request.body, "body"),
      };
      readPart(noParameters, request.query, "query");
      await withGeneration(services, release, async (generation) => {
        answerUncached(response, generation);
        await answerWith({ ...asked, generation });
      });
    },
  };
}

/** The query of a call that takes no parameters. */
export const noParameters = z.strictObject({});

/** For calls without parameters of their own. */
export const none = z.object({});

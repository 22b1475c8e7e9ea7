/** The OpenAPI 3.1 document, written from the descriptions of the calls. */
import { z } from "zod";
import { problem } from "../contract/problem.ts";
import type { Site } from "../../config/schema.ts";
import { filledExamples } from "./examples.ts";
import type { Answer, Route } from "../routes/route.ts";
import { liftDefinitions } from "./definitions.ts";

type Json = Readonly<Record<string, unknown>>;

export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query";
  readonly required: boolean;
  readonly description?: string;
  readonly schema: Json;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: Json;
  readonly responses: Readonly<Record<string, Json>>;
  /** Addresses to try; of a POST, bodies. */
  readonly "x-examples": readonly string[];
}

export interface OpenApiDocument {
  readonly openapi: "3.1.0";
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, { readonly get: Operation } | { readonly post: Operation }>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Json>>;
    readonly responses: Readonly<Record<string, Json>>;
  };
}

/** What each failing status means; the anchors are those that `type` of a problem points to. */
export const failureTexts: Readonly<Record<number, { readonly anchor: string; readonly text: string }>> = {
  400: {
    anchor: "bad-request",
    text: "A part of the request cannot be read, is unknown, or asks for more than one answer can hold; `errors` name the parts (`where`; `value`, of several) and the reasons.",
  },
  404: {
    anchor: "not-found",
    text: "There is no such thing. For genes, `suggestions` hold near names, and `gone` says of an id that was removed or stands for several genes now why (`comment`, where known) and for which (`genes`); for releases, `releases` hold those there are.",
  },
  405: {
    anchor: "method-not-allowed",
    text: "Data can only be read here; the header Allow names the methods.",
  },
  413: { anchor: "too-large", text: "The request is larger than is read." },
  415: {
    anchor: "media-type",
    text: "The body of the request is not of a media type that is read; it has to be JSON.",
  },
  416: {
    anchor: "range",
    text: "The range asked for begins beyond the end of the file; Content-Range says how long it is.",
  },
  422: {
    anchor: "nothing-asked",
    text: "The request can be read but holds no question: its constraints are no node.",
  },
  429: {
    anchor: "too-many-requests",
    text: "More requests in a minute than one reader may send; Retry-After says when to go on.",
  },
  500: { anchor: "server-error", text: "A mistake of ours; it is logged with the request id." },
  503: {
    anchor: "out-of-service",
    text: "A part of the system is down; `part` names it and Retry-After says when to try again.",
  },
};

/** JSON Schema without the line that says which dialect it is: OpenAPI 3.1 has it by default. */
function jsonSchema(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}

function parameters(schema: z.ZodObject, location: Parameter["in"]): Parameter[] {
  return Object.entries(schema.shape).map(([name, part]) => {
    // The parts of an object schema are schemas.
    const field = part as z.ZodType;
    const { description, ...rest } = jsonSchema(field, "input");
    const required = location === "path" || !field.safeParse(undefined).success;
    return {
      name,
      in: location,
      required,
      ...(typeof description === "string" ? { description } : {}),
      schema: rest,
    };
  });
}

const content = (answer: Answer): Json =>
  "schema" in answer
    ? { "application/json": { schema: jsonSchema(answer.schema, "output") } }
    : { [answer.mediaType]: { schema: { type: "string" } } };

const operationId = (path: string): string =>
  path
    .replaceAll(/[{}]/g, "")
    .split(/[/_-]/)
    .filter((part) => part !== "" && part !== "dataset" && part !== "release")
    // Blank parts are left out.
    .map((part, i) => (i === 0 ? part : part[0]!.toUpperCase() + part.slice(1)))
    .join("");

const operation = (route: Route, names: Site["api_examples"]): Operation => ({
  operationId: operationId(route.path),
  tags: [route.group],
  summary: route.summary,
  ...(route.description === undefined ? {} : { description: route.description }),
  parameters: [...parameters(route.params, "path"), ...parameters(route.query, "query")],
  ...(route.body === undefined
    ? {}
    : {
        requestBody: {
          required: true,
          content: { "application/json": { schema: jsonSchema(route.body, "input") } },
        },
      }),
  responses: Object.fromEntries([
    ["200", { description: route.answer.description, content: content(route.answer) }],
    ...[...(route.failures ?? []), ...(route.expensive ? [429] : [])].map((status) => [
      String(status),
      { $ref: `#/components/responses/problem${status}` },
    ]),
  ]),
  "x-examples":
    route.body === undefined
      ? filledExamples(route.examples, names, true).map((example) => `/api/v1${example}`)
      : filledExamples(route.examples, names, false),
});

/** `paths` are relative to /api/v1. */
export function openApiDocument(
  routes: readonly Route[],
  { site_name: siteName, api_examples: names }: Pick<Site, "site_name" | "api_examples">,
  version: string,
): OpenApiDocument {
  const definitions = new Map<string, unknown>();
  const paths = liftDefinitions(
    Object.fromEntries(
      routes.map((route) => [
        route.path,
        route.body === undefined ? { get: operation(route, names) } : { post: operation(route, names) },
      ]),
    ),
    definitions,
  );
  return {
    openapi: "3.1.0",
    info: {
      title: `${siteName}: data`,
      version,
      description:
        "Everything that the pages of the site show, as JSON. All data can be read by anybody, and by programs. " +
        "Answers carry the release they come from in X-Release, and an ETag to ask with If-None-Match. Every error is a problem document (RFC 9457). " +
        "Parameters and keys that a call does not have, and values that it cannot read, are refused with 400, which names each with what was most likely meant; " +
        "a parameter without a value counts as not given, and a page past the end is empty.",
    },
    servers: [{ url: "/api/v1" }],
    tags: [...new Set(routes.map(({ group }) => group))].map((name) => ({ name })),
    paths,
    components: {
      schemas: {
        ...(Object.fromEntries(definitions) as Readonly<Record<string, Json>>),
        problem: jsonSchema(problem, "output"),
      },
      responses: Object.fromEntries(
        Object.entries(failureTexts).map(([status, { text }]) => [
          `problem${status}`,
          {
            description: text,
            content: { "application/problem+json": { schema: { $ref: "#/components/schemas/problem" } } },
          },
        ]),
      ),
    },
  };
}

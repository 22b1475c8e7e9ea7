/**
 * Pages and their first tables from the copy of this machine, sent without a look for their call: to find it takes several times as
 * long as to read one. All answers of a call about a release have the same head but for their tag and length; the first tells it.
 */
import type { IncomingMessage, OutgoingHttpHeaders } from "node:http";
import { entityKinds } from "../../index-mappings/fields/entities.ts";
import { hasTables } from "../../index-mappings/finished-tables.ts";
import { pageId, tablesId } from "../../index-mappings/page-store.ts";
import type { Front } from "../context/front.ts";
import type { Services } from "../context/services.ts";
import { findGeneration } from "../generation/choose.ts";
import type { LoadedGeneration } from "../generation/generations.ts";
import { releaseTag } from "./caching.ts";

interface AskedDocument {
  /** As the address has it. */
  readonly release: string;
  /** The address without the id. */
  readonly call: string;
  /** Id in the index of pages. */
  readonly document: string;
}

const address = new RegExp(`^(/api/v1/dataset/([^/?]+)/data/(${entityKinds.join("|")})/)([^/?]+)(/tables)?$`);

function documentOf(kind: string, id: string, isTables: boolean): string | null {
  const known = entityKinds.find((one) => one === kind);
  if (known === undefined) return null;
  if (!isTables) return pageId(known, id);
  return hasTables(known) ? tablesId(known, id) : null;
}

/** The document that an address asks for; null for what is not the plain address of one. */
export function askedDocument(url: string): AskedDocument | null {
  const [, start = "", release = "", kind = "", id = "", tables = ""] = address.exec(url) ?? [];
  try {
    const document = documentOf(kind, decodeURIComponent(id), tables !== "");
    return document === null ? null : { release, call: start + tables, document };
  } catch {
    // No text is written like that, which its call says.
    return null;
  }
}

/** Clients who say plainly that they unpack gzip, as nearly all do; the others are understood later. */
const takesGzip = /(?:^|[\s,])gzip\s*(?:,|$)/;

/** Whether nothing is wanted but the answer, packed: to say that the client has it, or to send its head only, is left to its call. */
export const isPlain = ({ method, headers }: IncomingMessage): boolean =>
  method === "GET" &&
  headers["if-none-match"] === undefined &&
  takesGzip.test(headers["accept-encoding"] ?? "");

interface Head {
  readonly route: unknown;
  readonly headers: OutgoingHttpHeaders;
}

/** By call, which names what the release is called: as many as there are kinds of pages for each release that is asked for. */
const heads = new Map<string, Head>();

type Known = Pick<Services, "generations" | "prefix">;

const copyOf = (
  { generations }: Known,
  { release, document }: AskedDocument,
): [LoadedGeneration, Buffer] | null => {
  const generation = findGeneration(generations, release);
  const body = generation?.copy.document("pages", document)?.body;
  return generation && body ? [generation, body] : null;
};

/** Remembers what the answers of a call have in common. @returns whether this answer can be made again of it and of the copy */
export function rememberHead(services: Known, url: string, head: Head): boolean {
  const asked = askedDocument(url);
  if (!asked || head.headers["content-encoding"] !== "gzip" || !copyOf(services, asked)) return false;
  heads.set(services.prefix + asked.call, head);
  return true;
}

/** Sends a document of the copy where its call has answered for another one of the same release. */
export const sendCopied =
  (services: Known, build: string): Front =>
  (request, response, next) => {
    const { url = "" } = request;
    const asked = isPlain(request) ? askedDocument(url) : null;
    const head = asked && heads.get(services.prefix + asked.call);
    const copied = head && copyOf(services, asked);
    if (!copied) return next();
    const [generation, body] = copied;
    // Of another release, its head has not been seen yet.
    if (head.headers["x-release"] !== generation.release) return next();
    response.locals["route"] = head.route;
    const own = { etag: releaseTag(generation, build, url), "content-length": body.length };
    response.writeHead(200, { ...head.headers, ...own }).end(body);
  };

/** Writing documents to an index in large requests. */
import type { Client } from "@elastic/elasticsearch";
import { setTimeout as sleep } from "node:timers/promises";
import type { AssembledDoc } from "../assemble/documents/assembled-doc.ts";
import { LoadError } from "./load-error.ts";
import { unthrottled } from "./throttle.ts";
import type { Throttle } from "./throttle.ts";
import { isPassingStatus } from "./with-retry.ts";
import type { RetryOptions } from "./with-retry.ts";

/** A request is sent when it holds so many characters of JSON or so many documents; while readers wait, a share of them. */
const batchCharacters = 4_000_000;
const batchDocuments = 5_000;
/** One is written while the next is made; while readers wait, one alone. */
const requestsInFlight = 2;
const retryPause = 1_000;

interface Line {
  readonly id: string;
  /** Action and document, each ending in a line feed. */
  readonly text: string;
}

interface BulkAnswer {
  readonly errors: boolean;
  readonly items: readonly {
    readonly index: {
      readonly _id: string;
      readonly status: number;
      readonly error?: {
        readonly type: string;
        readonly reason: string;
        readonly caused_by?: { readonly reason: string };
      };
    };
  }[];
}

async function* batchesOf(docs: AsyncIterable<AssembledDoc>, throttle: Throttle): AsyncIterable<Line[]> {
  let lines: Line[] = [];
  let characters = 0;
  for await (const { id, doc } of docs) {
    const text = `${JSON.stringify({ index: { _id: id } })}\n${JSON.stringify(doc)}\n`;
    lines.push({ id, text });
    characters += text.length;
    const { share } = throttle;
    if (characters < share * batchCharacters && lines.length < share * batchDocuments) continue;
    yield lines;
    lines = [];
    characters = 0;
  }
  if (lines.length > 0) yield lines;
}

function refusal(index: string, refused: readonly BulkAnswer["items"][number][]): LoadError {
  const shown = refused
    .slice(0, 5)
    .map(
      ({ index: { _id, error } }) =>
        `document ${_id}: ${error?.reason ?? "no reason given"}${error?.caused_by ? ` (${error.caused_by.reason})` : ""}`,
    );
  const more =
    refused.length > shown.length
      ? [`and ${(refused.length - shown.length).toLocaleString("en")} more in the same request`]
      : [];
  return new LoadError(
    [`Elasticsearch refused documents of index ${index}:`, ...shown, ...more].join("\n  "),
  );
}

/** Sends a batch until every document is in; documents that the server was too busy for are sent again. */
async function send(client: Client, index: string, batch: Line[], retry: RetryOptions): Promise<void> {
  const deadline = performance.now() + retry.limit;
  let lines = batch;
  for (;;) {
    const answer = await client.transport.request<BulkAnswer>({
      method: "POST",
      path: `/${encodeURIComponent(index)}/_bulk`,
      querystring: { filter_path: "errors,items.index._id,items.index.status,items.index.error" },
      bulkBody: lines.map((line) => line.text).join(""),
    });
    if (!answer.errors) return;
    const failed = answer.items.filter((item) => item.index.error);
    const refused = failed.filter((item) => !isPassingStatus(item.index.status));
    if (refused.length > 0 || performance.now() > deadline)
      throw refusal(index, refused.length > 0 ? refused : failed);
    const again = new Set(failed.map((item) => item.index._id));
    lines = lines.filter((line) => again.has(line.id));
    await sleep(retryPause);
  }
}

/**
 * Writes all documents to an index and returns how many; `onProgress` hears the number written so far, `throttle` says how
 * large requests may be and how long to rest between them. Equal ids overwrite each other, so the same documents can be written
 * again. Throws a LoadError that names index, document and
 * reason when Elasticsearch refuses a document.
 */
export async function writeDocuments(
  client: Client,
  index: string,
  docs: AsyncIterable<AssembledDoc>,
  retry: RetryOptions,
  onProgress: (done: number) => void = () => {},
  throttle: Throttle = unthrottled,
): Promise<number> {
  const flights = new Set<Promise<void>>();
  let failure: { error: unknown } | undefined;
  let done = 0;
  for await (const batch of batchesOf(docs, throttle)) {
    const sent = performance.now();
    const flight: Promise<void> = send(client, index, batch, retry)
      .then(
        () => {
          onProgress((done += batch.length));
          return throttle.rest(performance.now() - sent);
        },
        (error: unknown) => {
          failure ??= { error };
        },
      )
      .finally(() => flights.delete(flight));
    flights.add(flight);
    while (flights.size >= (throttle.share < 1 ? 1 : requestsInFlight)) await Promise.race(flights);
    if (failure) break;
  }
  await Promise.all(flights);
  if (failure) throw failure.error;
  return done;
}

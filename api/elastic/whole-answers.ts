/**
 * Just after it has started, or when a node is lost, Elasticsearch has some shards and lacks others, and answers from those that it
 * has. Such an answer would be a wrong one: fewer genes, or none of a kind. Here it is a failure, as if nobody had answered.
 */
import { errors } from "@elastic/elasticsearch";
import type { TransportRequestOptions, TransportRequestParams } from "@elastic/elasticsearch";
import { z } from "zod";

const counted = z.object({ _shards: z.object({ failed: z.number().positive() }) });
const documents = z.object({ docs: z.array(z.unknown()) });
const unread = z.object({ error: z.object({ type: z.string() }) });

/** The options of a request; a search is to fail rather than to be answered in part. */
export const wholeAnswer = (
  { meta }: TransportRequestParams,
  options: TransportRequestOptions = {},
): TransportRequestOptions =>
  meta?.name === "search"
    ? { ...options, querystring: { ...options.querystring, allow_partial_search_results: false } }
    : options;

/** Throws a ConnectionError for an answer that was made of a part of the shards: calls that cannot be told to fail by themselves. */
export function refusePart({ meta }: TransportRequestParams, answer: unknown): void {
  const isPart =
    (meta?.name === "count" && counted.safeParse(answer).success) ||
    (meta?.name === "mget" && hasUnread(answer));
  if (isPart) throw new errors.ConnectionError("some shards do not answer");
}

/** Whether a document could not be looked for. One whose index was removed is told by who asked. */
function hasUnread(answer: unknown): boolean {
  const read = documents.safeParse(answer);
  if (!read.success) return false;
  return read.data.docs.some((doc) => {
    const one = unread.safeParse(doc);
    return one.success && one.data.error.type !== "index_not_found_exception";
  });
}

/** Reads documents by their ids; those that are asked for at about the same time go out as one request. */
import type { Client, estypes } from "@elastic/elasticsearch";
import { RequestBatcher } from "../elastic/request-batcher.ts";
import { IndexGoneError } from "../generation/choose.ts";
import { unavailable } from "../problem/problem-error.ts";

interface Asked {
  readonly index: string;
  readonly id: string;
  /** All where there is no list. */
  readonly fields: readonly string[] | undefined;
}

/** A document, that there is none, or why it cannot be read: one alone is told of as one of several. */
type Read = estypes.MgetResponseItem<unknown>;

/** Elasticsearch has no longer document ids. */
const maxIdLength = 512;

/**
 * Requests under way. Under load each holds all who wait: to ask costs several times as much as to read. With two, whoever opens a page,
 * which asks for itself and for its tables, waits for neither.
 */
const maxUnderWay = 2;
const batchers = new WeakMap<Client, RequestBatcher<Asked, Read>>();

/** One alone, for which less is written and read. */
async function readOne(elastic: Client, { index, id, fields }: Asked): Promise<Read> {
  const asked = { index, id, ...(fields && { _source_includes: [...fields] }) };
  return elastic.get(asked, { ignore: [404] });
}

async function readAll(elastic: Client, asked: readonly Asked[]): Promise<readonly Read[]> {
  const [first, second] = asked;
  if (first && !second) return [await readOne(elastic, first)];
  const docs = asked.map(({ index, id, fields }) => ({
    _index: index,
    _id: id,
    ...(fields && { _source: [...fields] }),
  }));
  const answer = await elastic.mget({ docs });
  return answer.docs;
}

function batcherOf(elastic: Client): RequestBatcher<Asked, Read> {
  let batcher = batchers.get(elastic);
  if (!batcher)
    batchers.set(elastic, (batcher = new RequestBatcher((asked) => readAll(elastic, asked), maxUnderWay)));
  return batcher;
}

/**
 * A document, or some of its fields; null when there is none.
 * @throws IndexGoneError where its generation was removed, a problem (503) where it cannot be read
 */
export async function readSource<T>(
  elastic: Client,
  index: string,
  id: string,
  fields?: readonly string[],
): Promise<T | null> {
  if (Buffer.byteLength(id) > maxIdLength) return null;
  // `!`: each that is asked has an answer.
  const read = (await batcherOf(elastic).ask([{ index, id, fields }]))[0]!;
  if ("error" in read) {
    if (read.error.type === "index_not_found_exception") throw new IndexGoneError(read.error.reason ?? "");
    throw unavailable("search engine", "The search engine does not answer. Please try again in a moment.");
  }
  // What lies in an index is what it is asked for as.
  return read.found ? (read._source as T) : null;
}

/** The connection to Elasticsearch. */
import { Client, Transport } from "@elastic/elasticsearch";
import type { TransportRequestOptions, TransportRequestParams } from "@elastic/elasticsearch";
import { LoadError } from "./load-error.ts";
import { withRetry } from "./with-retry.ts";
import type { RetryOptions } from "./with-retry.ts";

/** ms; what takes longer is asked again: the way to the server may have been lost without a word. */
const requestTimeout = 120_000;
/** ms, where a person waits. */
const soon = 30_000;

/** One that gives up at once: for commands that a person waits for. */
export const noRetry: RetryOptions = { limit: 0, onWait: () => {} };

/** A client whose every call waits for a server that is away, as long as `retry` allows. `url`: one node, or several with commas between. */
export function connect(url: string, retry: RetryOptions = noRetry): Client {
  class RetryingTransport extends Transport {
    // One signature stands for the overloads of the base class, hence the casts: the answer is passed on as it is.
    override request(params: TransportRequestParams, options?: TransportRequestOptions): Promise<never> {
      return withRetry(() => super.request(params, options) as Promise<never>, retry);
    }
  }
  const nodes = url.split(",");
  return new Client({
    nodes,
    // Of several nodes some may be away: then the others are asked.
    maxRetries: nodes.length - 1,
    requestTimeout: retry.limit === 0 ? soon : requestTimeout,
    Transport: RetryingTransport,
  });
}

/** Addresses as they may be shown: without user and password. */
export const withoutPassword = (urls: string): string => urls.replaceAll(/\/\/[^/@,]*@/g, "//");

/** Throws a LoadError when no Elasticsearch answers at the address. */
export async function mustBeElasticsearch(client: Client, url: string): Promise<void> {
  try {
    await client.info();
  } catch (error) {
    throw new LoadError(`Elasticsearch does not answer at ${withoutPassword(url)}.`, { cause: error });
  }
}

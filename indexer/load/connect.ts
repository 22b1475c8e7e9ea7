/** The connection to Elasticsearch. */
import { Client, Transport } from "@elastic/elasticsearch";
import type { TransportRequestOptions, TransportRequestParams } from "@elastic/elasticsearch";
import { LoadError } from "./load-error.ts";
import { withRetry } from "./with-retry.ts";
import type { RetryOptions } from "./with-retry.ts";

/**
 * ms that a call may take, and ms when it is asked again and again: a way to the server that has lost a question without a
 * word is noticed soon, and what takes long is waited for in the end. Everything that is asked may be asked twice.
 */
const patience = { first: 15_000, longest: 120_000 };
/** ms, where a person waits. */
const soon = 30_000;

/** One that gives up at once: for commands that a person waits for. */
export const noRetry: RetryOptions = { limit: 0, onWait: () => {} };

/** A client whose every call waits for a server that is away, as long as `retry` allows. `url`: one node, or several with commas between. */
export function connect(
  url: string,
  retry: RetryOptions = noRetry,
  { first, longest }: typeof patience = patience,
): Client {
  class RetryingTransport extends Transport {
    // One signature stands for the overloads of the base class, hence the casts: the answer is passed on as it is.
    override request(params: TransportRequestParams, options?: TransportRequestOptions): Promise<never> {
      const timeoutOf = (attempt: number): number =>
        retry.limit === 0 ? soon : Math.min(first * 2 ** attempt, longest);
      return withRetry(
        (attempt) =>
          super.request(params, { requestTimeout: timeoutOf(attempt), ...options }) as Promise<never>,
        retry,
      );
    }
  }
  const nodes = url.split(",");
  return new Client({
    nodes,
    // Of several nodes some may be away: then the others are asked.
    maxRetries: nodes.length - 1,
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

/** The connection to Elasticsearch. */
import { Client, Transport } from "@elastic/elasticsearch";
import type { TransportRequestOptions, TransportRequestParams } from "@elastic/elasticsearch";
import { LoadError } from "./load-error.ts";
import { patiently } from "./patience.ts";
import type { Patience } from "./patience.ts";

/** Merging the segments of a large index may take minutes. */
const requestTimeout = 600_000;

/** One that gives up at once: for commands that a person waits for. */
export const noPatience: Patience = { limit: 0, onWait: () => {} };

/** A client whose every call waits for a server that is away, as long as the patience allows. `url`: one node, or several with commas between. */
export function connect(url: string, patience: Patience = noPatience): Client {
  class PatientTransport extends Transport {
    // One signature stands for the overloads of the base class, hence the casts: the answer is passed on as it is.
    override request(params: TransportRequestParams, options?: TransportRequestOptions): Promise<never> {
      return patiently(() => super.request(params, options) as Promise<never>, patience);
    }
  }
  return new Client({ nodes: url.split(","), maxRetries: 0, requestTimeout, Transport: PatientTransport });
}

/** Throws a LoadError when no Elasticsearch answers at the address. */
export async function mustBeElasticsearch(client: Client, url: string): Promise<void> {
  try {
    await client.info();
  } catch (error) {
    throw new LoadError(`Elasticsearch does not answer at ${url}.`, { cause: error });
  }
}

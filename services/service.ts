/** A running Elasticsearch or Redis, as the rest of Karyon sees it. */
export interface Service {
  /** Base address, such as `http://127.0.0.1:9321` or `redis://127.0.0.1:6390`. */
  url: string;
  /** Where it came from, for people: "given address", "Docker container", "local process". */
  how: string;
  /** Resolves with one sentence if the service ends for good without being asked to; otherwise never. */
  failed: Promise<string>;
  /** End it and wait until it is gone. Does nothing to a service that was given by its address. */
  stop(): Promise<void>;
  /** Kill it at once, as a crash would; a service that we started comes back on the same port. For tests of faults. */
  crash(): void;
}

/** A service that somebody else runs: we neither watch nor stop it. */
export function givenService(url: string): Service {
  return { url, how: "given address", failed: new Promise(() => {}), stop: async () => {}, crash: () => {} };
}

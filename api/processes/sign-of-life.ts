import cluster from "node:cluster";

/** What a process sends to the one that has the port, as long as its event loop turns. */
export const signOfLife = "karyon:alive";

/** ms */
const pause = 1_000;

/** Tells that this process lives, where there is anybody to tell. */
export function tellOfLife(): void {
  if (cluster.worker) setInterval(() => cluster.worker?.send(signOfLife), pause).unref();
}

import type { Server } from "node:http";
import type { Logger } from "pino";

/** ms that requests under way have to end */
const maxDrain = 10_000;

/**
 * On SIGTERM or SIGINT: takes no more connections, lets the requests under way end, then closes what they used and exits
 * with 0. A second signal, or requests that do not end in time, cut it short.
 */
export function stopInGoodOrder(server: Server, log: Logger, close: () => Promise<void>): void {
  let stopping = false;
  const stop = (signal: string): void => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, "stopping");
    server.close(() => {
      void close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), maxDrain).unref();
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

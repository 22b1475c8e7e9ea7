/** `npm run admin`: the page for curators, on a port of its own that is not the site's. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { openLoadQueue } from "../jobs/flow.ts";
import { connectRedis } from "../jobs/redis.ts";
import { connect } from "../load/connect.ts";
import { LoadError } from "../load/load-error.ts";
import { readAdminSettings, tokenFile } from "./admin-settings.ts";
import { adminApp } from "./app.ts";

const isInUse = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "EADDRINUSE";

try {
  const settings = readAdminSettings();
  const redis = connectRedis(settings.redisUrl);
  const queue = openLoadQueue(redis, settings.prefix);
  const client = connect(settings.elasticsearchUrl);
  const server = createServer(adminApp({ client, redis, queue, settings }));
  server.listen(settings.port, settings.host);
  await once(server, "listening").catch((error: unknown) => {
    throw isInUse(error)
      ? new LoadError(
          `Port ${settings.port} is in use: stop what listens there, or choose another with KARYON_ADMIN_PORT.`,
        )
      : error;
  });
  // A TCP server's address is an object, never a pipe name.
  const { port } = server.address() as AddressInfo;
  console.log(`admin http://${settings.host}:${port}`);
  if (!process.env["KARYON_ADMIN_TOKEN"] && !process.env["KARYON_ADMIN_TOKEN_FILE"])
    console.log(`The token is in ${tokenFile(settings.state)}`);
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => {
      server.closeAllConnections();
      server.close();
      redis.disconnect();
      process.exit(0);
    });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

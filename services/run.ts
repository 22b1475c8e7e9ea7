/**
 * For developers: start Elasticsearch and Redis, print their addresses, stop on SIGTERM or Ctrl-C.
 *
 *     node services/run.ts --state DIR [--heap 512m] [--password] [--elasticsearch-port N] [--redis-port N]
 */
import { parseArgs } from "node:util";
import { startServices } from "./services.ts";
import { sentenceOf } from "./start-error.ts";

const { values } = parseArgs({
  options: {
    state: { type: "string", default: ".karyon" },
    heap: { type: "string", default: "512m" },
    password: { type: "boolean", default: false },
    "elasticsearch-port": { type: "string" },
    "redis-port": { type: "string" },
  },
});
const port = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : Number(text);

try {
  const services = await startServices({
    state: values.state,
    heap: values.heap,
    wantsPassword: values.password,
    elasticsearchPort: port(values["elasticsearch-port"]),
    redisPort: port(values["redis-port"]),
    longRun: false,
    log: (line) => console.error(line),
  });
  console.log(`ELASTICSEARCH_URL=${services.elasticsearch.url}\nREDIS_URL=${services.redis.url}`);
  const asked = new Promise<void>((resolve) => {
    for (const name of ["SIGINT", "SIGTERM"] as const) process.once(name, () => resolve());
  });
  const failure = await Promise.race([services.failed, asked]);
  await services.stop();
  if (failure !== undefined) throw new Error(failure);
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}

/**
 * Runs the api: one process, or several that share its port, as the setting KARYON_API_PROCESSES says (one for each core when
 * it is not set). They share nothing else; what all of them have to know is in Redis and Elasticsearch.
 */
import { SettingsError } from "../config/settings.ts";
import { runProcesses } from "./processes/run-processes.ts";
import { readSettings } from "./settings/settings.ts";

try {
  const { processes, figures } = readSettings(process.env);
  if (processes === 1 && figures === null) await import("./server.ts");
  else await runProcesses({ processes, figures });
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exit(1);
}

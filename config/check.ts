/** `node config/check.ts SITE`: whether a deployment can be used, a folder or the name of one in config/. Says what is wrong, and ends with 1 then. */
import { ConfigError, loadDeployment } from "./load.ts";

try {
  await loadDeployment({ folder: process.argv[2] });
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

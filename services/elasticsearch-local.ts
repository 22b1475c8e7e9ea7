import { join } from "node:path";
import { endProcesses, startChild, type Child } from "./child.ts";
import { runFolder, writeConfig, type NodeSettings } from "./elasticsearch-config.ts";
import { elasticsearchHome } from "./elasticsearch-home.ts";
import { findJava } from "./java.ts";
import { listProcesses } from "./process-table.ts";
import type { StartContext } from "./starting.ts";
import { serverUser } from "./unprivileged.ts";

/** What is needed before the server can be launched: its program, a Java, and its folder of the state. */
export interface LocalElasticsearch {
  home: string;
  javaHome: string;
  run: string;
  logFile: string;
}

/** Find or fetch what a local Elasticsearch needs. Fails with one sentence: no JDK, no Maven, no network, no space. */
export async function prepareElasticsearch(
  state: string,
  starting: StartContext,
): Promise<LocalElasticsearch> {
  const { home: javaHome } = findJava();
  const home = await elasticsearchHome(javaHome, starting);
  const run = runFolder(state);
  return { home, javaHome, run, logFile: join(run, "logs", "console.log") };
}

/** Launch the server directly, without its shell scripts, which expect a full distribution. */
export async function launchElasticsearch(
  { home, javaHome, run, logFile }: LocalElasticsearch,
  settings: NodeSettings,
  signal: AbortSignal,
): Promise<Child> {
  await endProcesses(leftProcesses(run));
  writeConfig(run, settings);
  const tmp = join(run, "tmp");
  const options = ["-Xms4m", "-Xmx64m", "-XX:+UseSerialGC"];
  const java = join(javaHome, "bin/java");
  return startChild(
    java,
    [
      ...options,
      `-Djava.io.tmpdir=${tmp}`,
      "-cp",
      join(home, "lib/tools/server-launcher/*"),
      "org.elasticsearch.server.launcher.ServerLauncher",
      "-p",
      join(run, "es.pid"),
    ],
    {
      ...serverUser(),
      cwd: home,
      log: logFile,
      niceness: settings.niceness,
      signal,
      env: {
        PATH: process.env["PATH"],
        LANG: "C.UTF-8",
        ES_HOME: home,
        ES_PATH_CONF: join(run, "config"),
        ES_TMPDIR: tmp,
        JAVA: java,
        JAVA_TYPE: "ES_JAVA_HOME",
        ES_JAVA_HOME: javaHome,
        ES_DISTRIBUTION_TYPE: "zip",
        HOSTNAME: "localhost",
        HOME: run,
        CLI_JAVA_OPTS: options.join(" "),
      },
    },
  );
}

/** Launcher and server of an earlier start on the same folder whose parent was killed: they name its tmp folder. */
function leftProcesses(run: string): number[] {
  const sign = `-Djava.io.tmpdir=${join(run, "tmp")} `;
  return listProcesses()
    .filter(({ command }) => `${command} `.includes(sign))
    .map(({ pid }) => pid);
}

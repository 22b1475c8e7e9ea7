import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { writeUser } from "./elasticsearch-user.ts";
import { giveToServer, serverCanReach, serverUser } from "./unprivileged.ts";

/** How one Elasticsearch is to run: ports on 127.0.0.1, heap as Java writes it ("512m", "1g"). */
export interface NodeSettings {
  httpPort: number;
  transportPort: number;
  heap: string;
  /** Compile hot code fully. Costs processor time in the first minutes, which a short test run never earns back. */
  longRun: boolean;
  /** Of its user; without one it answers everybody on this machine. */
  password?: string | undefined;
  /** Niceness of its processes; 0 unless told. */
  niceness?: number | undefined;
  /**
   * Of several nodes: its name, the transport ports of all on this machine, the names of those that a new cluster begins with, and
   * the folder of snapshots, which all have to share.
   */
  cluster?:
    | { name: string; transportPorts: readonly number[]; begins: readonly string[]; snapshots: string }
    | undefined;
}

/**
 * The folder of the state in which the server lives: config, data, logs, tmp. When we are root and the state is below
 * a folder closed to other users (such as /root), it is a link to a folder under /var/lib/karyon.
 */
export function runFolder(state: string): string {
  const folder = join(state, "elasticsearch");
  giveToServer(state);
  if (!existsSync(folder)) {
    rmSync(folder, { force: true }); // a link that leads nowhere
    if (serverCanReach(folder)) {
      mkdirSync(folder);
    } else {
      mkdirSync("/var/lib/karyon", { recursive: true, mode: 0o755 });
      symlinkSync(mkdtempSync("/var/lib/karyon/elasticsearch-"), folder);
    }
  }
  const real = realpathSync(folder);
  giveToServer(real);
  for (const name of ["config", "data", "logs", "tmp", "snapshots"]) {
    mkdirSync(join(real, name), { recursive: true });
    giveToServer(join(real, name));
  }
  return real;
}

/** Write the configuration files of a node. */
export function writeConfig(run: string, settings: NodeSettings): void {
  const files = {
    "elasticsearch.yml": yaml(run, settings),
    "jvm.options": jvmOptions(settings),
    "log4j2.properties": LOG4J,
  };
  if (settings.password !== undefined) writeUser(join(run, "config"), settings.password);
  for (const [name, text] of Object.entries(files)) {
    const file = join(run, "config", name);
    writeFileSync(file, text);
    const { uid, gid } = serverUser();
    if (uid !== undefined) chownSync(file, uid, gid);
  }
}

/**
 * Paths are written as JSON strings, which are YAML too, so that blanks in a path do no harm. Memory is counted by what
 * requests take: the serial collector lets garbage stand until the heap is nearly full, and requests would be refused for it.
 * The one user may read all of every document, so that none is looked through for what he may not.
 */
function yaml(run: string, { httpPort, transportPort, password, cluster }: NodeSettings): string {
  const discovery = cluster
    ? `discovery.seed_hosts: ${JSON.stringify(cluster.transportPorts.map((port) => `127.0.0.1:${port}`))}
cluster.initial_master_nodes: ${JSON.stringify(cluster.begins)}`
    : "discovery.type: single-node";
  return `cluster.name: karyon
node.name: ${cluster?.name ?? "karyon-1"}
${discovery}
network.host: 127.0.0.1
http.port: ${httpPort}
transport.port: ${transportPort}
path.data: ${JSON.stringify(join(run, "data"))}
path.logs: ${JSON.stringify(join(run, "logs"))}
path.repo: ${JSON.stringify(cluster?.snapshots ?? join(run, "snapshots"))}
xpack.security.enabled: ${password !== undefined}
xpack.security.autoconfiguration.enabled: false
xpack.security.enrollment.enabled: false
xpack.security.http.ssl.enabled: false
xpack.security.dls_fls.enabled: false
cluster.routing.allocation.disk.threshold_enabled: false
indices.breaker.total.use_real_memory: false
`;
}

/**
 * The C library keeps what Java's compiler gives back, the more the longer it has compiled: every half minute that goes back to the
 * system. A Java that does not know how does without.
 */
const GIVE_BACK = `-XX:+IgnoreUnrecognizedVMOptions
-XX:TrimNativeHeapInterval=30000
`;

function jvmOptions({ heap, longRun }: NodeSettings): string {
  return `-Xms${heap}
-Xmx${heap}
-XX:+UseSerialGC
${longRun ? "" : "-XX:TieredStopAtLevel=1\n"}-XX:-AlwaysPreTouch
-XX:+ExitOnOutOfMemoryError
${GIVE_BACK}-Djava.io.tmpdir=\${ES_TMPDIR}
-Dorg.apache.lucene.store.defaultReadAdvice=normal
-Dorg.apache.lucene.store.MMapDirectory.sharedArenaMaxPermits=1
`;
}

const LOG4J = `status = error
appender.console.type = Console
appender.console.name = console
appender.console.layout.type = PatternLayout
appender.console.layout.pattern = [%d{ISO8601}][%-5p][%-25c{1.}] [%node_name] %marker%m%n
rootLogger.level = info
rootLogger.appenderRef.console.ref = console
`;

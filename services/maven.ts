import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { startChild } from "./child.ts";
import { requireSpace } from "./disk.ts";
import { findOnPath } from "./find-on-path.ts";
import { isCode } from "./lock.ts";
import { StartError } from "./start-error.ts";
import type { StartContext } from "./starting.ts";

/** An archive of a Maven repository, and which of its files to unpack (Ant patterns). */
export interface MavenArchive {
  groupId: string;
  artifactId: string;
  version: string;
  type: "zip" | "jar";
  includes: string[];
  excludes: string[];
  /** Size of the download in megabytes, for the progress lines. */
  megabytes: number;
  /** What a person knows it as, such as "Elasticsearch 9.4.3". */
  label: string;
  /** What to do when it cannot be had, as the end of a sentence. */
  otherwise: string;
}

/** A download that brings no byte for this long is dead. */
const STALL_MS = 120_000;

/**
 * Unpack an archive of Maven Central into a folder. Maven does the download (so mirrors and proxies of the user's
 * settings.xml hold) and the unpacking (so no unzip is needed). Fails with one sentence.
 */
export async function unpackFromMaven(
  archive: MavenArchive,
  folder: string,
  { log, signal }: StartContext,
  javaHome?: string,
): Promise<void> {
  const maven = findOnPath("mvn");
  if (!maven)
    throw new StartError(
      `${archive.label} is fetched through Maven, and there is no mvn on the PATH: install Maven, or ${archive.otherwise}.`,
    );
  const work = join(folder, ".maven");
  requireSpace(folder, `the download of ${archive.label}`, Math.max(archive.megabytes * 1.6e6, 1e8));
  mkdirSync(work);
  writeFileSync(join(work, "pom.xml"), pom(archive, folder));
  // A repository of its own keeps a gigabyte that nobody needs again out of ~/.m2, unless it is there already.
  const own = isInHomeRepository(archive) ? [] : [`-Dmaven.repo.local=${join(work, "repository")}`];
  const output = join(work, "maven.log");
  log(`${archive.label}: fetching it through Maven (${archive.megabytes} MB, once)`);
  const child = await startChild(
    maven,
    [
      "-B",
      "-q",
      ...own,
      "-Dmaven.wagon.rto=60000",
      "-Daether.connector.connectTimeout=20000",
      "-Daether.connector.requestTimeout=60000",
      "-f",
      join(work, "pom.xml"),
      "generate-resources",
    ],
    { signal, log: output, cwd: work, env: { ...process.env, ...(javaHome ? { JAVA_HOME: javaHome } : {}) } },
  );
  const stalled = watchProgress(folder, archive, log, () => child.kill());
  const { code } = await child.exited;
  stalled.stop();
  if (code !== 0) throw new StartError(failure(archive, readFileSync(output, "utf8"), stalled.isDead()));
  rmSync(work, { recursive: true, force: true });
}

/** The one sentence for a failed run of Maven, from its output. */
export function failure(
  { label, otherwise }: Pick<MavenArchive, "label" | "otherwise">,
  output: string,
  stalled: boolean,
): string {
  if (output.includes("No space left on device"))
    return `The disk is full: ${label} could not be stored; free about 1.5 GB and start again.`;
  const reason =
    /\[ERROR\]\s+(?:Failed to execute goal \S+(?: \([^)]*\))?(?: on project [^:]+)?: )?(.+?)(?: -> \[Help|\s*$)/m.exec(
      output,
    )?.[1];
  // Maven puts its reasons one behind the other; the last transfer is the one that failed.
  const last = reason?.slice(Math.max(0, reason.lastIndexOf("Could not transfer"))) ?? "Maven gave no reason";
  const why = stalled ? `nothing arrived for ${STALL_MS / 1000} seconds` : last.replace(/\.$/, "");
  return `${label} could not be downloaded through Maven (${why}): check the network and start again, or ${otherwise}.`;
}

function pom(archive: MavenArchive, folder: string): string {
  const item = {
    groupId: archive.groupId,
    artifactId: archive.artifactId,
    version: archive.version,
    type: archive.type,
    outputDirectory: folder,
    includes: archive.includes.join(","),
    excludes: archive.excludes.join(","),
  };
  return `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>karyon</groupId><artifactId>fetch</artifactId><version>1</version><packaging>pom</packaging>
  <build><plugins><plugin>
    <groupId>org.apache.maven.plugins</groupId><artifactId>maven-dependency-plugin</artifactId><version>3.8.1</version>
    <executions><execution><id>fetch</id><phase>generate-resources</phase><goals><goal>unpack</goal></goals>
      <configuration><artifactItems><artifactItem>
        ${Object.entries(item)
          .map(([tag, text]) => `<${tag}>${escapeXml(text)}</${tag}>`)
          .join("\n        ")}
      </artifactItem></artifactItems></configuration>
    </execution></executions>
  </plugin></plugins></build>
</project>
`;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

function isInHomeRepository({ groupId, artifactId, version, type }: MavenArchive): boolean {
  return existsSync(
    join(
      homedir(),
      ".m2/repository",
      ...groupId.split("."),
      artifactId,
      version,
      `${artifactId}-${version}.${type}`,
    ),
  );
}

/** Tell every ten seconds how much has arrived, and give up when nothing does. */
function watchProgress(
  folder: string,
  archive: MavenArchive,
  log: StartContext["log"],
  giveUp: () => void,
): { stop(): void; isDead(): boolean } {
  let [last, since, dead] = [0, Date.now(), false];
  const timer = setInterval(() => {
    const bytes = sizeOf(folder);
    if (bytes !== last) {
      if (archive.megabytes > 100)
        log(`${archive.label}: ${Math.round(bytes / 1e6).toLocaleString("en")} MB on disk`);
      [last, since] = [bytes, Date.now()];
    } else if (Date.now() - since > STALL_MS) {
      dead = true;
      giveUp();
    }
  }, 10_000);
  return { stop: () => clearInterval(timer), isDead: () => dead };
}

/** Bytes of all files below a folder, some of which may vanish while we look. */
function sizeOf(folder: string): number {
  let sum = 0;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    try {
      if (entry.isFile()) sum += statSync(join(entry.parentPath, entry.name)).size;
    } catch (error) {
      if (!isCode(error, "ENOENT")) throw error;
    }
  }
  return sum;
}

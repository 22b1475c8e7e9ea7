import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync, realpathSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { findOnPath } from "./find-on-path.ts";
import { StartError } from "./start-error.ts";
import { serverCanReach } from "./unprivileged.ts";

/** Elasticsearch 9 runs on Java 21 and later; with 17 it exits. */
const NEEDED_JAVA = 21;

/** One Java found on this machine. */
export interface Java {
  home: string;
  /** Feature version, such as 17 or 25. */
  version: number;
  /** Whether it is a whole JDK: the launcher of Elasticsearch needs the module jdk.jlink, which a JRE lacks. */
  isJdk: boolean;
}

/**
 * The Java to run Elasticsearch with: ES_JAVA_HOME alone when it is set, else JAVA_HOME, else the newest of the usual
 * folders, else `java` on the PATH. Fails with one sentence that says what was found.
 */
export function findJava(env: NodeJS.ProcessEnv = process.env): Java {
  const named = env["ES_JAVA_HOME"];
  if (named) {
    const java = readJava(named);
    if (!java)
      throw new StartError(
        `ES_JAVA_HOME is ${named}, where there is no Java: set it to the folder of a JDK ${NEEDED_JAVA} or later.`,
      );
    return chooseJava([java], "ES_JAVA_HOME");
  }
  const found = [env["JAVA_HOME"], ...usualHomes(), homeOnPath()].flatMap((home) => {
    const java = home ? readJava(home) : undefined;
    return java ? [java] : [];
  });
  return chooseJava(found);
}

/** The first Java that will do; otherwise a sentence that lists what there is. `origin` names the setting it came from. */
export function chooseJava(found: Java[], origin?: string): Java {
  const java = found.find(
    ({ version, isJdk, home }) => version >= NEEDED_JAVA && isJdk && serverCanReach(join(home, "bin/java")),
  );
  if (java) return java;
  const list =
    found.length === 0 ? "none was found" : `found: ${[...new Set(found.map(describe))].join(", ")}`;
  throw new StartError(
    `Elasticsearch needs a JDK ${NEEDED_JAVA} or later, and ${origin ? `${origin} has another (${list})` : list}: ` +
      "install one (for instance Temurin 25) or set ES_JAVA_HOME to its folder; a running Docker engine or ELASTICSEARCH_URL will do as well.",
  );
}

/** What is known of a Java home from its `release` file, or from asking it; undefined when there is no Java. */
export function readJava(home: string): Java | undefined {
  if (!existsSync(join(home, "bin/java"))) return undefined;
  try {
    const release = readFileSync(join(home, "release"), "utf8");
    const version = featureVersion(/^JAVA_VERSION="([^"]+)"/m.exec(release)?.[1]);
    const modules = /^MODULES="([^"]+)"/m.exec(release)?.[1];
    if (version !== undefined && modules)
      return { home, version, isJdk: modules.split(" ").includes("jdk.jlink") };
  } catch {
    // no release file: ask Java itself
  }
  const version = featureVersion(/^java\.base@(\S+)/m.exec(ask(home, "--list-modules"))?.[1]);
  return version === undefined
    ? undefined
    : { home, version, isJdk: ask(home, "--list-modules").includes("jdk.jlink@") };
}

/** `25.0.3` → 25, `1.8.0_452` → 8. */
export function featureVersion(text: string | undefined): number | undefined {
  const version = /^(?:1\.)?(\d+)/.exec(text ?? "")?.[1];
  return version === undefined ? undefined : Number(version);
}

function describe({ home, version, isJdk }: Java): string {
  const reason =
    version < NEEDED_JAVA
      ? ""
      : isJdk
        ? ", but in a folder closed to other users"
        : ", but a JRE without jdk.jlink";
  return `Java ${version} in ${home}${reason}`;
}

/** Folders where Linux distributions, macOS and SDKMAN put a JDK, the newest version first. */
function usualHomes(): string[] {
  const folders = [
    ["/usr/lib/jvm", ""],
    ["/Library/Java/JavaVirtualMachines", "Contents/Home"],
    ["/opt/homebrew/opt", "libexec/openjdk.jdk/Contents/Home"],
    [join(homedir(), ".sdkman/candidates/java"), ""],
  ] as const;
  const homes = folders.flatMap(([folder, inside]) =>
    existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name, inside)) : [],
  );
  const unique = new Set(
    homes.filter((home) => existsSync(join(home, "bin/java"))).map((home) => realpathSync(home)),
  );
  return [...unique].sort((a, b) => (readJava(b)?.version ?? 0) - (readJava(a)?.version ?? 0));
}

/** The home of `java` on the PATH; it is asked, because on macOS that file is only a signpost. */
function homeOnPath(): string | undefined {
  const java = findOnPath("java");
  if (!java) return undefined;
  const properties = run(java, ["-XshowSettings:properties", "-version"]);
  return /^\s*java\.home = (.+)$/m.exec(properties)?.[1];
}

function ask(home: string, option: string): string {
  return run(join(home, "bin/java"), [option]);
}

function run(command: string, args: string[]): string {
  try {
    return execFileSync("sh", ["-c", '"$0" "$@" 2>&1', command, ...args], {
      encoding: "utf8",
      timeout: 20_000,
    });
  } catch {
    return "";
  }
}

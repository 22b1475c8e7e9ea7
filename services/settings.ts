import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Addresses } from "./running.ts";
import { StartError } from "./start-error.ts";

/** The settings of `npm start`, checked. Paths are absolute. */
export interface Settings {
  /** Port of the site on this machine. */
  port: number;
  /** Release directory to load; without it a demo release is made when nothing is loaded. */
  release: string | undefined;
  /** Deployment folder, or the name of one in config/. */
  site: string | undefined;
  /** Folder for everything that Karyon keeps: data, logs, pid files. */
  state: string;
  /** One address, or those of several nodes of a cluster with commas between. */
  elasticsearchUrl: string | undefined;
  redisUrl: string | undefined;
  /** Java heap of Elasticsearch, such as "1g"; undefined for what its data need. */
  heap: string | undefined;
  /** Whether the Elasticsearch that is started wants a password. */
  wantsPassword: boolean;
}

/** Read the settings from the environment. Fails with one sentence that names the setting; an empty one counts as not given. */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const given = (name: string): string | undefined => env[name]?.trim() || undefined;
  const javaHome = given("ES_JAVA_HOME");
  if (javaHome !== undefined && !existsSync(join(javaHome, "bin/java"))) {
    throw wrong("ES_JAVA_HOME", javaHome, "the folder of a JDK 21 or later (it has no bin/java)");
  }
  return {
    port: readPort(given("PORT") ?? "3000"),
    release: readRelease(given("KARYON_RELEASE")),
    site: readSite(given("KARYON_SITE")),
    state: resolve(given("KARYON_STATE") ?? ".karyon"),
    elasticsearchUrl: readUrl("ELASTICSEARCH_URL", readSecret("ELASTICSEARCH_URL", env), ["http:", "https:"]),
    redisUrl: readUrl("REDIS_URL", readSecret("REDIS_URL", env), ["redis:", "rediss:"]),
    heap: readHeap(given("KARYON_ES_HEAP")),
    wantsPassword: readSwitch("KARYON_ES_PASSWORD", given("KARYON_ES_PASSWORD") ?? "0"),
  };
}

type SecretName = "ELASTICSEARCH_URL" | "REDIS_URL";

/** The file that has a setting with a password, as `withSecrets` of config/ reads it too; the setting itself counts first. */
const secretFile = (name: SecretName, env: NodeJS.ProcessEnv): string | undefined =>
  env[name]?.trim() ? undefined : env[`${name}_FILE`] || undefined;

function readSecret(name: SecretName, env: NodeJS.ProcessEnv): string | undefined {
  const file = secretFile(name, env);
  if (file === undefined) return env[name]?.trim() || undefined;
  try {
    return readFileSync(file, "utf8").trim() || undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The file that the setting ${name}_FILE names cannot be read: ${reason}.`);
  }
}

/**
 * The part of the environment that tells a program which services to use. An address that stands in a file is left there: what
 * is in an environment is seen by whoever lists processes.
 */
export function addressesFor(
  { elasticsearch, redis }: Addresses,
  { elasticsearchUrl, redisUrl }: Pick<Settings, "elasticsearchUrl" | "redisUrl">,
  env: NodeJS.ProcessEnv = process.env,
): NodeJS.ProcessEnv {
  const isInFile = (name: SecretName, url: string, given: string | undefined): boolean =>
    url === given && secretFile(name, env) !== undefined;
  return {
    ...(isInFile("ELASTICSEARCH_URL", elasticsearch, elasticsearchUrl)
      ? {}
      : { ELASTICSEARCH_URL: elasticsearch }),
    ...(isInFile("REDIS_URL", redis, redisUrl) ? {} : { REDIS_URL: redis }),
  };
}

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65535) return port;
  throw wrong("PORT", text, "a whole number from 1 to 65535");
}

function readRelease(folder: string | undefined): string | undefined {
  if (folder === undefined) return undefined;
  if (!existsSync(folder))
    throw wrong("KARYON_RELEASE", folder, "a release directory (there is no such directory)");
  if (!existsSync(join(folder, "release.json")))
    throw wrong("KARYON_RELEASE", folder, "a release directory (it has no release.json)");
  return resolve(folder);
}

function readSite(site: string | undefined): string | undefined {
  if (site === undefined || existsSync(join("config", site))) return site;
  if (existsSync(site)) return resolve(site);
  throw wrong("KARYON_SITE", site, "a deployment folder, or the name of one in config/");
}

function readUrl(name: string, text: string | undefined, protocols: string[]): string | undefined {
  if (text === undefined) return undefined;
  const isAddress = (part: string): boolean =>
    URL.canParse(part) && protocols.includes(new URL(part).protocol);
  if (text.split(",").every(isAddress)) return text;
  throw wrong(
    name,
    text,
    `an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(" or ")}`,
  );
}

function readHeap(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (/^[1-9]\d*[mg]$/i.test(text)) return text.toLowerCase();
  throw wrong("KARYON_ES_HEAP", text, "a size such as 512m or 2g");
}

function readSwitch(name: string, text: string): boolean {
  if (text === "0" || text === "1") return text === "1";
  throw wrong(name, text, "1 or 0");
}

function wrong(name: string, value: string, expected: string): StartError {
  return new StartError(`The setting ${name} is “${value}”, and should be ${expected}.`);
}

/** Settings of the indexer, from the environment. */
import { hostname, userInfo } from "node:os";
import { withoutSecrets } from "../../config/secrets.ts";
import { readEnvironment } from "../../config/settings.ts";
import { defaultPrefix } from "../../index-mappings/names.ts";

export interface Settings {
  /** One node of the cluster, or several with commas between. */
  readonly elasticsearchUrl: string;
  readonly redisUrl: string;
  /** Absolute path of the folder for load records and the generated demo release. */
  readonly state: string;
  readonly prefix: string;
  /** Absolute path of the release that `ensure` loads. */
  readonly release: string | undefined;
  /** Deployment folder; undefined finds the one of the release's organism. */
  readonly site: string | undefined;
  readonly shards: number;
  readonly replicas: number;
  /** ms within which 95 % of searches of the live release are to be answered during a load; 0 is no limit. */
  readonly readersP95: number;
  /** Address that is told of loads, publications, rollbacks and deletions. */
  readonly webhook: string | undefined;
  /** Who gives the commands, for the journal. */
  readonly user: string;
}

/** @throws SettingsError with a line for each that is wrong */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const values = readEnvironment(
    [
      "ELASTICSEARCH_URL",
      "REDIS_URL",
      "KARYON_STATE",
      "KARYON_INDEX_PREFIX",
      "KARYON_RELEASE",
      "KARYON_SITE",
      "KARYON_SHARDS",
      "KARYON_REPLICAS",
      "KARYON_READERS_P95",
      "KARYON_WEBHOOK",
      "KARYON_USER",
    ],
    env,
  );
  return {
    elasticsearchUrl: values.ELASTICSEARCH_URL ?? "http://127.0.0.1:9200",
    redisUrl: values.REDIS_URL ?? "redis://127.0.0.1:6379",
    state: values.KARYON_STATE,
    prefix: values.KARYON_INDEX_PREFIX ?? defaultPrefix,
    release: values.KARYON_RELEASE,
    site: values.KARYON_SITE,
    shards: values.KARYON_SHARDS,
    replicas: values.KARYON_REPLICAS,
    readersP95: values.KARYON_READERS_P95,
    webhook: values.KARYON_WEBHOOK,
    user: values.KARYON_USER ?? systemUser(),
  };
}

function systemUser(): string {
  try {
    return `${userInfo().username}@${hostname()}`;
  } catch {
    return hostname(); // a container may run under a number that has no name
  }
}

/** What makes readSettings answer these settings in a process that is started in `env`, without the secrets that stand in files of it. */
export function environmentOf(settings: Settings, env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const all = {
    ELASTICSEARCH_URL: settings.elasticsearchUrl,
    REDIS_URL: settings.redisUrl,
    KARYON_STATE: settings.state,
    KARYON_INDEX_PREFIX: settings.prefix,
    KARYON_SITE: settings.site ?? "",
    KARYON_SHARDS: String(settings.shards),
    KARYON_REPLICAS: String(settings.replicas),
    KARYON_READERS_P95: String(settings.readersP95),
    KARYON_WEBHOOK: settings.webhook ?? "",
    KARYON_USER: settings.user,
  };
  return withoutSecrets(all, env);
}

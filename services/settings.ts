import { withoutSecrets } from "../config/secrets.ts";
import { readEnvironment, settingNames } from "../config/settings.ts";
import type { Addresses } from "./running.ts";

/** The settings of `npm start`, checked. Paths are absolute. */
export interface Settings {
  /** Port of the site on this machine, and the address that it listens on; all of them when undefined. */
  port: number;
  host: string | undefined;
  /** Port and address of the figures; undefined for nowhere of their own. */
  figures: { port: number; host: string } | undefined;
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

/**
 * Read the settings from the environment, and look at all others that anything may be started with.
 * @throws SettingsError with a line for each that is wrong
 */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const values = readEnvironment(settingNames, env);
  return {
    port: values.PORT,
    host: values.HOST,
    figures:
      values.KARYON_METRICS_PORT === undefined
        ? undefined
        : { port: values.KARYON_METRICS_PORT, host: values.KARYON_METRICS_HOST },
    release: values.KARYON_RELEASE,
    site: values.KARYON_SITE,
    state: values.KARYON_STATE,
    elasticsearchUrl: values.ELASTICSEARCH_URL,
    redisUrl: values.REDIS_URL,
    heap: values.KARYON_ES_HEAP?.toLowerCase(),
    wantsPassword: values.KARYON_ES_PASSWORD === "1",
  };
}

/**
 * The part of the environment that tells a program which services to use. An address that stands in a file is left there: what
 * is in an environment is seen by whoever lists processes.
 */
export const addressesFor = ({ elasticsearch, redis }: Addresses, env = process.env): NodeJS.ProcessEnv =>
  withoutSecrets({ ELASTICSEARCH_URL: elasticsearch, REDIS_URL: redis }, env);

/** Settings of the api, from the environment. */
import { availableParallelism } from "node:os";
import { readEnvironment } from "../../config/settings.ts";
import { defaultPrefix } from "../../index-mappings/names.ts";

/** Port and address of the figures for operators. */
export interface FiguresAddress {
  readonly port: number;
  readonly host: string;
}

export interface Settings {
  readonly port: number;
  /** Address to listen on; all addresses of the machine when undefined. */
  readonly host: string | undefined;
  /** One or more nodes of the cluster. */
  readonly elasticsearch: readonly string[];
  readonly redis: string;
  /** Deployment folder; undefined finds the one that is about the organism of the live release. */
  readonly site: string | undefined;
  readonly prefix: string;
  /** Folder of what is kept on this machine. */
  readonly state: string;
  /** How much one client can use of the expensive calls in a minute (`costOf`); 0 is no limit. */
  readonly rateLimit: number;
  readonly logLevel: string;
  /** ms after which a request or a search is logged as a slow one; 0 for never. */
  readonly slow: number;
  /** Whether there is a collector of traces. */
  readonly isTraced: boolean;
  /** A JSON object in each line, or a line for people. */
  readonly logFormat: "json" | "text";
  /** Processes that answer at the port together. */
  readonly processes: number;
  /** Where the figures are; null for nowhere of their own. */
  readonly figures: FiguresAddress | null;
  /** Whose word about where a request comes from is taken: names of networks and addresses. */
  readonly trustedProxies: readonly string[];
  /** Scheme and host that the site is known under; null takes those of each request. */
  readonly publicUrl: string | null;
}

/** @throws SettingsError with a line for each that is wrong */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const values = readEnvironment(
    [
      "PORT",
      "HOST",
      "ELASTICSEARCH_URL",
      "REDIS_URL",
      "KARYON_SITE",
      "KARYON_STATE",
      "KARYON_INDEX_PREFIX",
      "KARYON_RATE_LIMIT",
      "KARYON_API_PROCESSES",
      "KARYON_METRICS_PORT",
      "KARYON_METRICS_HOST",
      "KARYON_TRUSTED_PROXIES",
      "KARYON_PUBLIC_URL",
      "KARYON_SLOW_MS",
      "OTEL_EXPORTER_OTLP_ENDPOINT",
      "LOG_FORMAT",
      "LOG_LEVEL",
    ],
    env,
  );
  return {
    port: values.PORT,
    host: values.HOST,
    elasticsearch: (values.ELASTICSEARCH_URL ?? "http://127.0.0.1:9200").split(","),
    redis: values.REDIS_URL ?? "redis://127.0.0.1:6379",
    site: values.KARYON_SITE,
    state: values.KARYON_STATE,
    prefix: values.KARYON_INDEX_PREFIX ?? defaultPrefix,
    rateLimit: values.KARYON_RATE_LIMIT,
    logLevel: values.LOG_LEVEL,
    slow: values.KARYON_SLOW_MS,
    isTraced: values.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    logFormat: values.LOG_FORMAT,
    processes: values.KARYON_API_PROCESSES ?? availableParallelism(),
    figures:
      values.KARYON_METRICS_PORT === undefined
        ? null
        : { port: values.KARYON_METRICS_PORT, host: values.KARYON_METRICS_HOST },
    trustedProxies: values.KARYON_TRUSTED_PROXIES.filter((one) => one !== "none"),
    publicUrl: values.KARYON_PUBLIC_URL ?? null,
  };
}

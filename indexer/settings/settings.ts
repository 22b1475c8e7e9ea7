/** Settings of the indexer, from the environment. */
import { hostname, userInfo } from "node:os";
import { resolve } from "node:path";
import { z } from "zod";
import { withoutSecrets, withSecrets } from "../../config/secrets.ts";
import { defaultPrefix } from "../../index-mappings/names.ts";
import { LoadError } from "../load/load-error.ts";

const isHttp = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
const count = (min: number) =>
  z.coerce
    .number({ error: "must be a whole number" })
    .int("must be a whole number")
    .min(min, `must be ${min} or more`);

const environment = z.object({
  ELASTICSEARCH_URL: z
    .string()
    .refine(
      (list) => list.split(",").every(isHttp),
      "must be an address such as http://127.0.0.1:9200, or several with commas between",
    )
    .default("http://127.0.0.1:9200"),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: "must be an address such as redis://127.0.0.1:6379" })
    .default("redis://127.0.0.1:6379"),
  KARYON_STATE: z
    .string()
    .default(".karyon")
    .transform((folder) => resolve(folder)),
  KARYON_INDEX_PREFIX: z
    .string()
    .regex(/^[a-z][a-z0-9_-]*$/, "must be lower-case letters, digits, - and _, beginning with a letter")
    .default(defaultPrefix),
  KARYON_RELEASE: z
    .string()
    .transform((folder) => resolve(folder))
    .optional(),
  KARYON_SITE: z.string().optional(),
  KARYON_SHARDS: count(1).default(1),
  KARYON_REPLICAS: count(0).default(0),
  KARYON_READERS_P95: count(0).default(100),
  KARYON_WEBHOOK: z
    .url({ protocol: /^https?$/, error: "must be an address such as https://chat.example.org/hook" })
    .optional(),
  KARYON_USER: z.string().optional(),
});

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

/** Reads the settings; an empty variable counts as not set. Throws a LoadError that names each wrong variable. */
export function readSettings(environmentVariables: NodeJS.ProcessEnv = process.env): Settings {
  const env = withSecrets(environmentVariables);
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const result = environment.safeParse(given);
  if (!result.success) {
    throw new LoadError(
      result.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}.`).join("\n"),
    );
  }
  const values = result.data;
  return {
    elasticsearchUrl: values.ELASTICSEARCH_URL,
    redisUrl: values.REDIS_URL,
    state: values.KARYON_STATE,
    prefix: values.KARYON_INDEX_PREFIX,
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

/** Settings of the api, from the environment. */
import { isIP } from "node:net";
import { availableParallelism } from "node:os";
import { z } from "zod";
import { defaultPrefix } from "../../index-mappings/names.ts";

/** A setting that cannot be used; the message names it and says what is expected. */
export class SettingsError extends Error {}

const addresses = z.string().transform((text) => text.split(",").map((part) => part.trim()));
const isAddress =
  (protocols: readonly string[]) =>
  (text: string): boolean =>
    URL.canParse(text) && protocols.includes(new URL(text).protocol);
const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `has to be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `has to be a whole number from ${min} to ${max}`);

const isProxy = (text: string): boolean => {
  const [address = "", bits = "0", ...more] = text.split("/");
  return (
    ["loopback", "linklocal", "uniquelocal", "none"].includes(text) ||
    (isIP(address) > 0 && /^\d{1,3}$/.test(bits) && more.length === 0)
  );
};

const environment = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().optional(),
  ELASTICSEARCH_URL: addresses
    .refine(
      (list) => list.every(isAddress(["http:", "https:"])),
      "has to be an address such as http://127.0.0.1:9200, or several with commas between",
    )
    .default(["http://127.0.0.1:9200"]),
  REDIS_URL: z
    .string()
    .refine(isAddress(["redis:", "rediss:"]), "has to be an address such as redis://127.0.0.1:6379")
    .default("redis://127.0.0.1:6379"),
  KARYON_SITE: z.string().optional(),
  KARYON_INDEX_PREFIX: z
    .string()
    .regex(/^[a-z][a-z0-9_-]*$/, "has to be lower-case letters, digits, - and _, beginning with a letter")
    .default(defaultPrefix),
  KARYON_RATE_LIMIT: wholeNumber(0, 1_000_000).default(6000),
  KARYON_API_PROCESSES: wholeNumber(1, 64).optional(),
  KARYON_METRICS_PORT: wholeNumber(1, 65_535).optional(),
  KARYON_METRICS_HOST: z.string().default("127.0.0.1"),
  KARYON_TRUSTED_PROXIES: z
    .string()
    .default("loopback")
    .transform((text) => text.split(",").map((part) => part.trim()))
    .refine(
      (list) => list.every(isProxy),
      "has to be loopback, linklocal, uniquelocal, none, or addresses such as 10.1.2.3 or 10.0.0.0/8, with commas between",
    ),
  KARYON_PUBLIC_URL: z
    .string()
    .refine(
      (text) => isAddress(["http:", "https:"])(text) && new URL(text).href === `${new URL(text).origin}/`,
      "has to be the address of the site without a path, such as https://www.example.org",
    )
    .transform((text) => new URL(text).origin)
    .optional(),
  KARYON_SLOW_MS: wholeNumber(0, 600_000).default(1000),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .refine(isAddress(["http:", "https:"]), "has to be an address such as http://127.0.0.1:4318")
    .optional(),
  LOG_FORMAT: z.enum(["json", "text"], "has to be json or text").default("json"),
  LOG_LEVEL: z
    .enum(
      ["trace", "debug", "info", "warn", "error", "fatal", "silent"],
      "has to be trace, debug, info, warn, error, fatal or silent",
    )
    .default("info"),
});

/** Port and address of the figures for operators. */
export interface FiguresAddress {
  readonly port: number;
  readonly host: string;
}

export interface Settings {
  /** 0 chooses a free port. */
  readonly port: number;
  /** Address to listen on; all addresses of the machine when undefined. */
  readonly host: string | undefined;
  /** One or more nodes of the cluster. */
  readonly elasticsearch: readonly string[];
  readonly redis: string;
  /** Deployment folder; undefined finds the one that is about the organism of the live release. */
  readonly site: string | undefined;
  readonly prefix: string;
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

/** Reads the settings; an empty variable counts as not set. Throws a SettingsError with a sentence for each wrong variable. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const result = environment.safeParse(
    Object.fromEntries(Object.entries(env).filter(([, value]) => value !== "")),
  );
  if (!result.success) {
    throw new SettingsError(
      result.error.issues.map((issue) => `The setting ${issue.path.join(".")} ${issue.message}.`).join("\n"),
    );
  }
  const values = result.data;
  return {
    port: values.PORT,
    host: values.HOST,
    elasticsearch: values.ELASTICSEARCH_URL,
    redis: values.REDIS_URL,
    site: values.KARYON_SITE,
    prefix: values.KARYON_INDEX_PREFIX,
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

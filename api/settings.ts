/** Settings of the api, from the environment. */
import { z } from "zod";
import { defaultPrefix } from "../index-mappings/names.ts";

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
  LOG_LEVEL: z
    .enum(
      ["trace", "debug", "info", "warn", "error", "fatal", "silent"],
      "has to be trace, debug, info, warn, error, fatal or silent",
    )
    .default("info"),
});

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
  };
}

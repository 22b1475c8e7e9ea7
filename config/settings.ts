/**
 * The settings of README.md, from the environment, and what each may be. A program reads those that it goes by; the npm commands
 * look at all of them before they start anything.
 */
import { existsSync, statSync } from "node:fs";
import { isIP } from "node:net";
import { join, resolve } from "node:path";
import { z } from "zod";
import { givenFor, SecretError } from "./secrets.ts";

/** Settings that cannot be used; the message has a sentence for each, with what was given and what is allowed. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
}

const wholeNumber = (min: number, max: number) => {
  const allowed = `a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d+$/, allowed)
    .transform(Number)
    .refine((value) => value >= min && value <= max, allowed);
};
const port = wholeNumber(1, 65_535);
const milliseconds = wholeNumber(0, 600_000);

const isAddress = (text: string, protocols: readonly string[]): boolean =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol);
const web = ["http:", "https:"];
const webAddress = (example: string) =>
  z.string().refine((text) => isAddress(text, web), `an address such as ${example}`);

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
/** Of a deployment that is named by its folder in config/. */
const isNamed = (site: string): boolean => isFolder(join(import.meta.dirname, site));

const parts = (list: string): string[] => list.split(",").map((part) => part.trim());
const isProxy = (text: string): boolean => {
  const [address = "", bits = "0", ...more] = text.split("/");
  return (
    ["loopback", "linklocal", "uniquelocal", "none"].includes(text) ||
    (isIP(address) > 0 && /^\d{1,3}$/.test(bits) && more.length === 0)
  );
};

const levels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;

/** Minimal length of what may publish and delete. */
const minTokenLength = 16;

/** Each with what it is when it is not given, where that is the same for all programs. The messages say what is allowed. */
const settings = {
  PORT: port.default(3000),
  KARYON_RELEASE: z
    .string()
    .refine(isFolder, "a release directory (there is no such directory)")
    .refine((dir) => existsSync(join(dir, "release.json")), "a release directory (it has no release.json)")
    .transform((dir) => resolve(dir))
    .optional(),
  KARYON_SITE: z
    .string()
    .refine((site) => isNamed(site) || isFolder(site), "a deployment folder, or the name of one in config/")
    .transform((site) => (isNamed(site) ? site : resolve(site)))
    .optional(),
  KARYON_STATE: z
    .string()
    .default(".karyon")
    .refine((dir) => isFolder(dir) || !existsSync(dir), "a folder (it is a file)")
    .transform((dir) => resolve(dir)),
  ELASTICSEARCH_URL: z
    .string()
    .refine(
      (list) => parts(list).every((part) => isAddress(part, web)),
      "an address such as http://127.0.0.1:9200, or several with commas between",
    )
    .transform((list) => parts(list).join(","))
    .optional(),
  REDIS_URL: z
    .string()
    .refine(
      (text) => isAddress(text, ["redis:", "rediss:"]),
      "an address that begins with redis:// or rediss://",
    )
    .optional(),
  ES_JAVA_HOME: z
    .string()
    .refine(
      (home) => existsSync(join(home, "bin/java")),
      "the folder of a JDK 21 or later (it has no bin/java)",
    )
    .optional(),
  KARYON_ES_HEAP: z
    .string()
    .regex(/^[1-9]\d*[mg]$/i, "a size such as 512m or 2g")
    .toLowerCase()
    .optional(),
  KARYON_ES_PASSWORD: z
    .enum(["0", "1"], "1 or 0")
    .default("0")
    .transform((word) => word === "1"),
  KARYON_SHARDS: wholeNumber(1, 1024).default(1),
  KARYON_REPLICAS: wholeNumber(0, 100).default(0),
  KARYON_INDEX_PREFIX: z
    .string()
    .regex(/^[a-z][a-z0-9_-]*$/, "lower-case letters, digits, - and _, beginning with a letter")
    .optional(),
  KARYON_READERS_P95: milliseconds.default(100),
  KARYON_ADMIN_PORT: port.default(3100),
  KARYON_ADMIN_HOST: z.string().default("127.0.0.1"),
  KARYON_ADMIN_TOKEN: z.string().min(minTokenLength, `${minTokenLength} characters or more`).optional(),
  KARYON_RELEASES: z.string().optional(),
  KARYON_WEBHOOK: webAddress("https://chat.example.org/hook").optional(),
  KARYON_USER: z.string().optional(),
  KARYON_RATE_LIMIT: wholeNumber(0, 1_000_000).default(6000),
  KARYON_API_PROCESSES: wholeNumber(1, 64).optional(),
  KARYON_METRICS_PORT: port.optional(),
  KARYON_METRICS_HOST: z.string().default("127.0.0.1"),
  KARYON_TRUSTED_PROXIES: z
    .string()
    .default("loopback")
    .transform(parts)
    .refine(
      (list) => list.every(isProxy),
      "loopback, linklocal, uniquelocal, none, or addresses such as 10.1.2.3 or 10.0.0.0/8, with commas between",
    ),
  KARYON_PUBLIC_URL: z
    .string()
    .refine(
      (text) => isAddress(text, web) && new URL(text).href === `${new URL(text).origin}/`,
      "the address of the site without a path, such as https://www.example.org",
    )
    .transform((text) => new URL(text).origin)
    .optional(),
  HOST: z.string().optional(),
  KARYON_SLOW_MS: milliseconds.default(1000),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress("http://127.0.0.1:4318").optional(),
  LOG_FORMAT: z.enum(["json", "text"], "json or text").default("json"),
  LOG_LEVEL: z.enum(levels, "trace, debug, info, warn, error, fatal or silent").default("info"),
} as const satisfies Readonly<Record<string, z.ZodType>>;

export type SettingName = keyof typeof settings;
/** Settings as programs use them. */
export type SettingValues = { readonly [Name in SettingName]: z.infer<(typeof settings)[Name]> };

// Object.keys forgets the key type.
export const settingNames = Object.keys(settings) as readonly SettingName[];

/**
 * Settings by their names; one that is empty counts as not given, and a secret may stand in a file.
 * @throws SettingsError with a line for each that is wrong
 */
export function readEnvironment<Name extends SettingName>(
  names: readonly Name[],
  env: NodeJS.ProcessEnv = process.env,
): Pick<SettingValues, Name> {
  const problems: string[] = [];
  const values = names.map((name): [Name, unknown] => {
    try {
      const given = givenFor(name, env);
      const { data, error } = settings[name].safeParse(given);
      if (error) problems.push(refusal(name, given ?? "", error.issues[0]?.message ?? ""));
      return [name, data];
    } catch (error) {
      if (!(error instanceof SecretError)) throw error;
      problems.push(error.message);
      return [name, undefined];
    }
  });
  if (problems.length > 0) throw new SettingsError(problems.join("\n"));
  // Each was read by its own schema.
  return Object.fromEntries(values) as Pick<SettingValues, Name>;
}

const refusal = (name: string, given: string, allowed: string): string =>
  `The setting ${name} is “${shown(name, given)}”, and has to be ${allowed}.`;

/** What was given, for terminals and logs: without what only those may know who have the right to use it. */
const shown = (name: string, given: string): string =>
  name === "KARYON_ADMIN_TOKEN" || name === "KARYON_WEBHOOK" ? "…" : given.replaceAll(/\/\/[^/]*@/g, "//…@");

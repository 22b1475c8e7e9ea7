/**
 * The settings of README.md, from the environment, and what each may be. A program reads those that it goes by; the npm commands
 * look at all of them before they start anything.
 */
import { existsSync, statSync } from "node:fs";
import { isIP } from "node:net";
import { join, resolve } from "node:path";
import { givenFor, SecretError } from "./secrets.ts";

/** Settings that cannot be used; the message has a sentence for each, with what was given and what is allowed. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
}

/** What a setting may be, and how it is used. */
interface Setting<Value> {
  /** Ends the sentence "… has to be". */
  readonly allowed: string;
  /** What a text means; undefined for one that is not allowed. */
  read(text: string): Value | undefined;
  /** What it is when it is not given. */
  readonly otherwise: Value | undefined;
}
/** One that is never undefined. */
interface SettingWithDefault<Value> extends Setting<Value> {
  readonly otherwise: Value;
}

const withDefault = <Value>(setting: Setting<Value>, otherwise: Value): SettingWithDefault<Value> => ({
  ...setting,
  otherwise,
});

/** Texts that hold for a test are taken as they are. */
const text = (allowed: string, isAllowed: (given: string) => boolean): Setting<string> => ({
  allowed,
  read: (given) => (isAllowed(given) ? given : undefined),
  otherwise: undefined,
});
const anyText = text("a text", () => true);

const wholeNumber = (min: number, max: number): Setting<number> => ({
  allowed: `a whole number from ${min} to ${max}`,
  read(given) {
    const value = Number(given);
    return /^\d+$/.test(given) && value >= min && value <= max ? value : undefined;
  },
  otherwise: undefined,
});
const port = wholeNumber(1, 65_535);
const milliseconds = wholeNumber(0, 600_000);

/** The words, with commas and an "or" between. */
const oneOf = <Word extends string>(...words: readonly Word[]): Setting<Word> => ({
  allowed: words.join(", ").replace(/, (?=[^,]*$)/, " or "),
  read: (given) => words.find((word) => word === given),
  otherwise: undefined,
});

const isAddress = (given: string, protocols: readonly string[]): boolean =>
  URL.canParse(given) && protocols.includes(new URL(given).protocol);
const web = ["http:", "https:"];
const webAddress = (example: string): Setting<string> =>
  text(`an address such as ${example}`, (given) => isAddress(given, web));

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
/** Of a deployment that is named by its folder in config/. */
const isNamed = (site: string): boolean => isFolder(join(import.meta.dirname, site));

const parts = (list: string): string[] => list.split(",").map((part) => part.trim());
const isProxy = (given: string): boolean => {
  const [address = "", bits = "0", ...more] = given.split("/");
  return (
    ["loopback", "linklocal", "uniquelocal", "none"].includes(given) ||
    (isIP(address) > 0 && /^\d{1,3}$/.test(bits) && more.length === 0)
  );
};

/** Minimal length of what may publish and delete. */
const minTokenLength = 16;

/** Defaults are here where they are the same for all programs. */
const settings = {
  PORT: withDefault(port, 3000),
  KARYON_RELEASE: {
    allowed: "a release directory, with a release.json in it",
    read: (dir: string) => (existsSync(join(dir, "release.json")) ? resolve(dir) : undefined),
    otherwise: undefined,
  },
  KARYON_SITE: {
    allowed: "a deployment folder, or the name of one in config/",
    read: (site: string) => (isNamed(site) ? site : isFolder(site) ? resolve(site) : undefined),
    otherwise: undefined,
  },
  KARYON_STATE: {
    allowed: "a folder, and not a file",
    read: (dir: string) => (isFolder(dir) || !existsSync(dir) ? resolve(dir) : undefined),
    otherwise: resolve(".karyon"),
  },
  ELASTICSEARCH_URL: {
    allowed: "an address such as http://127.0.0.1:9200, or several with commas between",
    read: (list: string) =>
      parts(list).every((part) => isAddress(part, web)) ? parts(list).join(",") : undefined,
    otherwise: undefined,
  },
  REDIS_URL: text("an address that begins with redis:// or rediss://", (given) =>
    isAddress(given, ["redis:", "rediss:"]),
  ),
  ES_JAVA_HOME: text("the folder of a JDK 21 or later, with a bin/java in it", (home) =>
    existsSync(join(home, "bin/java")),
  ),
  KARYON_ES_HEAP: text("a size such as 512m or 2g", (size) => /^[1-9]\d*[mg]$/i.test(size)),
  KARYON_ES_PASSWORD: withDefault(oneOf("0", "1"), "0"),
  KARYON_SHARDS: withDefault(wholeNumber(1, 1024), 1),
  KARYON_REPLICAS: withDefault(wholeNumber(0, 100), 0),
  KARYON_INDEX_PREFIX: text("lower-case letters, digits, - and _, beginning with a letter", (given) =>
    /^[a-z][a-z0-9_-]*$/.test(given),
  ),
  KARYON_READERS_P95: withDefault(milliseconds, 100),
  KARYON_ADMIN_PORT: withDefault(port, 3100),
  KARYON_ADMIN_HOST: withDefault(anyText, "127.0.0.1"),
  KARYON_ADMIN_TOKEN: text(`${minTokenLength} characters or more`, ({ length }) => length >= minTokenLength),
  KARYON_RELEASES: anyText,
  KARYON_WEBHOOK: webAddress("https://chat.example.org/hook"),
  KARYON_USER: anyText,
  KARYON_RATE_LIMIT: withDefault(wholeNumber(0, 1_000_000), 6000),
  KARYON_API_PROCESSES: wholeNumber(1, 64),
  KARYON_METRICS_PORT: port,
  KARYON_METRICS_HOST: withDefault(anyText, "127.0.0.1"),
  KARYON_TRUSTED_PROXIES: {
    allowed:
      "loopback, linklocal, uniquelocal, none, or addresses such as 10.1.2.3 or 10.0.0.0/8, with commas between",
    read: (list: string) => (parts(list).every(isProxy) ? parts(list) : undefined),
    otherwise: ["loopback"],
  },
  KARYON_PUBLIC_URL: {
    allowed: "the address of the site without a path, such as https://www.example.org",
    read: (given: string) =>
      isAddress(given, web) && new URL(given).href === `${new URL(given).origin}/`
        ? new URL(given).origin
        : undefined,
    otherwise: undefined,
  },
  HOST: anyText,
  KARYON_SLOW_MS: withDefault(milliseconds, 1000),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress("http://127.0.0.1:4318"),
  LOG_FORMAT: withDefault(oneOf("json", "text"), "json"),
  LOG_LEVEL: withDefault(oneOf("trace", "debug", "info", "warn", "error", "fatal", "silent"), "info"),
} as const satisfies Readonly<Record<string, Setting<unknown>>>;

export type SettingName = keyof typeof settings;
type ValueOf<One extends Setting<unknown>> =
  | Exclude<ReturnType<One["read"]>, undefined>
  | (One extends SettingWithDefault<NonNullable<unknown>> ? never : undefined);
/** Settings as programs use them. */
export type SettingValues = { readonly [Name in SettingName]: ValueOf<(typeof settings)[Name]> };

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
    const setting: Setting<unknown> = settings[name];
    try {
      const given = givenFor(name, env);
      if (given === undefined) return [name, setting.otherwise];
      const value = setting.read(given);
      if (value === undefined) problems.push(refusal(name, given, setting.allowed));
      return [name, value];
    } catch (error) {
      if (!(error instanceof SecretError)) throw error;
      problems.push(error.message);
      return [name, undefined];
    }
  });
  if (problems.length > 0) throw new SettingsError(problems.join("\n"));
  // Each was read by its own setting.
  return Object.fromEntries(values) as Pick<SettingValues, Name>;
}

const refusal = (name: string, given: string, allowed: string): string =>
  `The setting ${name} is “${shown(name, given)}”, and has to be ${allowed}.`;

/** What was given, for terminals and logs: without what only those may know who have the right to use it. */
const shown = (name: string, given: string): string =>
  name === "KARYON_ADMIN_TOKEN" || name === "KARYON_WEBHOOK" ? "…" : given.replaceAll(/\/\/[^/]*@/g, "//…@");

/** Settings that are kept in files: a password in the environment is seen by whoever lists processes. */
import { readFileSync } from "node:fs";

/** A secret that cannot be read; the message says which setting names its file. */
export class SecretError extends Error {}

const names: readonly string[] = ["ELASTICSEARCH_URL", "REDIS_URL", "KARYON_ADMIN_TOKEN", "KARYON_WEBHOOK"];

/**
 * What the environment gives for a setting, or for a secret the file that NAME_FILE leads to, without blanks around it; undefined
 * for nothing. NAME itself counts first.
 * @throws SecretError when the file cannot be read
 */
export function givenFor(name: string, env: NodeJS.ProcessEnv): string | undefined {
  const given = env[name]?.trim() || undefined;
  const file = env[`${name}_FILE`];
  if (given !== undefined || !file || !names.includes(name)) return given;
  try {
    return readFileSync(file, "utf8").trim() || undefined;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SecretError(`The file that the setting ${name}_FILE names cannot be read: ${reason}.`);
  }
}

/** Settings for a program that is started in `env` and reads its secrets itself: what it finds in files is left out of them. */
export function withoutSecrets(settings: NodeJS.ProcessEnv, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const isInFile = (name: string, value: string | undefined): boolean =>
    names.includes(name) && !env[name]?.trim() && Boolean(value) && givenFor(name, env) === value;
  return Object.fromEntries(Object.entries(settings).filter(([name, value]) => !isInFile(name, value)));
}

/** Settings that are kept in files: a password in the environment is seen by whoever lists processes. */
import { readFileSync } from "node:fs";

/** A secret that cannot be read; the message says which setting names its file. */
export class SecretError extends Error {}

const names = ["ELASTICSEARCH_URL", "REDIS_URL", "KARYON_ADMIN_TOKEN", "KARYON_WEBHOOK"] as const;

/**
 * The environment with each secret that NAME_FILE leads to as NAME, without the line end of the file. NAME itself counts first.
 * @throws SecretError when a file cannot be read
 */
export function withSecrets(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const found: NodeJS.ProcessEnv = {};
  for (const name of names) {
    const file = env[`${name}_FILE`];
    if (!file || env[name]) continue;
    try {
      found[name] = readFileSync(file, "utf8").trim();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new SecretError(`The file that the setting ${name}_FILE names cannot be read: ${reason}.`);
    }
  }
  return { ...env, ...found };
}

/** Settings for a program that is started in `env` and reads its secrets itself: what it finds in files is left out of them. */
export function withoutSecrets(settings: NodeJS.ProcessEnv, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const found = withSecrets(env);
  const isInFile = (name: string, value: string | undefined): boolean =>
    names.some((secret) => secret === name) && !env[name] && Boolean(value) && found[name] === value;
  return Object.fromEntries(Object.entries(settings).filter(([name, value]) => !isInFile(name, value)));
}

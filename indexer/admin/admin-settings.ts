/** Settings of the admin page, beside those of the indexer. */
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { z } from "zod";
import { withSecrets } from "../../config/secrets.ts";
import { LoadError } from "../load/load-error.ts";
import { readSettings } from "../settings/settings.ts";
import type { Settings } from "../settings/settings.ts";

export interface AdminSettings extends Settings {
  readonly port: number;
  /** Address to listen on; the loopback address unless told. */
  readonly host: string;
  /** Whoever has it may publish and delete. */
  readonly token: string;
  /** Folders whose release directories may be loaded from the page. */
  readonly releases: readonly string[];
}

const minTokenLength = 16;

const environment = z.object({
  KARYON_ADMIN_PORT: z.coerce.number().int().min(0).max(65_535).default(3100),
  KARYON_ADMIN_HOST: z.string().default("127.0.0.1"),
  KARYON_ADMIN_TOKEN: z
    .string()
    .min(minTokenLength, `must have ${minTokenLength} characters or more`)
    .optional(),
  KARYON_RELEASES: z.string().optional(),
});

/** Reads the settings. Without a token one is made and kept in the state folder, where only this user can read it. */
export function readAdminSettings(env: NodeJS.ProcessEnv = process.env): AdminSettings {
  const settings = readSettings(env);
  const given = Object.fromEntries(Object.entries(withSecrets(env)).filter(([, value]) => value !== ""));
  const result = environment.safeParse(given);
  if (!result.success)
    throw new LoadError(
      result.error.issues.map(({ path, message }) => `${path.join(".")} ${message}.`).join("\n"),
    );
  const {
    KARYON_ADMIN_PORT: port,
    KARYON_ADMIN_HOST: host,
    KARYON_ADMIN_TOKEN,
    KARYON_RELEASES,
  } = result.data;
  const folder = KARYON_RELEASES ?? (settings.release === undefined ? undefined : dirname(settings.release));
  return {
    ...settings,
    port,
    host,
    token: KARYON_ADMIN_TOKEN ?? keptToken(settings.state),
    releases: folder === undefined ? [settings.state] : [resolve(folder), settings.state],
  };
}

/** Where the token is that was made for lack of another. */
export const tokenFile = (state: string): string => join(state, "admin-token");

function keptToken(state: string): string {
  const file = tokenFile(state);
  if (existsSync(file)) return readFileSync(file, "utf8").trim();
  mkdirSync(state, { recursive: true });
  const token = randomBytes(24).toString("base64url");
  writeFileSync(file, `${token}\n`, { mode: 0o600 });
  return token;
}

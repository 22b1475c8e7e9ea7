/** Settings of the admin page, beside those of the indexer. */
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { readEnvironment } from "../../config/settings.ts";
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

/**
 * Reads the settings. Without a token one is made and kept in the state folder, where only this user can read it.
 * @throws SettingsError with a line for each that is wrong
 */
export function readAdminSettings(env: NodeJS.ProcessEnv = process.env): AdminSettings {
  const settings = readSettings(env);
  const values = readEnvironment(
    ["KARYON_ADMIN_PORT", "KARYON_ADMIN_HOST", "KARYON_ADMIN_TOKEN", "KARYON_RELEASES"],
    env,
  );
  const folder =
    values.KARYON_RELEASES ?? (settings.release === undefined ? undefined : dirname(settings.release));
  return {
    ...settings,
    port: values.KARYON_ADMIN_PORT,
    host: values.KARYON_ADMIN_HOST,
    token: values.KARYON_ADMIN_TOKEN ?? keptToken(settings.state),
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

import { pbkdf2Sync, randomBytes } from "node:crypto";
import { chownSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { serverUser } from "./unprivileged.ts";

/** The one user of a local Elasticsearch, who may do everything. */
const NAME = "karyon";

/** The password of a folder, for who may read it. Made once. */
export function passwordIn(run: string): string {
  const file = join(run, "password");
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString("hex"), { mode: 0o600 });
  return readFileSync(file, "utf8");
}

/** The address of a local Elasticsearch, with its user where it wants one. */
export const addressOf = (httpPort: number, password: string | undefined): string =>
  `http://${password === undefined ? "" : `${NAME}:${password}@`}127.0.0.1:${httpPort}`;

/** Tells the server of its user in its folder of configuration: a file realm of one, which needs no index. */
export function writeUser(config: string, password: string): void {
  const files = { users: `${NAME}:${hashed(password)}\n`, users_roles: `superuser:${NAME}\n` };
  for (const [name, text] of Object.entries(files)) {
    const file = join(config, name);
    writeFileSync(file, text, { mode: 0o600 });
    const { uid, gid } = serverUser();
    if (uid !== undefined) chownSync(file, uid, gid);
  }
}

/** A password as the server's file of users has it: PBKDF2 with its default cost, salt and hash of 256 bits in base 64. */
function hashed(password: string): string {
  const cost = 10_000;
  const salt = randomBytes(32);
  const hash = pbkdf2Sync(password, salt, cost, 32, "sha512");
  return `{PBKDF2}${cost}$${salt.toString("base64")}$${hash.toString("base64")}`;
}

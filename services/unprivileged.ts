import { chmodSync, chownSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";

/** Elasticsearch refuses to run as root, so root runs it as this user and group; they need no entry in /etc/passwd. */
const UNPRIVILEGED = 9200;

/** The user to start Elasticsearch as: an unprivileged one when we are root, else ourselves. */
export function serverUser(): { uid: number; gid: number } | Record<string, never> {
  return process.getuid?.() === 0 ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED } : {};
}

/** Whether the server's user can get to a path: when we are root, all folders above it must let others pass. */
export function serverCanReach(path: string): boolean {
  if (process.getuid?.() !== 0) return true;
  for (let folder = dirname(resolve(path)); ; folder = dirname(folder)) {
    if (exists(folder) && (statSync(folder).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}

/** Give a folder (not its content) to the server's user, and let it pass. */
export function giveToServer(folder: string): void {
  const user = serverUser();
  if (user.uid === undefined) return;
  chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o755);
}

function exists(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined;
}

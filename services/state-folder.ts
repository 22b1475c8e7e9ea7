import { accessSync, constants, existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { isCode } from "./lock.ts";
import { StartError } from "./start-error.ts";

/**
 * Make the state folder where it is missing. Fail with a sentence where it has files that we may not write: they stay
 * behind when it was used by another user before, by root or by a container, whose servers run as users of their own.
 * @param mayWrite whether this process may read and write a file or folder
 */
export function prepareStateFolder(state: string, mayWrite: (path: string) => boolean = isOurs): void {
  try {
    mkdirSync(state, { recursive: true });
  } catch (error) {
    if (isCode(error, "EACCES") || isCode(error, "EPERM")) throw notMade(state);
    throw error;
  }
  const foreign = pathsOf(state).find((path) => !mayWrite(path));
  if (foreign !== undefined) throw notOurs(state, foreign);
}

/** The folder, what is in it, and all that Redis keeps; Elasticsearch looks after its own. */
function pathsOf(state: string): string[] {
  const redis = join(state, "redis");
  const kept = existsSync(redis) ? readdirSync(redis, { recursive: true, encoding: "utf8" }) : [];
  return [
    state,
    ...readdirSync(state).map((name) => join(state, name)),
    ...kept.map((name) => join(redis, name)),
  ];
}

function isOurs(path: string): boolean {
  try {
    accessSync(path, constants.R_OK | constants.W_OK);
    return true;
  } catch (error) {
    return isCode(error, "ENOENT"); // gone in between
  }
}

const me = process.getuid?.() ?? "?";

const notMade = (state: string): StartError =>
  new StartError(
    `Karyon runs as user ${me} and may not make the state folder ${state}: choose another one with KARYON_STATE.`,
  );

const notOurs = (state: string, path: string): StartError =>
  new StartError(
    `Karyon runs as user ${me} and may not write ${path} of user ${statSync(path).uid}, which another user or a container made: ` +
      `give the state folder to this user (sudo chown -R "$(id -u)" ${state}), or choose another one with KARYON_STATE.`,
  );

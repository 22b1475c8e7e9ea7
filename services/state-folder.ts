import { accessSync, constants, existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { isCode } from "./lock.ts";
import { sentenceOf, StartError } from "./start-error.ts";
import { serverUser } from "./unprivileged.ts";

/**
 * Make the state folder where it is missing. Fail with a sentence where it has files that we may not write: they stay
 * behind when it was used by another user before, by root or by a container, whose servers run as users of their own. As root, also
 * where it is another user's.
 * @param mayWrite whether this process may read and write a file or folder
 */
export function prepareStateFolder(state: string, mayWrite: (path: string) => boolean = isOurs): void {
  try {
    makeFolder(state);
  } catch (error) {
    throw notMade(state, error);
  }
  const owner = userOf(state);
  if (owner !== undefined) throw usedBy(state, owner);
  const foreign = pathsOf(state).find((path) => !mayWrite(path));
  if (foreign !== undefined) throw notOurs(state, foreign);
}

/**
 * Makes a folder and those above it. Node's own `recursive` goes round for ever where the system says that there is nothing to make
 * it in, as it does below /proc and where an automounter looks after a folder.
 */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    if (!existsSync(path)) throw error; // somebody else made it in between
  }
}

/**
 * The user who starts Karyon with a folder, where we are root and it is another one: root would give what is there to the user of its
 * servers, and that one could not start any more.
 */
function userOf(state: string): number | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const servers = [0, serverUser().uid];
  return ["redis", "elasticsearch"]
    .flatMap((name) => statSync(join(state, name), { throwIfNoEntry: false })?.uid ?? [])
    .find((uid) => !servers.includes(uid));
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

const notMade = (state: string, error: unknown): StartError =>
  new StartError(
    isCode(error, "EACCES") || isCode(error, "EPERM")
      ? `Karyon runs as user ${me} and may not make the state folder ${state}: choose another one with KARYON_STATE.`
      : `The state folder ${state} cannot be made (${sentenceOf(error)}): choose another one with KARYON_STATE.`,
  );

const usedBy = (state: string, user: number): StartError =>
  new StartError(
    `Karyon runs as root, and the state folder ${state} is of user ${user}, who could not start it any more: ` +
      `start it as that user (sudo -u "#${user}" npm start), or choose another folder with KARYON_STATE.`,
  );

const notOurs = (state: string, path: string): StartError =>
  new StartError(
    `Karyon runs as user ${me} and may not write ${path} of user ${statSync(path).uid}, which another user or a container made: ` +
      `give the state folder to this user (sudo chown -R "$(id -u)" ${state}), or choose another one with KARYON_STATE.`,
  );

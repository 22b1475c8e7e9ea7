/** One load at a time: a key in Redis that its holder keeps alive. */
import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import type { Redis } from "ioredis";
import { LoadError } from "../load/load-error.ts";

interface Holder {
  readonly id: string;
  readonly host: string;
  readonly pid: number;
  readonly dir: string;
  /** Counts up with every renewal, which shows that the holder lives. */
  readonly beat: number;
}

const lifetime = 10_000;
const renewal = 2_000;
const look = 250;

/** Sets the key when it is free or ours; answers 1 when it is ours now. */
const takeOrRenew = `
local held = redis.call("get", KEYS[1])
if held and cjson.decode(held).id ~= ARGV[1] then return 0 end
redis.call("set", KEYS[1], ARGV[2], "PX", ARGV[3])
return 1`;

const letGo = `
local held = redis.call("get", KEYS[1])
if held and cjson.decode(held).id == ARGV[1] then redis.call("del", KEYS[1]) end`;

const onThisHost = (holder: Holder): boolean => holder.host === hostname();

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

const takenOver = (): LoadError =>
  new LoadError(
    "This load stood still for so long that another one has begun, and ends here. The same command goes on with it afterwards.",
  );

/**
 * Takes the lock of a prefix for the load of `dir` and keeps it until the function returned is called. A holder that
 * died is waited for, up to ten seconds; a holder that lives is a LoadError that names it.
 * @param onLost told when another load has the lock: this process was stopped for so long that it was taken for dead
 */
export async function takeLoadLock(
  redis: Redis,
  prefix: string,
  dir: string,
  onLost: (reason: LoadError) => void = () => {},
): Promise<() => Promise<void>> {
  const key = `${prefix}:load-lock`;
  const id = randomUUID();
  let beat = 0;
  const renew = async (): Promise<boolean> => {
    const mine: Holder = { id, host: hostname(), pid: process.pid, dir, beat: (beat += 1) };
    return (await redis.eval(takeOrRenew, 1, key, id, JSON.stringify(mine), lifetime)) === 1;
  };
  let first: Holder | undefined;
  while (!(await renew())) {
    const text = await redis.get(key);
    // Written by the lines above.
    const holder = text === null ? undefined : (JSON.parse(text) as Holder);
    if (holder && onThisHost(holder) && !lives(holder.pid)) await redis.eval(letGo, 1, key, holder.id);
    else if (holder && first?.id === holder.id && first.beat !== holder.beat) {
      throw new LoadError(
        `Another load is running: ${holder.dir}, process ${holder.pid} on ${holder.host}. Wait for it or stop it first.`,
      );
    } else {
      if (first?.id !== holder?.id) first = holder;
      await sleep(look);
    }
  }
  const timer = setInterval(() => {
    // While Redis is away the call waits; there is no need to queue more.
    if (redis.status !== "ready") return;
    renew().then(
      (isOurs) => isOurs || onLost(takenOver()),
      () => undefined,
    );
  }, renewal);
  return async () => {
    clearInterval(timer);
    if (redis.status === "ready") await redis.eval(letGo, 1, key, id);
  };
}

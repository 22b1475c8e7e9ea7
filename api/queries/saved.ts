/**
 * Saved queries in Redis, under the id that is made of what they ask for, without anybody's words: whoever has a link to
 * a query reads what it asks for, not what the first who asked called it. Beside each, its counts by release.
 */
import type { Redis } from "ioredis";
import { z } from "zod";
import { notFound, unavailable } from "../problem/problem-error.ts";
import type { Services } from "../context/services.ts";
import { day, maxSavedQuery, maxSavedPerDay, rememberScript } from "./budget.ts";
import { unnamed } from "./legacy.ts";

type StoreServices = Pick<Services, "redis" | "prefix">;

const queryKey = ({ prefix }: StoreServices, id: string): string => `${prefix}:query:${id}`;
const countsKey = ({ prefix }: StoreServices, id: string): string => `${prefix}:query-counts:${id}`;

const uuid = z.uuid();

/** Dots and blanks at the end come from sentences that addresses are copied out of. */
const cleanId = (id: string): string =>
  id
    .trim()
    .replace(/[.\s]+$/, "")
    .toLowerCase();

const noQuery = (id: string, where: string | null): Error => {
  const reason = `can't find query for ID ${id.slice(0, 100)}`;
  return notFound(
    where === null ? reason : `${where}: ${reason}`,
    where === null ? {} : { errors: [{ where, reason }] },
  );
};

const storeAway = (): Error =>
  unavailable("saved queries", "The store of saved queries does not answer. Please try again in a moment.");

/** Queries of former times were saved with the names that the first who asked gave them. null when it is no query: the store is not well. */
function readStored(text: string): unknown {
  try {
    return unnamed(JSON.parse(text));
  } catch {
    return null;
  }
}

/** The constraints of a saved query. Throws a 404 problem when there is none, a 503 when the store is away. */
export async function readSaved(
  services: StoreServices,
  asked: string,
  where: string | null = null,
): Promise<unknown> {
  const id = cleanId(asked);
  if (!uuid.safeParse(id).success) throw noQuery(id, where);
  const text = await services.redis.get(queryKey(services, id)).catch(() => {
    throw storeAway();
  });
  if (text === null) throw noQuery(id, where);
  const stored = readStored(text);
  if (stored === null) throw storeAway();
  return stored;
}

/** Reads the queries that a query names. */
export const savedReader =
  (services: StoreServices) =>
  (id: string, where: string): Promise<unknown> =>
    readSaved(services, id, where);

/** Release → how many genes it had. */
export type CountsByRelease = Readonly<Record<string, string>>;

export interface StoredQuery {
  /** Whether the store has the query. */
  readonly saved: boolean;
  readonly constraints: unknown;
  readonly counts: CountsByRelease;
}

/** Answers of a pipeline, or null when the store is away or refuses to write. */
async function run(redis: Redis, commands: string[][]): Promise<unknown[] | null> {
  const answers = await redis
    .pipeline(commands)
    .exec()
    .catch(() => null);
  return answers === null || answers.some(([error]) => error !== null)
    ? null
    : answers.map(([, value]) => value);
}

const isCounts = (value: unknown): value is CountsByRelease => typeof value === "object" && value !== null;

/** Names and values by turns, as Redis gives a hash to scripts. */
const pairsOf = (flat: readonly string[]): CountsByRelease =>
  Object.fromEntries(flat.flatMap((name, index) => (index % 2 === 0 ? [[name, flat[index + 1] ?? ""]] : [])));

/**
 * Saves a query with its count in a release. When it is new and finds nothing, the store is away, the query is too large or the
 * client has saved too much today, it can be answered, but not asked for by its id later.
 */
export async function remember(
  services: StoreServices,
  client: string,
  id: string,
  constraints: unknown,
  release: string,
  count: number,
): Promise<StoredQuery> {
  const given = JSON.stringify(constraints);
  const unsaved = { saved: false, constraints, counts: {} };
  if (given.length > maxSavedQuery) return unsaved;
  const keys = [queryKey(services, id), countsKey(services, id), `${services.prefix}:query-bytes:${client}`];
  const answer = await services.redis
    .eval(rememberScript, keys.length, ...keys, given, release, count, maxSavedPerDay, day)
    .catch(() => null);
  // Anything else comes from a store that is not well.
  const read = remembered.safeParse(answer);
  // Mostly what was asked for just now, which is known to be in order.
  const stored = !read.success ? null : read.data[1] === given ? constraints : readStored(read.data[1]);
  return read.success && stored !== null
    ? { saved: true, constraints: stored, counts: pairsOf(read.data[2]) }
    : unsaved;
}

/** What the script answers when the query is saved: 1, the query, its counts. */
const remembered = z.tuple([z.literal(1), z.string(), z.array(z.string())]);

/** Counts of a query in releases; the count is added when the query is a saved one. */
export async function recount(
  services: StoreServices,
  id: string,
  release: string,
  count: number,
): Promise<CountsByRelease> {
  const answers = await run(services.redis, [
    ["exists", queryKey(services, id)],
    ["hgetall", countsKey(services, id)],
  ]);
  const [exists, counts] = answers ?? [];
  if (exists !== 1 || !isCounts(counts)) return {};
  if (counts[release] !== String(count))
    await run(services.redis, [["hset", countsKey(services, id), release, String(count)]]);
  return counts;
}

/** The count in the newest release before this one, or in the newest other one. */
export function previousCount(
  counts: CountsByRelease,
  release: string,
): { release: string; count: number } | null {
  const others = Object.keys(counts)
    .filter((one) => one !== release)
    .sort();
  const last = others.findLast((one) => one < release) ?? others.at(-1);
  return last === undefined ? null : { release: last, count: Number(counts[last]) };
}

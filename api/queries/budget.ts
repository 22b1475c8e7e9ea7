/** How much may be saved: so that nobody fills the store, which has to be kept for ever. */

/** Characters of one query; larger ones are answered, but have no link. */
export const maxSavedQuery = 1_000_000;
/** Characters that one client can save in a day. */
export const maxSavedPerDay = 20_000_000;
/** s */
export const day = 86_400;
/** s that a query which finds nothing is kept, so that its link can be looked at again: mostly it was a slip. */
export const emptyKept = 7 * day;

/**
 * Saves a query where it is new and its client has not saved too much today; a query without genes only for a while, until it
 * finds some. A query may be asked for by its own id: that must never take the place of what the id stands for.
 * KEYS: query, counts, what the client saved. ARGV: text, release, count, largest sum, a day, s that an empty one is kept.
 */
export const rememberScript = `local text = redis.call("GET", KEYS[1])
local isEmpty = ARGV[3] == "0"
if not text then
  local sum = tonumber(redis.call("GET", KEYS[3]) or "0") + #ARGV[1]
  if sum > tonumber(ARGV[4]) then return {0, ARGV[1], {}} end
  redis.call("SET", KEYS[3], sum, "EX", ARGV[5])
  redis.call("SET", KEYS[1], ARGV[1])
  if isEmpty then redis.call("EXPIRE", KEYS[1], ARGV[6]) end
  text = ARGV[1]
elseif not isEmpty then
  redis.call("PERSIST", KEYS[1])
end
local counts = redis.call("HGETALL", KEYS[2])
redis.call("HSET", KEYS[2], ARGV[2], ARGV[3])
if redis.call("TTL", KEYS[1]) > 0 then redis.call("EXPIRE", KEYS[2], ARGV[6]) else redis.call("PERSIST", KEYS[2]) end
return {1, text, counts}`;

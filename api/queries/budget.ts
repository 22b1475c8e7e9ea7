/** How much may be saved: so that nobody fills the store, which has to be kept for ever. */

/** Characters of one query; larger ones are answered, but have no link. */
export const maxSavedQuery = 1_000_000;
/** Characters that one client can save in a day. */
export const maxSavedPerDay = 20_000_000;
/** s */
export const day = 86_400;

/**
 * Saves a query where it is new, finds genes, and its client has not saved too much today: one that finds nothing is mostly a slip.
 * A query may be asked for by its own id: that must never take the place of what the id stands for.
 * What is said to be saved stays: older versions gave queries that found nothing a week.
 * KEYS: query, counts, what the client saved. ARGV: text, release, count, largest sum, a day.
 */
export const rememberScript = `local text = redis.call("GET", KEYS[1])
if not text then
  local sum = tonumber(redis.call("GET", KEYS[3]) or "0") + #ARGV[1]
  if ARGV[3] == "0" or sum > tonumber(ARGV[4]) then return {0, ARGV[1], {}} end
  redis.call("SET", KEYS[3], sum, "EX", ARGV[5])
  redis.call("SET", KEYS[1], ARGV[1])
  text = ARGV[1]
else
  redis.call("PERSIST", KEYS[1])
  redis.call("PERSIST", KEYS[2])
end
local counts = redis.call("HGETALL", KEYS[2])
redis.call("HSET", KEYS[2], ARGV[2], ARGV[3])
return {1, text, counts}`;

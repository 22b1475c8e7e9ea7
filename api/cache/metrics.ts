/** Figures of all caches of the process, for operators. */
import { Counter, Gauge, Registry } from "prom-client";

/** Shown beside the figures of the calls. */
export const cacheRegistry = new Registry();

const registers = [cacheRegistry];

/** Readings of a cache; `result` is hit or miss. */
export const reads = new Counter({
  name: "cache_reads_total",
  help: "Readings of a cache, by whether it had the value",
  labelNames: ["cache", "result"],
  registers,
});

/** Values that a cache holds. */
export const entries = new Gauge({
  name: "cache_entries",
  help: "Values in a cache",
  labelNames: ["cache"],
  registers,
});

/** Sum of the sizes of the values: bytes, or what else the cache is bounded by. */
export const size = new Gauge({
  name: "cache_size",
  help: "Size of a cache, in the unit that it is bounded by",
  labelNames: ["cache"],
  registers,
});

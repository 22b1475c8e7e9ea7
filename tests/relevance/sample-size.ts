const usual = 300;

/** The most queries of a class that are judged: RELEVANCE, a number or "all". */
export function sampleSize({ RELEVANCE: asked }: NodeJS.ProcessEnv): number {
  if (asked === "all") return Number.POSITIVE_INFINITY;
  const size = Number(asked ?? usual);
  if (!Number.isInteger(size) || size < 1)
    throw new Error(`RELEVANCE has to be a number of queries or "all", not "${asked}"`);
  return size;
}

/** Runs an expensive step at the first call and gives its promise to every later one. A failed step is tried again. */
export function once<T>(step: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => {
    result ??= step().catch((error: unknown) => {
      result = undefined;
      throw error;
    });
    return result;
  };
}

/** A request that waits for a pause in typing. */

/** A request under way, as dispatching an endpoint's `initiate` gives it. */
interface AbortableRequest<R> extends PromiseLike<R> {
  abort(): void;
  unsubscribe(): void;
}

/** Those who ask the same share a request: one of them may have aborted it. */
const isAborted = (result: { readonly error?: unknown }): boolean =>
  typeof result.error === "object" &&
  result.error !== null &&
  "name" in result.error &&
  result.error.name === "AbortError";

/**
 * Starts a request after a pause; what comes back is told unless it was taken back meanwhile. What somebody else has aborted is
 * asked again.
 * @param pause ms
 * @returns takes it back: what has not gone out stays here, what is under way is aborted. Made to be the cleaning up of an effect.
 */
export function askAfterPause<R extends { readonly error?: unknown }>(
  start: () => AbortableRequest<R>,
  tell: (result: R) => void,
  pause: number,
): () => void {
  let request: AbortableRequest<R> | null = null;
  let over = false;
  const ask = (): void => {
    request?.unsubscribe();
    request = start();
    void request.then((result) => {
      if (over) return;
      if (isAborted(result)) ask();
      else tell(result);
    });
  };
  const timer = setTimeout(ask, pause);
  return () => {
    over = true;
    clearTimeout(timer);
    request?.abort();
    request?.unsubscribe();
  };
}

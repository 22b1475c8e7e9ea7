/** A request that waits for a pause in typing. */

/** A request under way, as dispatching an endpoint's `initiate` gives it. */
interface AbortableRequest<R> extends PromiseLike<R> {
  abort(): void;
  unsubscribe(): void;
}

/**
 * Starts a request after a pause; what comes back is told unless it was taken back meanwhile.
 * @param pause ms
 * @returns takes it back: what has not gone out stays here, what is under way is aborted. Made to be the cleaning up of an effect.
 */
export function askAfterPause<R>(
  start: () => AbortableRequest<R>,
  tell: (result: R) => void,
  pause: number,
): () => void {
  let request: AbortableRequest<R> | null = null;
  let over = false;
  const timer = setTimeout(() => {
    request = start();
    void request.then((result) => {
      if (!over) tell(result);
    });
  }, pause);
  return () => {
    over = true;
    clearTimeout(timer);
    request?.abort();
    request?.unsubscribe();
  };
}

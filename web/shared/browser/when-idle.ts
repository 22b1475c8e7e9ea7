/** ms after which something is done although the browser has never been idle. */
const maxWait = 1000;

/** Calls back once the browser has nothing else to do. Not every browser can tell. @returns takes it back */
export function whenIdle(call: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(call);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(call, { timeout: maxWait });
  return () => cancelIdleCallback(asked);
}

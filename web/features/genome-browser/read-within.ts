/** Reading stretches of files, also those that begin where a file has ended. */

/** Sizes of files by their addresses, in bytes, as answers told them. */
const sizes = new Map<string, number>();

const addressOf = (input: RequestInfo | URL): string =>
  input instanceof Request ? input.url : String(input);

const firstByteOf = (init: RequestInit | undefined): number => {
  const [, first = "0"] = /^bytes=(\d+)-/.exec(new Headers(init?.headers).get("range") ?? "") ?? [];
  return Number(first);
};

/** No bytes, which is what is left of a file there. */
const nothing = (): Response => new Response(null, { status: 206 });

/**
 * Fetches as `fetch` does, but a stretch that begins beyond the end of its file is empty rather than a failure. Readers of
 * indexed files ask for some bytes more than there may be, and JBrowse asks in steps of fixed length: the last of them can
 * lie beyond the end. What is known to lie there is not asked for.
 */
export async function fetchWithin(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const address = addressOf(input);
  if (firstByteOf(init) >= (sizes.get(address) ?? Infinity)) return nothing();
  const answer = await fetch(input, init);
  const [, size] = /\/(\d+)$/.exec(answer.headers.get("content-range") ?? "") ?? [];
  if (size !== undefined) sizes.set(address, Number(size));
  return answer.status === 416 ? nothing() : answer;
}

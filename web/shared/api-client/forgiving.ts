/** Calls whose parameters come from the address of a page: people type those by hand, and old links name what is gone. */
import type { Failure } from "./failure.ts";

/** What answers in pages have in common. */
interface Paged {
  readonly size: number;
  readonly rows: readonly unknown[];
}

type Answer<T> = { readonly data: T } | { readonly error: Failure };
/** A call as RTK Query makes it: what it answers is known by who asks. */
type Ask = (request: string) => PromiseLike<Answer<unknown>> | Answer<unknown>;

/** The parameters without those that the server names as wrong, and these as `name=value`; null when it refuses something else. */
function without(
  params: URLSearchParams,
  errors: NonNullable<Failure["errors"]>,
): { left: URLSearchParams; dropped: string[] } | null {
  const dropped = [...params].filter(([name, value]) =>
    errors.some((error) => error.where === `query.${name}` && (error.value ?? value) === value),
  );
  if (dropped.length === 0) return null;
  return {
    left: new URLSearchParams(
      [...params].filter((pair) => !dropped.some(([n, v]) => n === pair[0] && v === pair[1])),
    ),
    dropped: dropped.map(([name, value]) => `${name}=${value}`),
  };
}

/** A page says so where values of its address mean nothing. */
export interface Forgiven {
  /** As `name=value`. */
  readonly ignored: readonly string[];
}

/**
 * Asks, and asks again without what the server does not know; of a page past the end, the last one is asked for.
 * @param totalOf rows that the pages are counted of
 */
export async function forgiving<T extends Paged>(
  ask: Ask,
  path: string,
  params: URLSearchParams,
  totalOf: (answer: T) => number,
): Promise<Answer<T & Forgiven>> {
  const ignored: string[] = [];
  let asked = params;
  for (;;) {
    const answer = await ask(`${path}?${asked}`);
    if ("data" in answer) {
      // The contract says what the call answers.
      const data = answer.data as T;
      const last = Math.ceil(totalOf(data) / data.size);
      if (data.rows.length > 0 || Number(asked.get("page") ?? 1) <= Math.max(1, last))
        return { data: { ...data, ignored } };
      asked = new URLSearchParams(asked);
      asked.set("page", String(Math.max(1, last)));
      continue;
    }
    const next = answer.error.status === 400 ? without(asked, answer.error.errors ?? []) : null;
    if (next === null) return answer;
    ignored.push(...next.dropped);
    asked = next.left;
  }
}

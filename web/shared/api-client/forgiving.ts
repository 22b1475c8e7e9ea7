/** Calls whose parameters come from the address of a page. */
import { withoutRefused } from "../../../api/contract/values/refused.ts";
import type { Failure } from "./failure.ts";

type ApiResult<T> = { readonly data: T } | { readonly error: Failure };
/** A call as RTK Query makes it: what it answers is known by who asks. */
type Ask = (request: string) => PromiseLike<ApiResult<unknown>> | ApiResult<unknown>;

/** A page says so where values of its address mean nothing. */
export interface IgnoredParameters {
  /** As `name=value`. */
  readonly ignored: readonly string[];
}

/** Rows of a page, rows in all, and the largest page. */
interface Extent {
  readonly rows: number;
  readonly total: number;
  readonly size: number;
}

/** Asks, and asks again without what the server does not know; of a page past the end, the last one is asked for. */
export async function forgiving<T extends object>(
  ask: Ask,
  path: string,
  params: URLSearchParams,
  extentOf: (answer: T) => Extent,
): Promise<ApiResult<T & IgnoredParameters>> {
  const ignored: string[] = [];
  let asked = params;
  for (;;) {
    const answer = await ask(`${path}?${asked}`);
    if ("data" in answer) {
      // The contract says what the call answers.
      const data = answer.data as T;
      const { rows, total, size } = extentOf(data);
      const last = Math.max(1, Math.ceil(total / size));
      if (rows > 0 || Number(asked.get("page") ?? 1) <= last) return { data: { ...data, ignored } };
      asked = new URLSearchParams(asked);
      asked.set("page", String(last));
      continue;
    }
    const { left, dropped } = withoutRefused([...asked], answer.error.errors ?? []);
    if (answer.error.status !== 400 || dropped.length === 0) return answer;
    ignored.push(...dropped.map(([name, value]) => `${name}=${value}`));
    asked = new URLSearchParams(left.map(([name, value]) => [name, value]));
  }
}

import { count as grouped } from "../../shared/format/format.ts";
import type { Count } from "./use-count.ts";

/** A live number of genes; it fades while a new one is under way. */
export function CountOf({ count: { count, failure, pending } }: { readonly count: Count }) {
  if (failure)
    return (
      <span className="query-count query-count--bad" title={failure.detail}>
        error
      </span>
    );
  return (
    <span
      className={pending ? "query-count query-count--old" : "query-count"}
      title={count === null ? undefined : "genes"}
    >
      {count === null ? "" : grouped(count)}
    </span>
  );
}

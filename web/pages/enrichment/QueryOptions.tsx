import { useDescribe } from "../../features/query-tree/use-names.ts";
import type { HistoryEntry } from "../../features/query-history/entry.ts";
import { cut } from "../../shared/format/cut.ts";
import { counted } from "../../shared/format/format.ts";

/** Characters of a name that a list of choices shows. */
export const maxName = 70;

/** Queries of this browser as choices. */
export function QueryOptions({ entries }: { readonly entries: readonly HistoryEntry[] }) {
  const describe = useDescribe();
  return entries.map(({ id, name, constraints, count }) => (
    <option key={id} value={id}>
      {cut(name ?? describe(constraints), maxName)} ({counted(count, "gene")})
    </option>
  ));
}

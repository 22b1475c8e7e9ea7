import { X } from "lucide-react";
import { useSelector } from "react-redux";
import { maxOthers } from "../../features/query-results/enrichment-view.ts";
import type { EnrichmentView } from "../../features/query-results/enrichment-view.ts";
import { selectHistory } from "../../features/query-history/store.ts";
import { cut } from "../../shared/format/cut.ts";
import { counted } from "../../shared/format/format.ts";
import { maxName, QueryOptions } from "./QueryOptions.tsx";
import type { UsedList } from "./use-lists.ts";

export interface CompareListsProps {
  readonly lists: readonly UsedList[];
  readonly onChange: (view: Partial<EnrichmentView>) => void;
}

/** Which lists stand beside the first, and what of this browser's queries can be put there. */
export function CompareLists({ lists, onChange }: CompareListsProps) {
  const { entries } = useSelector(selectHistory);
  const ids = lists.map(({ id }) => id ?? "");
  const others = ids.slice(1);
  const left = entries.filter(({ id, count }) => count > 0 && !ids.includes(id));
  return (
    <div className="compared" role="group" aria-label="Lists beside this one">
      {lists.slice(1).map(({ id, name, genes }, index) => (
        <span className="chip" key={id}>
          List {index + 2}: {name === null ? "…" : cut(name, maxName)}{" "}
          {genes !== null && `(${counted(genes, "gene")})`}
          <button
            type="button"
            aria-label={`Take list ${index + 2} away`}
            onClick={() => onChange({ others: others.filter((other) => other !== id) })}
          >
            <X className="icon" aria-hidden />
          </button>
        </span>
      ))}
      {others.length < maxOthers && left.length > 0 && (
        <select
          className="select"
          aria-label="Compare with another list"
          value=""
          onChange={({ target }) => onChange({ others: [...others, target.value] })}
        >
          <option value="" disabled>
            Compare with …
          </option>
          <QueryOptions entries={left} />
        </select>
      )}
    </div>
  );
}

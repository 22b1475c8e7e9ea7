import { useCallback, useId } from "react";
import type { AnnotationFacet, AnnotationType } from "../../../api/contract/index.ts";
import { count } from "../../shared/format/format.ts";
import { useMedia } from "../../shared/browser/use-media.ts";
import { filterChoice } from "./filter-choice.ts";
import { FilterMenu, MoreFilters } from "./FilterMenu.tsx";
import { choiceOf, cleared, isFiltered, withValue } from "./table-state.ts";
import type { TableState } from "./table-state.ts";
import { FilterChip } from "../../shared/table/FilterChip.tsx";
import { TextFilter } from "../../shared/table/TextFilter.tsx";
import { ViewButton } from "./ViewButton.tsx";
import type { TableAnswer } from "../../shared/api-client/api.ts";
import type { ViewButtonProps } from "./ViewButton.tsx";

/** Filters that have buttons of their own; a phenotype has a dozen. */
const inBar = 5;

export interface AnnotationBarProps {
  readonly type: AnnotationType;
  readonly state: TableState;
  /** null while the first answer is under way. */
  readonly answer: TableAnswer | null;
  /** The answer did not come; the table says so. */
  readonly failed: boolean;
  readonly facets: readonly AnnotationFacet[];
  readonly onChange: (next: TableState, replace?: boolean) => void;
  readonly view: ViewButtonProps;
}

/** Above a table: its view, its filters, and what they leave. */
export function AnnotationBar(props: AnnotationBarProps) {
  const { type, state, answer, facets, onChange, view } = props;
  const statusId = useId();
  const filtering = { state, filtered: answer?.filtered ?? null, onChange };
  const { shown, more } = useFiltersInBar(facets, state, filtering.filtered);
  const setText = useCallback(
    (text: string) => onChange({ ...state, text, page: 1 }, state.text !== ""),
    [onChange, state],
  );
  return (
    <fieldset className="filterbar" aria-describedby={statusId}>
      <legend className="visually-hidden">View and filters of {type.display_name}</legend>
      <ViewButton {...view} />
      <span className="rule" />
      {shown.map((facet) => (
        <FilterMenu key={facet.id} facet={facet} {...filtering} />
      ))}
      {more.length > 0 && <MoreFilters facets={more} {...filtering} />}
      <TextFilter label={`Filter ${type.display_name} by words`} value={state.text} onChange={setText} />
      <FilterState {...props} statusId={statusId} onClearText={() => setText("")} />
    </fieldset>
  );
}

/** Which filters have buttons of their own. On phones those with nothing to choose take no room: they come last, in the panel, which says why. */
function useFiltersInBar(facets: readonly AnnotationFacet[], state: TableState, filtered: number | null) {
  const isNarrow = useMedia("(width < 640px)");
  const isIdle = (facet: AnnotationFacet) =>
    isNarrow &&
    filtered !== null &&
    filterChoice(facet, state.filters[facet.id] ?? [], filtered).reason !== null;
  const usable = facets.filter((facet) => !isIdle(facet));
  return { shown: usable.slice(0, inBar), more: [...usable.slice(inBar), ...facets.filter(isIdle)] };
}

interface FilterStateProps extends AnnotationBarProps {
  readonly statusId: string;
  readonly onClearText: () => void;
}

/** How many rows the filters leave, and each filter that is set, to be taken back. */
function FilterState(props: FilterStateProps) {
  const { type, state, answer, failed, facets, onChange, statusId, onClearText } = props;
  const what = type.feature_type === "interaction" ? "interactions" : "annotations";
  const chips = facets.flatMap((facet) =>
    facet.options.flatMap(({ value, label }) => {
      const choice = choiceOf(state.filters[facet.id] ?? [], value);
      return choice === null
        ? []
        : [
            {
              key: `${facet.id}=${value}`,
              text: `${facet.label}: ${choice === "out" ? "not " : ""}${label}`,
              remove: () => onChange(withValue(state, facet.id, value, null)),
            },
          ];
    }),
  );
  if (state.text !== "") chips.push({ key: "text", text: `Words: ${state.text}`, remove: onClearText });
  return (
    <div className="filterbar__state">
      <span role="status" id={statusId}>
        {failed
          ? ""
          : answer === null
            ? `Loading ${what} …`
            : isFiltered(state)
              ? `Showing ${count(answer.filtered)} of ${count(answer.total)} ${what}`
              : `Showing all ${what}`}
      </span>
      {chips.map(({ key, text, remove }) => (
        <FilterChip key={key} text={text} onRemove={remove} />
      ))}
      {answer !== null && answer.ignored.length > 0 && (
        <span className="subtle">Not known here, and left aside: {answer.ignored.join(", ")}</span>
      )}
      {isFiltered(state) && (
        <button
          type="button"
          className="button button--quiet"
          onClick={() => onChange(cleared(state.view, state.all))}
        >
          Clear filters
        </button>
      )}
    </div>
  );
}

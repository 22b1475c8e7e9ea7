import { useEffect } from "react";
import type { MouseEvent } from "react";
import type { SearchSettings } from "../../../api/contract/index.ts";
import { count } from "../../app/format.ts";
import { SkeletonRows } from "../states/Loading.tsx";
import { OptionRow } from "./OptionRow.tsx";
import { groupTitles } from "./options.ts";
import type { OptionGroup } from "./options.ts";

export interface TypeaheadProps {
  readonly listId: string;
  readonly query: string;
  readonly groups: readonly OptionGroup[];
  readonly active: number | null;
  /** The list answers an earlier text; the answer to the present one is under way. */
  readonly waiting: boolean;
  readonly failed: boolean;
  readonly settings: SearchSettings;
  readonly siteName: string;
  readonly onRetry: () => void;
  readonly onPick: (url: string) => void;
}

/** The list below the search box, in one of its states. */
export function Typeahead({ listId, query, groups, active, waiting, failed, settings, siteName, onRetry, onPick }: TypeaheadProps) {
  useEffect(() => {
    if (active !== null) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [listId, active]);

  const keepFocus = (event: MouseEvent) => event.preventDefault();
  if (failed && !waiting) {
    return (
      <div className="typeahead" onMouseDown={keepFocus}>
        <div className="empty" role="status">
          <p><b>The search does not answer.</b></p>
          <p className="muted">The rest of {siteName} is not affected. <button type="button" className="button button--quiet" onClick={onRetry}>Try again</button></p>
        </div>
      </div>
    );
  }
  if (groups.length === 0) {
    return (
      <div className="typeahead" onMouseDown={keepFocus}>
        {waiting ? (
          <div className="waiting"><SkeletonRows rows={3} label="Searching …" /></div>
        ) : (
          <div className="empty">
            <p><b>No matches</b> for “{query}”</p>
            <p className="muted">Search takes names, synonyms, identifiers, words of a product or title, and PubMed IDs.</p>
          </div>
        )}
      </div>
    );
  }
  return (
    <div className="typeahead" onMouseDown={keepFocus}>
      <div className="typeahead__list" role="listbox" id={listId} aria-label="Suggestions" aria-busy={waiting} tabIndex={-1}>
        {groups.map((group) => (
          <div role="group" aria-label={groupTitles[group.type]} key={group.type}>
            <div className="typeahead__group" aria-hidden>
              <span>{groupTitles[group.type]}</span>
              <span>{group.options.length} of {count(group.total)}</span>
            </div>
            {group.options.map((option) => (
              <OptionRow key={option.hit.id} id={`${listId}-${option.index}`} option={option} query={query} selected={option.index === active} first={active === null && option.index === 0} settings={settings} onPick={onPick} />
            ))}
          </div>
        ))}
      </div>
      <div className="typeahead__foot" aria-hidden>
        <span><kbd>↑</kbd> <kbd>↓</kbd> move</span>
        <span><kbd>Enter</kbd> open</span>
        <span><kbd>Esc</kbd> close</span>
      </div>
    </div>
  );
}

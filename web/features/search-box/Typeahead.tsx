import type { KeyboardEvent, MouseEvent, ReactNode, RefObject } from "react";
import type { SearchSettings } from "../../../api/contract/index.ts";
import { urls } from "../../shared/urls/urls.ts";
import { SkeletonRows } from "../../shared/ui/Loading.tsx";
import { optionId } from "../../shared/ui/use-combobox.ts";
import { AllResultsLink, OptionRow, PageRow, ReadingRow } from "./OptionRow.tsx";
import { groupTitles, shownOf, spokenOf } from "./options.ts";
import type { TypeaheadState } from "./use-typeahead.ts";

export interface TypeaheadProps extends Pick<
  TypeaheadState,
  "query" | "groups" | "reading" | "pages" | "active" | "entered" | "isCurrent" | "failed" | "retry" | "go"
> {
  readonly listId: string;
  readonly settings: SearchSettings;
  readonly siteName: string;
  /** The link below the suggestions: no row of theirs, so that it has the focus when it is chosen. */
  readonly allLink: RefObject<HTMLAnchorElement | null>;
  readonly onAllKeyDown: (event: KeyboardEvent) => void;
}

/** A click on the list leaves the cursor in the box. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** The list below the search box, in one of its states. */
export function Typeahead(props: TypeaheadProps) {
  const { failed, groups, reading, pages, isCurrent } = props;
  return (
    <div className="typeahead" onMouseDown={keepFocus}>
      {failed ? (
        <Failed {...props} />
      ) : groups.length > 0 || reading !== null || pages.length > 0 ? (
        <List {...props} />
      ) : isCurrent ? (
        <NoMatches {...props} />
      ) : (
        <Waiting />
      )}
    </div>
  );
}

const Failed = ({ retry }: TypeaheadProps) => (
  <div className="empty" role="status">
    <p>
      <b>The search does not answer.</b> It is asked again by itself.
    </p>
    <p className="muted">
      What is shown stays.{" "}
      <button type="button" className="button button--quiet" onClick={retry}>
        Try again
      </button>
    </p>
  </div>
);

const Waiting = () => (
  <div className="waiting">
    <SkeletonRows rows={3} label="Searching …" />
  </div>
);

const NoMatches = ({ query, entered, go }: TypeaheadProps) => (
  <div className="empty">
    <p>
      <b>No matches</b> for “{query}”
    </p>
    <p className="muted">
      Search takes names, synonyms, identifiers, words of a product or title, and PubMed IDs.
    </p>
    {entered === urls.search(query) && (
      <p>
        <button type="button" className="button button--quiet" onClick={() => go(entered)}>
          Look on the results page
        </button>
      </p>
    )}
  </div>
);

function List(props: TypeaheadProps) {
  const { listId, query, groups, reading, pages, active, entered, isCurrent, settings, allLink, go } = props;
  const all = urls.search(query);
  const stateOf = (index: number, url: string) => ({
    id: optionId(listId, index),
    selected: index === active,
    first: active < 0 && url === entered,
    onPick: go,
  });
  const readings = reading === null ? 0 : 1;
  return (
    <>
      <div className="typeahead__list">
        <div role="listbox" id={listId} aria-label="Suggestions" aria-busy={!isCurrent} tabIndex={-1}>
          {reading !== null && <ReadingRow reading={reading} url={all} {...stateOf(0, all)} />}
          {pages.length > 0 && (
            <Group title="Pages and tools">
              {pages.map(({ url, title }, index) => (
                <PageRow key={url} title={title} url={url} {...stateOf(index + readings, url)} />
              ))}
            </Group>
          )}
          {groups.map((group) => (
            <Group
              key={group.type}
              title={groupTitles[group.type]}
              spoken={spokenOf(group)}
              shown={shownOf(group, reading?.target === "gene" ? reading.count : null)}
            >
              {group.options.map((option) => (
                <OptionRow
                  key={option.hit.id}
                  option={option}
                  query={query}
                  settings={settings}
                  best={option.index === 0 && pages.length === 0}
                  {...stateOf(option.index + readings + pages.length, option.url)}
                />
              ))}
            </Group>
          ))}
        </div>
        <AllResultsLink
          ref={allLink}
          query={query}
          url={all}
          first={active < 0 && all === entered && reading === null}
          onKeyDown={props.onAllKeyDown}
          onPick={go}
        />
      </div>
      <KeyHints />
    </>
  );
}

interface GroupProps {
  readonly title: string;
  /** How many there are, in words and as shown; nothing where all are. */
  readonly spoken?: string;
  readonly shown?: ReactNode;
  readonly children: ReactNode;
}

const Group = ({ title, spoken, shown, children }: GroupProps) => (
  <div role="group" aria-label={spoken === undefined ? title : `${title}, ${spoken}`}>
    <div className="typeahead__group" aria-hidden>
      <span>{title}</span>
      {shown !== undefined && <span>{shown}</span>}
    </div>
    {children}
  </div>
);

const KeyHints = () => (
  <div className="typeahead__foot" aria-hidden>
    <span>
      <kbd>↑</kbd> <kbd>↓</kbd> move
    </span>
    <span>
      <kbd>Enter</kbd> open
    </span>
    <span>
      <kbd>Esc</kbd> close
    </span>
  </div>
);

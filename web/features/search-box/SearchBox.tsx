import { CircleHelp, Search, X } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import type { ClipboardEvent, ComponentProps, RefObject } from "react";
import { useDeployment, useMetadata, useDataGaps } from "../../shared/boot/boot.ts";
import { Disclosure } from "../../shared/ui/Disclosure.tsx";
import { useCombobox } from "../../shared/ui/use-combobox.ts";
import { searchInputId } from "./focus.ts";
import { announcement } from "./options.ts";
import { Typeahead } from "./Typeahead.tsx";
import { maxQueryLength } from "./max-query-length.ts";
import { useTypedBefore } from "./typed-before.ts";
import { oneLine, onAllLinkKey, onBoxKey, useRequestedWords, useTypeahead } from "./use-typeahead.ts";
import type { TypeaheadState } from "./use-typeahead.ts";

export interface SearchBoxProps {
  readonly placeholder: string;
  /** The front page's box: larger, and it takes the focus where a mouse is used. */
  readonly large?: boolean;
}

/**
 * The site's search box: a combobox whose list comes from the server. Enter opens the row that the arrow keys chose,
 * else what was typed in full, else all results.
 */
export function SearchBox({ placeholder, large = false }: SearchBoxProps) {
  const { search, site } = useDeployment();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const allLink = useRef<HTMLAnchorElement>(null);
  const listId = useId();
  const typeahead = useTypeahead(input);
  useRequestedWords(typeahead, input);
  useTypedBefore(typeahead, input);
  const { rows, groups, reading, pages, active, isShown, isCurrent } = typeahead;
  const combobox = useCombobox({
    listId,
    isOpen: isShown,
    count: rows.length,
    active,
    field: input,
    list,
    onClose: typeahead.close,
  });

  const initialised = useMetadata() !== null && !typeahead.isDown;
  useEffect(() => {
    if (large && initialised && matchMedia("(pointer: fine)").matches)
      input.current?.focus({ preventScroll: true });
  }, [large, initialised]);
  if (!initialised)
    return (
      <p className="searchbox searchbox__message" role="status">
        Search box initialisation failed - try reloading
      </p>
    );
  return (
    <div className={large ? "searchbox searchbox--large" : "searchbox"} role="search" aria-label="Site">
      <Field
        {...combobox}
        ref={input}
        placeholder={placeholder}
        typeahead={typeahead}
        onKeyDown={(event) => onBoxKey(event, typeahead, allLink)}
      />
      <p className="visually-hidden" role="status">
        {isShown && isCurrent ? announcement(groups, reading, pages) : ""}
      </p>
      {isShown && (
        <div ref={list}>
          <Typeahead
            {...typeahead}
            listId={listId}
            settings={search}
            siteName={site.site_name}
            allLink={allLink}
            onAllKeyDown={(event) => onAllLinkKey(event, typeahead, input)}
          />
        </div>
      )}
    </div>
  );
}

/** What the box finds in this release. */
const useLabel = (): string =>
  useDataGaps().some(({ topic }) => topic === "pathway models")
    ? "Search genes, terms and publications"
    : "Search genes, terms, publications and pathways";

/** Where is typed, with the buttons in it. */
function Field({
  typeahead: { text, change, open },
  ref: input,
  ...props
}: ComponentProps<"input"> & {
  readonly typeahead: TypeaheadState;
  readonly ref: RefObject<HTMLInputElement | null>;
}) {
  const label = useLabel();
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData("text");
    if (!/[\r\n\t]/.test(pasted)) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const before = value.slice(0, selectionStart ?? value.length);
    change((before + oneLine(pasted) + value.slice(selectionEnd ?? value.length)).slice(0, maxQueryLength));
  };
  return (
    <>
      <label className="visually-hidden" htmlFor={searchInputId}>
        {label}
      </label>
      <div className="searchbox__field">
        <Search className="icon" aria-hidden />
        <input
          {...props}
          ref={input}
          id={searchInputId}
          type="search"
          autoCorrect="off"
          autoCapitalize="none"
          enterKeyHint="go"
          value={text}
          maxLength={maxQueryLength}
          onChange={(event) => change(event.target.value)}
          onPaste={onPaste}
          onFocus={open}
          onClick={open}
        />
        {text !== "" && (
          <button
            type="button"
            className="icon-button"
            aria-label="Clear search"
            title="Clear search"
            onClick={() => {
              change("");
              input.current?.focus();
            }}
          >
            <X className="icon" aria-hidden />
          </button>
        )}
        <Help />
        {text === "" && <kbd title="Press / to search">/</kbd>}
      </div>
    </>
  );
}

/** What can be typed into the search box. */
const Help = () => (
  <Disclosure
    button={<CircleHelp className="icon" aria-hidden />}
    buttonClass="icon-button"
    buttonLabel="Help: search"
    align="end"
    panelClass="disclosure__panel--text"
    keeps
  >
    <ul>
      <li>Start typing to search for genes.</li>
      <li>For publications type or paste a PubMed ID and press enter.</li>
      <li>For ontology terms type or paste the term ID and press enter.</li>
      <li>See other options under the Search menu.</li>
    </ul>
  </Disclosure>
);

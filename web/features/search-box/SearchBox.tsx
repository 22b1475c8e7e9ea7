import { CircleHelp, Search, X } from "lucide-react";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { useNavigate } from "react-router-dom";
import { useDeployment, useMetadata } from "../../app/boot.ts";
import { useAppDispatch, useAppSelector } from "../../app/store.ts";
import { entityUrl } from "../../app/urls.ts";
import { Disclosure } from "../disclosure/Disclosure.tsx";
import { searchInputId } from "./focus.ts";
import { announcement, optionGroups } from "./options.ts";
import { SearchHelp } from "./SearchHelp.tsx";
import { searchRequest } from "./search-request.ts";
import { Typeahead } from "./Typeahead.tsx";
import { useSuggestions } from "./use-suggestions.ts";

export interface SearchBoxProps {
  readonly placeholder: string;
  /** The front page's box: larger, and it takes the focus where a mouse is used. */
  readonly large?: boolean;
}

/**
 * The site's search box: a combobox whose list comes from the server. Enter opens what was typed in full (an id or
 * address), else the row that the arrow keys chose, else the first.
 */
export function SearchBox({ placeholder, large = false }: SearchBoxProps) {
  const { search, site } = useDeployment();
  const metadata = useMetadata();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const asked = useAppSelector((state) => state.searchRequest.words);
  const input = useRef<HTMLInputElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const listId = useId();

  const [text, setText] = useState("");
  const [open, setOpen] = useState(false);
  /** The row that the arrow keys chose; null until they are used. */
  const [chosen, setChosen] = useState<number | null>(null);
  /** Enter was pressed before the answer to this text came. */
  const [awaited, setAwaited] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  const query = text.trim();
  const suggestions = useSuggestions(query, search.min_query_length, search.debounce, attempt);
  const groups = useMemo(() => (suggestions.answer ? optionGroups(suggestions.answer) : []), [suggestions.answer]);
  const options = useMemo(() => groups.flatMap((group) => group.options), [groups]);
  const current = suggestions.answered === query;
  const active = chosen === null ? null : (options[Math.min(chosen, options.length - 1)] ?? null);
  const opened = active ?? options[0] ?? null;
  const shown = open && query.length >= search.min_query_length;

  const go = (url: string) => {
    setText("");
    setOpen(false);
    setChosen(null);
    setAwaited(null);
    input.current?.blur();
    void navigate(url);
  };
  /** Opens what the answer to the present text says Enter opens; nothing when it found nothing. */
  const openAnswer = () => {
    const jump = chosen === null ? suggestions.answer?.jump : null;
    if (jump) go(entityUrl[jump.type](jump.id));
    else if (opened) go(opened.url);
    setAwaited(null);
  };

  useEffect(() => {
    if (awaited !== null && awaited === query && current) openAnswer();
  });
  useEffect(() => {
    if (large && matchMedia("(pointer: fine)").matches) input.current?.focus({ preventScroll: true });
  }, [large]);
  useEffect(() => {
    if (asked === null) return;
    setText(asked);
    setOpen(true);
    input.current?.focus();
    dispatch(searchRequest.actions.taken());
  }, [asked, dispatch]);
  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, [open]);

  const move = (step: number) => {
    if (options.length === 0) return;
    setOpen(true);
    const from = chosen === null ? (step > 0 ? -1 : 0) : Math.min(chosen, options.length - 1);
    setChosen((from + step + options.length) % options.length);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    switch (event.key) {
      case "ArrowDown": move(1); break;
      case "ArrowUp": move(-1); break;
      case "Enter":
        if (query.length < search.min_query_length) return;
        if (suggestions.failed) setAttempt(attempt + 1);
        else if (current) openAnswer();
        if (!current || suggestions.failed) setAwaited(query);
        break;
      case "Escape":
        if (shown) setOpen(false);
        else setText("");
        break;
      case "Tab": setOpen(false); return;
      default: return;
    }
    event.preventDefault();
  };

  if (metadata === null) return <p className="searchbox muted" role="status">Search box initialisation failed - try reloading</p>;
  return (
    <div className={large ? "searchbox searchbox--large" : "searchbox"} ref={root} role="search" aria-label="Site">
      <label className="visually-hidden" htmlFor={searchInputId}>Search genes, terms, publications, pathways and alleles</label>
      <div className="searchbox__field">
        <Search className="icon" aria-hidden />
        <input
          ref={input} id={searchInputId} type="search" role="combobox" autoComplete="off" autoCorrect="off" spellCheck={false} enterKeyHint="go"
          placeholder={placeholder} value={text} maxLength={200}
          aria-autocomplete="list" aria-expanded={shown && options.length > 0} aria-controls={listId}
          aria-activedescendant={shown && active ? `${listId}-${active.index}` : undefined}
          onChange={(event) => {
            setText(event.target.value);
            setOpen(true);
            setChosen(null);
            setAwaited(null);
          }}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onKeyDown={onKeyDown}
        />
        {text !== "" && (
          <button type="button" className="icon-button" aria-label="Clear search" title="Clear search" onClick={() => { setText(""); input.current?.focus(); }}>
            <X className="icon" aria-hidden />
          </button>
        )}
        <Disclosure button={<CircleHelp className="icon" aria-hidden />} buttonClass="icon-button" buttonLabel="Help: search" align="end" panelClass="disclosure__panel--text">
          <SearchHelp />
        </Disclosure>
        {text === "" && <kbd title="Press / to search">/</kbd>}
      </div>
      <p className="visually-hidden" role="status">{shown && current && !suggestions.failed ? (options.length > 0 ? announcement(groups) : "No matches") : ""}</p>
      {shown && (
        <Typeahead
          listId={listId} query={query} groups={groups} active={active?.index ?? null} waiting={!current} failed={suggestions.failed}
          settings={search} siteName={site.site_name} onRetry={() => setAttempt(attempt + 1)} onPick={go}
        />
      )}
    </div>
  );
}

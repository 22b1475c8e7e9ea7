import { CircleHelp, Search, X } from "lucide-react";
import { useCallback, useEffect, useId, useMemo, useRef, useState } from "react";
import type { ClipboardEvent, KeyboardEvent } from "react";
import { useSelector } from "react-redux";
import { useLocation, useNavigate } from "react-router-dom";
import { urls } from "../../shared/urls/urls.ts";
import { useDeployment, useMetadata } from "../../shared/boot/boot.ts";
import { useAppDispatch } from "../../shared/store/use-app-dispatch.ts";
import { Disclosure } from "../../shared/ui/Disclosure.tsx";
import { useCombobox } from "../../shared/ui/use-combobox.ts";
import { enterUrl } from "./enter.ts";
import { searchInputId } from "./focus.ts";
import { maxQueryLength, oneLine } from "./one-line.ts";
import { announcement, optionGroups } from "./options.ts";
import { SearchHelp } from "./SearchHelp.tsx";
import { searchRequest } from "../../shared/store/search-request.ts";
import { Typeahead } from "./Typeahead.tsx";
import { useSuggestions } from "./use-suggestions.ts";

export interface SearchBoxProps {
  readonly placeholder: string;
  /** The front page's box: larger, and it takes the focus where a mouse is used. */
  readonly large?: boolean;
}

/** What was searched for on the results page, which has no field of its own; "" on all other pages. */
const wordsAt = ({ pathname, search }: Pick<URL, "pathname" | "search">): string =>
  pathname === resultsPath
    ? oneLine(new URLSearchParams(search).get("q") ?? "").slice(0, maxQueryLength)
    : "";
const resultsPath = new URL(urls.search(""), "http://site").pathname;

/** Enter of an input method chooses letters; Safari tells so only by the code. */
const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;

/**
 * The site's search box: a combobox whose list comes from the server. Enter opens the row that the arrow keys chose,
 * else what was typed in full, else all results.
 */
export function SearchBox({ placeholder, large = false }: SearchBoxProps) {
  const { search, site } = useDeployment();
  const metadata = useMetadata();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const asked = useSelector(searchRequest.selectors.words);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const allLink = useRef<HTMLAnchorElement>(null);
  const listId = useId();

  const words = wordsAt(useLocation());
  const [text, setText] = useState(words);
  const [open, setOpen] = useState(false);
  /** Address of the row that the arrow keys chose; null until they are used. It stays chosen while it is in the list. */
  const [chosen, setChosen] = useState<string | null>(null);
  /** Enter was pressed before the answer to this text came. */
  const [awaited, setAwaited] = useState<string | null>(null);

  const query = oneLine(text);
  // Nobody asks for the suggestions of words whose results are shown, until the box is used.
  const isIdle = !open && text === words;
  const [suggestions, retry] = useSuggestions(isIdle ? "" : query, search.min_query_length, search.debounce);
  const { answer, answered, failed } = suggestions;
  const groups = useMemo(
    () => (answer ? optionGroups(answer, search.groups.gene.matched) : []),
    [answer, search],
  );
  const options = useMemo(() => groups.flatMap((group) => group.options), [groups]);
  const current = answered === query && !failed;
  const enough = query.length >= search.min_query_length;
  const shown = open && enough;
  const reading = answer?.reading ?? null;
  // How the text was read stands first, and opens all results.
  const rows = [...(reading === null ? [] : [urls.search(query)]), ...options.map((option) => option.url)];
  const active = chosen === null ? -1 : rows.indexOf(chosen);
  const entered = answer && current ? enterUrl(query, answer, options) : null;
  const initialised = metadata !== null && !(failed && answered === "" && text === "");

  const change = (typed: string) => {
    setText(typed);
    setOpen(true);
    setChosen(null);
    setAwaited(null);
  };
  const close = useCallback(() => {
    setOpen(false);
    setChosen(null);
    setAwaited(null);
  }, []);
  const go = useCallback(
    (url: string) => {
      setText(wordsAt(new URL(url, location.origin)));
      close();
      input.current?.blur();
      void navigate(url);
    },
    [close, navigate],
  );

  useEffect(() => {
    if (awaited === null || awaited !== query || !current) return;
    setAwaited(null);
    if (entered !== null) go(entered);
  }, [awaited, query, current, entered, go]);
  useEffect(() => {
    if (large && initialised && matchMedia("(pointer: fine)").matches)
      input.current?.focus({ preventScroll: true });
  }, [large, initialised]);
  useEffect(() => setText(words), [words]);
  useEffect(() => {
    if (asked === null) return;
    setText(asked);
    setOpen(true);
    input.current?.focus();
    dispatch(searchRequest.actions.taken());
  }, [asked, dispatch]);
  const combobox = useCombobox({
    listId,
    isOpen: shown,
    count: rows.length,
    active,
    field: input,
    list,
    onClose: close,
  });

  /** Below the suggestions, and so above the first when going round, stands the link to all results: it takes the focus itself. */
  const move = (step: 1 | -1) => {
    setOpen(true);
    // Rows of an earlier text are no answer to this one.
    if (!shown || !current || rows.length === 0) return;
    const next = rows[active < 0 && step < 0 ? rows.length : active + step];
    setChosen(next ?? null);
    if (next === undefined) allLink.current?.focus();
  };
  const onAllKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (key === "Tab" || key === "Enter" || key === "Shift" || ctrlKey || metaKey || altKey) return;
    // Any other key is meant for the box: letters are typed into it.
    input.current?.focus();
    if (key === "ArrowDown") setChosen(rows[0] ?? null);
    else if (key === "ArrowUp") setChosen(rows.at(-1) ?? null);
    else if (key === "Escape") close();
    else return;
    event.preventDefault();
  };
  const enter = () => {
    const row = rows[active];
    if (!current) setAwaited(query);
    else if (shown && row !== undefined) go(row);
    else if (entered !== null) go(entered);
    if (failed) retry();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    switch (event.key) {
      case "ArrowDown":
        if (event.altKey) setOpen(true);
        else move(1);
        break;
      case "ArrowUp":
        if (event.altKey) close();
        else move(-1);
        break;
      case "Enter":
        if (enough) enter();
        break;
      case "Escape":
        if (shown) close();
        else setText("");
        break;
      case "Tab":
        close();
        return;
      // They move the cursor in the text, so the text is what Enter is about again.
      case "Home":
      case "End":
      case "ArrowLeft":
      case "ArrowRight":
        setChosen(null);
        return;
      default:
        return;
    }
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData("text");
    if (!/[\r\n\t]/.test(pasted)) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const before = value.slice(0, selectionStart ?? value.length);
    change((before + oneLine(pasted) + value.slice(selectionEnd ?? value.length)).slice(0, maxQueryLength));
  };

  if (!initialised)
    return (
      <p className="searchbox searchbox__message" role="status">
        Search box initialisation failed - try reloading
      </p>
    );
  return (
    <div className={large ? "searchbox searchbox--large" : "searchbox"} role="search" aria-label="Site">
      <label className="visually-hidden" htmlFor={searchInputId}>
        Search genes, terms, publications and pathways
      </label>
      <div className="searchbox__field">
        <Search className="icon" aria-hidden />
        <input
          ref={input}
          id={searchInputId}
          type="search"
          {...combobox}
          autoCorrect="off"
          autoCapitalize="none"
          enterKeyHint="go"
          placeholder={placeholder}
          value={text}
          maxLength={maxQueryLength}
          onChange={(event) => change(event.target.value)}
          onPaste={onPaste}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onKeyDown={onKeyDown}
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
        <Disclosure
          button={<CircleHelp className="icon" aria-hidden />}
          buttonClass="icon-button"
          buttonLabel="Help: search"
          align="end"
          panelClass="disclosure__panel--text"
          keeps
        >
          <SearchHelp />
        </Disclosure>
        {text === "" && <kbd title="Press / to search">/</kbd>}
      </div>
      <p className="visually-hidden" role="status">
        {shown && current ? announcement(groups, reading) : ""}
      </p>
      {shown && (
        <div ref={list}>
          <Typeahead
            listId={listId}
            query={query}
            groups={groups}
            reading={reading}
            active={active}
            entered={entered}
            waiting={!current}
            failed={failed}
            settings={search}
            siteName={site.site_name}
            allLink={allLink}
            onAllKeyDown={onAllKeyDown}
            onRetry={retry}
            onPick={go}
          />
        </div>
      )}
    </div>
  );
}

/** The search box while somebody types: the text, the list below it, the row that is chosen, and what each key does. */
import { useCallback, useEffect, useMemo, useState } from "react";
import type { KeyboardEvent, RefObject } from "react";
import { useSelector } from "react-redux";
import { useLocation, useNavigate } from "react-router-dom";
import type { SuggestAnswer } from "../../../api/contract/index.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import { searchRequest } from "../../shared/store/search-request.ts";
import { useAppDispatch } from "../../shared/store/use-app-dispatch.ts";
import { urls } from "../../shared/urls/urls.ts";
import { enterUrl } from "./enter.ts";
import { maxQueryLength } from "./max-query-length.ts";
import { optionGroups } from "./options.ts";
import { useSuggestions } from "./use-suggestions.ts";

/** Pasted text as one line: line ends and tabs part words, where the browser would take them out and join the words. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** What was searched for on the results page, which has no field of its own; "" on all other pages. */
const wordsAt = ({ pathname, search }: Pick<URL, "pathname" | "search">): string =>
  pathname === resultsPath
    ? oneLine(new URLSearchParams(search).get("q") ?? "").slice(0, maxQueryLength)
    : "";
const resultsPath = new URL(urls.search(""), "http://site").pathname;

const noPages: SuggestAnswer["pages"] = [];

/**
 * What is offered for a text.
 * @param isIdle nobody types, and nothing is asked for
 */
function useOffers(text: string, isIdle: boolean) {
  const { search } = useDeployment();
  const query = oneLine(text);
  const [suggestions, retry] = useSuggestions(isIdle ? "" : query, search.min_query_length, search.debounce);
  const { answer, answered, failed } = suggestions;
  const groups = useMemo(
    () => (answer ? optionGroups(answer, search.groups.gene.matched) : []),
    [answer, search],
  );
  const options = useMemo(() => groups.flatMap((group) => group.options), [groups]);
  const reading = answer?.reading ?? null;
  const pages = answer?.pages ?? noPages;
  const isCurrent = answered === query && !failed;
  return {
    query,
    isEnough: query.length >= search.min_query_length,
    groups,
    reading,
    /** Pages and tools that the words ask for. */
    pages,
    /** Addresses of the list's rows. How the text was read stands first, and opens all results; then pages. */
    rows: [
      ...(reading === null ? [] : [urls.search(query)]),
      ...pages.map(({ url }) => url),
      ...options.map((option) => option.url),
    ],
    /** The list answers this text, no earlier one. */
    isCurrent,
    /** Where Enter goes while no row is chosen; null for nowhere, or while that is not known. */
    entered: answer && isCurrent ? enterUrl(query, answer, options) : null,
    failed,
    /** The search has not answered so far, and nothing is typed that would be lost. */
    isDown: failed && answered === "" && text === "",
    retry,
  };
}

/** A text, what is offered for it, and what can be done with both. */
export type TypeaheadState = ReturnType<typeof useTypeahead>;

/** @param input the box, which loses the focus when a page opens */
export function useTypeahead(input: RefObject<HTMLInputElement | null>) {
  const navigate = useNavigate();
  const words = wordsAt(useLocation());
  const [text, setText] = useState(words);
  const [isOpen, setOpen] = useState(false);
  /** Address of the row that the arrow keys chose; null until they are used. It stays chosen while it is in the list. */
  const [chosen, choose] = useState<string | null>(null);
  /** Enter was pressed before the answer to this text came. */
  const [awaited, setAwaited] = useState<string | null>(null);
  // Nobody asks for the suggestions of words whose results are shown, until the box is used.
  const offers = useOffers(text, !isOpen && text === words);
  const { query, rows, isCurrent, entered, failed, retry } = offers;
  const isShown = isOpen && offers.isEnough;
  const active = chosen === null ? -1 : rows.indexOf(chosen);

  const open = () => setOpen(true);
  const clear = () => setText("");
  const close = useCallback(() => {
    setOpen(false);
    choose(null);
    setAwaited(null);
  }, []);
  const go = useCallback(
    (url: string) => {
      setText(wordsAt(new URL(url, location.origin)));
      close();
      input.current?.blur();
      void navigate(url);
    },
    [close, navigate, input],
  );
  useEffect(() => {
    if (awaited === null || awaited !== query || !isCurrent) return;
    setAwaited(null);
    if (entered !== null) go(entered);
  }, [awaited, query, isCurrent, entered, go]);
  // Not at first: by then something may have been typed.
  const [lastWords, setLastWords] = useState(words);
  if (words !== lastWords) {
    setLastWords(words);
    setText(words);
  }
  const change = useCallback(
    (typed: string) => {
      close();
      setText(typed);
      setOpen(true);
    },
    [close],
  );
  /** Opens the row that is chosen, else what was typed in full, as soon as that is known. */
  const enter = () => {
    const row = rows[active];
    if (!isCurrent) setAwaited(query);
    else if (isShown && row !== undefined) go(row);
    else if (entered !== null) go(entered);
    if (failed) retry();
  };
  return { ...offers, text, isShown, active, open, close, change, clear, choose, go, enter };
}

/** Takes words into the box that another part of the page asks to be searched for. */
export function useRequestedWords(
  { change }: TypeaheadState,
  input: RefObject<HTMLInputElement | null>,
): void {
  const dispatch = useAppDispatch();
  const words = useSelector(searchRequest.selectors.words);
  useEffect(() => {
    if (words === null) return;
    change(words);
    input.current?.focus();
    dispatch(searchRequest.actions.taken());
  }, [words, change, input, dispatch]);
}

/** Enter of an input method chooses letters; Safari tells so only by the code. */
const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229;

/** What a key does in the box. */
export function onBoxKey(
  event: KeyboardEvent,
  typeahead: TypeaheadState,
  allLink: RefObject<HTMLAnchorElement | null>,
): void {
  if (isComposing(event)) return;
  const { text, isShown, isEnough, open, close, clear, choose, enter } = typeahead;
  switch (event.key) {
    case "ArrowDown":
      if (event.altKey) open();
      else move(typeahead, 1, allLink);
      break;
    case "ArrowUp":
      if (event.altKey) close();
      else move(typeahead, -1, allLink);
      break;
    case "Enter":
      if (isEnough) enter();
      break;
    case "Escape":
      if (isShown) close();
      else clear();
      break;
    // It brings the box, and does no more where it is there already: no name begins so.
    case "/":
      if (text !== "") return;
      break;
    case "Tab":
      close();
      return;
    // They move the cursor in the text, so the text is what Enter is about again.
    case "Home":
    case "End":
    case "ArrowLeft":
    case "ArrowRight":
      choose(null);
      return;
    default:
      return;
  }
  event.preventDefault();
}

/** Below the suggestions, and so above the first when going round, stands the link to all results: it takes the focus itself. */
function move(
  { rows, active, isShown, isCurrent, open, choose }: TypeaheadState,
  step: 1 | -1,
  allLink: RefObject<HTMLAnchorElement | null>,
) {
  open();
  // Rows of an earlier text are no answer to this one.
  if (!isShown || !isCurrent || rows.length === 0) return;
  const next = rows[active < 0 && step < 0 ? rows.length : active + step];
  choose(next ?? null);
  if (next === undefined) allLink.current?.focus();
}

/** What a key does on the link to all results. All but the link's own are meant for the box: letters are typed into it. */
export function onAllLinkKey(
  event: KeyboardEvent,
  { rows, choose, close }: TypeaheadState,
  input: RefObject<HTMLInputElement | null>,
): void {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (key === "Tab" || key === "Enter" || key === "Shift" || ctrlKey || metaKey || altKey) return;
  input.current?.focus();
  if (key === "ArrowDown") choose(rows[0] ?? null);
  else if (key === "ArrowUp") choose(rows.at(-1) ?? null);
  else if (key === "Escape") close();
  else return;
  event.preventDefault();
}

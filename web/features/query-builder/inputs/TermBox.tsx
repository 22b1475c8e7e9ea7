import { useEffect, useId, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import type { TermSearchHit } from "../../../../api/contract/term-search.ts";
import { counted } from "../../../shared/format/format.ts";
import { Highlighted } from "../../search-box/OptionRow.tsx";
import { optionId, useCombobox } from "../../../shared/ui/use-combobox.ts";
import { useTerms } from "./use-terms.ts";

/** A term that was chosen. */
export type ChosenTerm = Pick<TermSearchHit, "id" | "name">;

export interface TermBoxProps {
  readonly label: string;
  readonly placeholder: string;
  readonly ontologies: readonly string[];
  readonly value: ChosenTerm | null;
  readonly onChoose: (term: TermSearchHit | null) => void;
  /** Genes are counted beside the terms: not where nothing is annotated with them. */
  readonly withCounts: boolean;
}

const textOf = (term: ChosenTerm | null): string => (term === null ? "" : `${term.name} (${term.id})`);

interface ListKeysOptions {
  /** Options that are shown. */
  readonly count: number;
  readonly onEnter: (option: number) => void;
  readonly onClose: () => void;
}

/** The option of an open list that the arrow keys stand on, and what the keys do. */
function useListKeys({ count, onEnter, onClose }: ListKeysOptions) {
  const [active, setActive] = useState(0);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    switch (event.key) {
      case "ArrowDown":
        setActive((active + 1) % Math.max(1, count));
        break;
      case "ArrowUp":
        setActive((active - 1 + count) % Math.max(1, count));
        break;
      case "Enter":
        onEnter(active);
        break;
      case "Escape":
        onClose();
        break;
      case "Tab":
        onClose();
        return;
      default:
        return;
    }
    event.preventDefault();
  };
  return { active, setActive, onKeyDown };
}

/** A field for a term of some ontologies: what is typed finds names, synonyms and ids, and one of the terms found is chosen. */
export function TermBox({ label, placeholder, ontologies, value, onChoose, withCounts }: TermBoxProps) {
  const id = useId();
  const [text, setText] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const typed = text ?? "";
  const { hits, answered, failed } = useTerms(typed, ontologies);
  const open = text !== null && answered !== null;
  const shown = open ? hits : [];
  const close = () => setText(null);
  const choose = (term: TermSearchHit | undefined) => {
    if (!term) return;
    onChoose(term);
    close();
  };
  const { active, setActive, onKeyDown } = useListKeys({
    count: shown.length,
    // What is typed is not a term yet: it is chosen before the form is sent.
    onEnter: (option) => answered === typed.trim() && choose(shown[option]),
    onClose: close,
  });
  useEffect(() => setActive(0), [hits, setActive]);
  const combobox = useCombobox({
    listId: `${id}-list`,
    isOpen: open,
    count: shown.length,
    active,
    field,
    list,
    onClose: close,
  });
  return (
    <div className="term-box">
      <label htmlFor={id}>{label}</label>
      <input
        ref={field}
        id={id}
        className="input"
        {...combobox}
        maxLength={200}
        placeholder={placeholder}
        value={text ?? textOf(value)}
        onKeyDown={text === null ? undefined : onKeyDown}
        onChange={(event) => {
          if (value) onChoose(null);
          setText(event.target.value);
        }}
      />
      {open && (
        <div className="typeahead" ref={list} onMouseDown={(event) => event.preventDefault()}>
          <div className="typeahead__list" role="listbox" id={`${id}-list`} aria-label={label} tabIndex={-1}>
            {shown.map((term, index) => (
              <div
                key={term.id}
                id={optionId(`${id}-list`, index)}
                className="option term-option"
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                onClick={() => choose(term)}
              >
                <FoundTerm term={term} query={typed} withCount={withCounts} />
              </div>
            ))}
          </div>
          {shown.length === 0 && (
            <p className="empty" role="status">
              {failed
                ? "The terms could not be searched: type on to try again."
                : `No term for “${answered ?? ""}”`}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

interface FoundTermProps {
  readonly term: TermSearchHit;
  readonly query: string;
  readonly withCount: boolean;
}

/** A term that was found: name, id, and why where the name does not say it. */
const FoundTerm = ({ term, query, withCount }: FoundTermProps) => (
  <>
    <span className="option__label option__label--long">
      <Highlighted text={term.name} query={query} />
    </span>
    <span className="option__id">
      {term.id}
      {withCount && <> · {counted(term.gene_count, "gene")}</>}
    </span>
    {term.matched && term.matched.field !== "id" && (
      <span className="option__why">
        {term.matched.field}: <Highlighted text={term.matched.text} query={query} />
      </span>
    )}
  </>
);

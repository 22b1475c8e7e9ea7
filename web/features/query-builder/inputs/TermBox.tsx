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

/** A field for a term of some ontologies: what is typed finds names, synonyms and ids, and one of the terms found is chosen. */
export function TermBox({ label, placeholder, ontologies, value, onChoose, withCounts }: TermBoxProps) {
  const id = useId();
  const [text, setText] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const typed = text ?? "";
  const { hits, answered, failed } = useTerms(typed, ontologies);
  const open = text !== null && answered !== null;
  const shown = open ? hits : [];

  useEffect(() => setActive(0), [hits]);
  const combobox = useCombobox({
    listId: `${id}-list`,
    isOpen: open,
    count: shown.length,
    active,
    field,
    list,
    onClose: () => setText(null),
  });

  const choose = (term: TermSearchHit | undefined) => {
    if (!term) return;
    onChoose(term);
    setText(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (text === null || event.nativeEvent.isComposing) return;
    switch (event.key) {
      case "ArrowDown":
        setActive((active + 1) % Math.max(1, shown.length));
        break;
      case "ArrowUp":
        setActive((active - 1 + shown.length) % Math.max(1, shown.length));
        break;
      // What is typed is not a term yet: it is chosen before the form is sent.
      case "Enter":
        if (answered === typed.trim()) choose(shown[active]);
        break;
      case "Escape":
        setText(null);
        break;
      case "Tab":
        setText(null);
        return;
      default:
        return;
    }
    event.preventDefault();
  };
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
        onKeyDown={onKeyDown}
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
                <span className="option__label option__label--long">
                  <Highlighted text={term.name} query={typed} />
                </span>
                <span className="option__id">
                  {term.id}
                  {withCounts && <> · {counted(term.gene_count, "gene")}</>}
                </span>
                {term.matched && term.matched.field !== "id" && (
                  <span className="option__why">
                    {term.matched.field}: <Highlighted text={term.matched.text} query={typed} />
                  </span>
                )}
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

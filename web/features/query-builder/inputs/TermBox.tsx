import { useId, useState } from "react";
import type { TermSearchHit } from "../../../../api/contract/term-search.ts";
import { counted } from "../../../shared/format/format.ts";
import { Highlighted } from "../../search-box/OptionRow.tsx";
import { optionId } from "../../../shared/ui/use-combobox.ts";
import { useOptionList } from "../../../shared/ui/use-option-list.ts";
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

const noTerms: readonly TermSearchHit[] = [];

/** A field for a term of some ontologies: what is typed finds names, synonyms and ids, and one of the terms found is chosen. */
export function TermBox({ label, placeholder, ontologies, value, onChoose, withCounts }: TermBoxProps) {
  const id = useId();
  const [text, setText] = useState<string | null>(null);
  const typed = text ?? "";
  const { hits, answered, failed } = useTerms(typed, ontologies);
  const open = text !== null && answered !== null;
  const shown = open ? hits : noTerms;
  const choose = (term: TermSearchHit | undefined) => {
    if (!term) return;
    onChoose(term);
    setText(null);
  };
  const { list, active, fieldProps, onKeyDown } = useOptionList({
    listId: `${id}-list`,
    isOpen: open,
    options: shown,
    // What is typed is not a term yet: it is chosen before the form is sent.
    onEnter: (option) => answered === typed.trim() && choose(shown[option]),
    onClose: () => setText(null),
  });
  return (
    <div className="term-box">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        {...fieldProps}
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
              <TermOption
                key={term.id}
                id={optionId(`${id}-list`, index)}
                term={term}
                query={typed}
                withCount={withCounts}
                isActive={index === active}
                onChoose={() => choose(term)}
              />
            ))}
          </div>
          {shown.length === 0 && <NoTerm query={answered} failed={failed} />}
        </div>
      )}
    </div>
  );
}

interface TermOptionProps {
  readonly id: string;
  readonly term: TermSearchHit;
  readonly query: string;
  readonly withCount: boolean;
  readonly isActive: boolean;
  readonly onChoose: () => void;
}

/** A term that was found: name, id, and why where the name does not say it. */
const TermOption = ({ id, term, query, withCount, isActive, onChoose }: TermOptionProps) => (
  <div
    id={id}
    className="option term-option"
    role="option"
    tabIndex={-1}
    aria-selected={isActive}
    onClick={onChoose}
  >
    <span className="option__label option__label--long">
      <Highlighted text={term.name} query={query} />
    </span>
    <span className="option__id">
      {term.id}
      {withCount && term.gene_count !== null && <> · {counted(term.gene_count, "gene")}</>}
    </span>
    {term.matched && term.matched.field !== "id" && (
      <span className="option__why">
        {term.matched.field}: <Highlighted text={term.matched.text} query={query} />
      </span>
    )}
  </div>
);

const NoTerm = ({ query, failed }: { readonly query: string; readonly failed: boolean }) => (
  <p className="empty" role="status">
    {failed ? "The terms could not be searched: type on to try again." : `No term for “${query}”`}
  </p>
);

import { useEffect, useId, useState } from "react";
import type { GenomeHit } from "../../../api/contract/index.ts";
import { api } from "../../shared/api-client/api.ts";
import { askAfterPause } from "../../shared/api-client/ask-after-pause.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import { useAppDispatch } from "../../shared/store/use-app-dispatch.ts";
import { optionId } from "../../shared/ui/use-combobox.ts";
import { useOptionList } from "../../shared/ui/use-option-list.ts";
import { readInterval } from "../genome-browser/interval.ts";
import type { KnownChromosome } from "../genome-browser/interval.ts";
import { hitsNamed } from "../genome-browser/named-hit.ts";
import { Highlighted } from "../search-box/OptionRow.tsx";

interface FoundGenes {
  readonly hits: readonly GenomeHit[];
  /** What was typed when these were found; null before the first answer. */
  readonly answered: string | null;
  readonly failed: boolean;
}

const nothing: FoundGenes = { hits: [], answered: null, failed: false };

/** Genes for what is typed, found as JBrowse's own box finds them. @param name "" for what is no name */
function useFoundGenes(name: string): FoundGenes {
  const { search } = useDeployment();
  const dispatch = useAppDispatch();
  const [found, setFound] = useState(nothing);
  const { min_query_length: min, debounce } = search;
  useEffect(() => {
    if (name.length < min) {
      setFound(nothing);
      return;
    }
    return askAfterPause(
      () => dispatch(api.endpoints.genomeSearch.initiate(name)),
      ({ data, isError }) => {
        if (data) setFound({ hits: data.hits, answered: name, failed: false });
        else if (isError) setFound({ ...nothing, answered: name, failed: true });
      },
      debounce,
    );
  }, [dispatch, name, min, debounce]);
  return found;
}

export interface GoToProps {
  readonly known: readonly KnownChromosome[];
  /** What a place looks like. */
  readonly example: string;
  /** Takes a place or the id of a gene, as addresses have it. */
  readonly onGo: (loc: string) => void;
}

/** What is typed, what it means, and going there. */
function useTyped({ known, onGo }: Pick<GoToProps, "known" | "onGo">) {
  const dispatch = useAppDispatch();
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const typed = text.trim();
  const read = typed === "" ? null : readInterval(typed, known);
  const name = read !== null && "name" in read ? read.name : "";
  const type = (next: string) => {
    setText(next);
    setOpen(next !== "");
    setProblem(null);
  };
  /** Takes the place of the suggestions. */
  const complain = (what: string) => {
    setOpen(false);
    setProblem(what);
  };
  const go = (loc: string) => {
    type("");
    onGo(loc);
  };
  /** Before the suggestions are there what was typed is looked up. */
  const lookUp = async () => {
    const { data } = await dispatch(api.endpoints.genomeSearch.initiate(name, { subscribe: false }));
    const [hit] = data ? hitsNamed(data.hits, name) : [];
    if (hit) go(hit.label);
    else complain(data ? `There is no gene or place “${name}” here.` : `“${name}” could not be looked up.`);
  };
  const submit = () => {
    if (read === null) return;
    if ("problem" in read) complain(read.problem);
    else if ("interval" in read) go(typed);
    else void lookUp();
  };
  return {
    text,
    name,
    problem,
    isOpen: isOpen && name !== "",
    close: () => setOpen(false),
    type,
    go,
    submit,
  };
}

/** Where to go: a gene by what it is called, or a place. */
export function GoTo({ known, example, onGo }: GoToProps) {
  const id = useId();
  const { text, name, problem, isOpen, close, type, go, submit } = useTyped({ known, onGo });
  const found = useFoundGenes(name);
  const { hits, answered } = found;
  const isShown = isOpen && answered !== null;
  const { list, active, fieldProps, onKeyDown } = useOptionList({
    listId: `${id}-list`,
    isOpen: isShown,
    options: hits,
    onEnter: (option) => {
      const hit = answered === name ? hits[option] : undefined;
      if (hit) go(hit.label);
      else submit();
    },
    onClose: close,
  });
  return (
    <form
      className="go-to"
      role="search"
      aria-label="Go to a gene or a place"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label className="visually-hidden" htmlFor={id}>
        Gene or place
      </label>
      <input
        id={id}
        className="input"
        {...fieldProps}
        maxLength={200}
        enterKeyHint="go"
        placeholder={`Gene, or ${example}`}
        value={text}
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        onKeyDown={isShown ? onKeyDown : undefined}
        onChange={({ target }) => type(target.value)}
      />
      <button type="submit" className="button">
        Go
      </button>
      {isShown && (
        <div className="typeahead" ref={list} onMouseDown={(event) => event.preventDefault()}>
          <Genes listId={`${id}-list`} found={found} active={active} onChoose={go} />
        </div>
      )}
      {problem !== null && (
        <p className="go-to__problem" id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}

interface GenesProps {
  readonly listId: string;
  readonly found: FoundGenes;
  readonly active: number;
  readonly onChoose: (loc: string) => void;
}

const Genes = ({ listId, found: { hits, answered, failed }, active, onChoose }: GenesProps) => (
  <>
    <div className="typeahead__list" role="listbox" id={listId} aria-label="Genes" tabIndex={-1}>
      {hits.map((hit, index) => (
        <GeneOption
          key={hit.id}
          id={optionId(listId, index)}
          hit={hit}
          query={answered ?? ""}
          isActive={index === active}
          onChoose={() => onChoose(hit.label)}
        />
      ))}
    </div>
    {hits.length === 0 && (
      <p className="empty" role="status">
        {failed ? "The genes could not be searched: type on to try again." : `No gene for “${answered}”`}
      </p>
    )}
  </>
);

interface GeneOptionProps {
  readonly id: string;
  readonly hit: GenomeHit;
  readonly query: string;
  readonly isActive: boolean;
  readonly onChoose: () => void;
}

const GeneOption = ({ id, hit, query, isActive, onChoose }: GeneOptionProps) => (
  <div
    id={id}
    className="option term-option"
    role="option"
    tabIndex={-1}
    aria-selected={isActive}
    onClick={onChoose}
  >
    <span className="option__label option__label--long">
      <Highlighted text={hit.label} query={query} />
    </span>
    {hit.label !== hit.id && <span className="option__id">{hit.id}</span>}
    <span className="option__why">
      {hit.matched !== null && hit.matched.text !== hit.id && hit.matched.text !== hit.label && (
        <>
          <Highlighted text={hit.matched.text} query={query} /> ·{" "}
        </>
      )}
      {hit.detail}
    </span>
  </div>
);

import { useId, useRef } from "react";
import type { KeyboardEvent } from "react";
import { useNavigate } from "react-router-dom";
import type { InputNodeType } from "../../../api/contract/index.ts";
import type { QueryNode, QueryOptions } from "../../../api/contract/query.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import { urls } from "../../shared/urls/urls.ts";
import { CannedQueries } from "./inputs/CannedQueries.tsx";
import { ChoiceInput } from "./inputs/ChoiceInput.tsx";
import { GeneListInput } from "./inputs/GeneListInput.tsx";
import { GenomeRangeInput } from "./inputs/GenomeRangeInput.tsx";
import { RangeInput } from "./inputs/RangeInput.tsx";
import { SubsetInput } from "./inputs/SubsetInput.tsx";
import { TermInput } from "./inputs/TermInput.tsx";
import { inputsOf } from "./menu.ts";
import type { ChosenInput } from "./menu.ts";

export interface InputAreaProps {
  readonly chosen: ChosenInput;
  readonly options: QueryOptions;
  /** The condition that is edited; null for a new one. */
  readonly initial: QueryNode | null;
}

/** The input of the chosen kind of condition; several of one entry stand in tabs. */
export function InputArea({ chosen: { entry, input }, options, initial }: InputAreaProps) {
  const id = useId();
  const tabs = inputsOf(entry);
  const heading = <h2 id={`${id}-title`}>{entry.displayName}</h2>;
  const texts = (
    <>
      {input.extraDescription && <p className="subtle">{input.extraDescription}</p>}
      {input.extraDescription2 && <p className="subtle">{input.extraDescription2}</p>}
    </>
  );
  const field = <OneInput key={input.id} input={input} options={options} initial={initial} />;
  if (tabs.length === 1)
    return (
      <section className="query-input" aria-labelledby={`${id}-title`}>
        {heading}
        {texts}
        {field}
      </section>
    );
  return (
    <section className="query-input" aria-labelledby={`${id}-title`}>
      {heading}
      {entry.extraDescription && <p className="subtle">{entry.extraDescription}</p>}
      <Tabs tabs={tabs} current={input.id} id={id} />
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${input.id}`}>
        {texts}
        {field}
      </div>
    </section>
  );
}

/** Tabs of an entry; the arrow keys go from one to the next, and each has its own address. */
function Tabs({
  tabs,
  current,
  id,
}: {
  readonly tabs: readonly InputNodeType[];
  readonly current: string;
  readonly id: string;
}) {
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const open = (tab: string) =>
    void navigate(urls.queryInput(tab), { replace: true, preventScrollReset: true });
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.id === current);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    const tab = to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length];
    if (!tab) return;
    event.preventDefault();
    open(tab.id);
    list.current?.querySelector<HTMLElement>(`[id="${CSS.escape(`${id}-tab-${tab.id}`)}"]`)?.focus();
  };
  return (
    <div className="query-tabs" role="tablist" tabIndex={-1} ref={list} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${id}-tab-${tab.id}`}
          aria-selected={tab.id === current}
          aria-controls={`${id}-panel`}
          tabIndex={tab.id === current ? 0 : -1}
          onClick={() => open(tab.id)}
        >
          {tab.displayName}
        </button>
      ))}
    </div>
  );
}

function OneInput({
  input,
  options,
  initial,
}: {
  readonly input: InputNodeType;
  readonly options: QueryOptions;
  readonly initial: QueryNode | null;
}) {
  const { site } = useDeployment();
  const sizeOf = (name: string) => options.subsets.find((subset) => subset.name === name)?.count;
  switch (input.nodeType) {
    case "canned-queries":
      return (
        <CannedQueries queries={options.builder.predefined.filter(({ id }) => input.queries.includes(id))} />
      );
    case "gene-list":
      return <GeneListInput type={input} initial={initial} />;
    case "ontology":
      return <TermInput type={input} initial={initial} />;
    case "small-ontology":
      return (
        <ChoiceInput
          title={input.displayName}
          initial={initial}
          choices={input.terms.map(({ termid, name }) => ({
            label: name,
            detail: termid,
            node: { term: { termid, name } },
          }))}
        />
      );
    case "subset-select":
      return (
        <ChoiceInput
          title={input.displayName}
          initial={initial}
          choices={input.subsets.map(({ name, display_name: label }) => ({
            label,
            count: sizeOf(name) ?? 0,
            node: { subset: { subset_name: name } },
          }))}
        />
      );
    case "subset-input":
      return <SubsetInput type={input} initial={initial} />;
    case "int-range":
    case "float-range":
      return <RangeInput type={input} initial={initial} />;
    case "genome-range":
      return <GenomeRangeInput chromosomes={options.chromosomes} initial={initial} />;
    case "has-ortholog":
      return (
        <ChoiceInput
          title={input.displayName}
          initial={initial}
          choices={input.taxonids.map((taxonid) => {
            const organism = site.organisms.find((one) => one.taxonid === taxonid);
            return {
              label: organism ? `${organism.genus} ${organism.species}` : String(taxonid),
              detail: organism?.common_name ?? "",
              node: { has_ortholog: { taxonid } },
            };
          })}
        />
      );
  }
}

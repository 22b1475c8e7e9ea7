import { useId } from "react";
import { Tab, TabList, TabPanel, Tabs } from "react-aria-components/Tabs";
import { useNavigate } from "react-router-dom";
import type { InputNodeType } from "../../../api/contract/index.ts";
import type { QueryNode, QueryOptions } from "../../../api/contract/query.ts";
import { useDeployment } from "../../shared/boot/boot.ts";
import { urls } from "../../shared/urls/urls.ts";
import { CannedQueries } from "./inputs/CannedQueries.tsx";
import { ChoiceInput } from "./inputs/ChoiceInput.tsx";
import type { Choice } from "./inputs/ChoiceInput.tsx";
import { GeneListInput } from "./inputs/GeneListInput.tsx";
import { GenomeRangeInput } from "./inputs/GenomeRangeInput.tsx";
import { RangeInput } from "./inputs/RangeInput.tsx";
import { SubsetInput } from "./inputs/SubsetInput.tsx";
import { TermInput } from "./inputs/TermInput.tsx";
import { NotInRelease } from "../states/NotInRelease.tsx";
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
  const navigate = useNavigate();
  const heading = <h2 id={`${id}-title`}>{entry.displayName}</h2>;
  const texts = (
    <>
      {input.extraDescription && <p className="subtle">{input.extraDescription}</p>}
      {input.extraDescription2 && <p className="subtle">{input.extraDescription2}</p>}
    </>
  );
  const { inputs: gaps } = options.not_in_release;
  const tabs = inputsOf(entry).toSorted((a, b) => Number(a.id in gaps) - Number(b.id in gaps));
  const reason = gaps[input.id];
  const field =
    reason === undefined ? (
      <OneInput key={input.id} input={input} options={options} initial={initial} />
    ) : (
      <NotInRelease reason={reason} />
    );
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
      {/* Each has its own address. */}
      <Tabs
        selectedKey={input.id}
        onSelectionChange={(tab) =>
          void navigate(urls.queryInput(String(tab)), { replace: true, preventScrollReset: true })
        }
      >
        <TabList className="query-tabs" aria-labelledby={`${id}-title`}>
          {tabs.map((tab) => (
            <Tab key={tab.id} id={tab.id} className={tab.id in gaps ? "is-missing" : ""}>
              {tab.displayName}
            </Tab>
          ))}
        </TabList>
        <TabPanel id={input.id}>
          {texts}
          {field}
        </TabPanel>
      </Tabs>
    </section>
  );
}

interface OneInputProps extends Pick<InputAreaProps, "options" | "initial"> {
  readonly input: InputNodeType;
}

/** What a short list offers, and the condition that each choice stands for; nothing for other inputs. */
function useChoices(input: InputNodeType, options: QueryOptions): readonly Choice[] {
  const { site } = useDeployment();
  if (input.nodeType === "small-ontology")
    return input.terms.map(({ termid, name }) => ({
      label: name,
      detail: termid,
      node: { term: { termid, name } },
    }));
  if (input.nodeType === "subset-select")
    return input.subsets.map(({ name, display_name: label }) => ({
      label,
      count: options.subsets.find((subset) => subset.name === name)?.count ?? 0,
      node: { subset: { subset_name: name, name: label } },
    }));
  if (input.nodeType === "has-ortholog")
    return input.taxonids.map((taxonid) => {
      const organism = site.organisms.find((one) => one.taxonid === taxonid);
      return {
        label: organism ? `${organism.genus} ${organism.species}` : String(taxonid),
        detail: organism?.common_name ?? "",
        node: { has_ortholog: { taxonid } },
      };
    });
  return [];
}

function OneInput({ input, options, initial }: OneInputProps) {
  const choices = useChoices(input, options);
  switch (input.nodeType) {
    case "canned-queries":
      return (
        <CannedQueries
          queries={options.builder.predefined.filter(({ id }) => input.queries.includes(id))}
          gaps={options.not_in_release.predefined}
        />
      );
    case "gene-list":
      return <GeneListInput type={input} initial={initial} />;
    case "ontology":
      return <TermInput type={input} initial={initial} />;
    case "small-ontology":
    case "subset-select":
    case "has-ortholog":
      return <ChoiceInput title={input.displayName} initial={initial} choices={choices} />;
    case "subset-input":
      return <SubsetInput type={input} initial={initial} />;
    case "int-range":
    case "float-range":
      return <RangeInput type={input} initial={initial} />;
    case "genome-range":
      return <GenomeRangeInput chromosomes={options.chromosomes} initial={initial} />;
  }
}

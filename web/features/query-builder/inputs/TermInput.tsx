import { useId, useMemo, useState } from "react";
import type { InputNodeType } from "../../../../api/contract/index.ts";
import type { QueryNode } from "../../../../api/contract/query.ts";
import { useDataGaps } from "../../../shared/boot/boot.ts";
import { counted } from "../../../shared/format/format.ts";
import { queries } from "../../../shared/api-client/queries.ts";
import { useCount } from "../../query-tree/use-count.ts";
import { InputForm } from "./InputForm.tsx";
import type { InitialProps } from "./InputForm.tsx";
import { TermBox } from "./TermBox.tsx";
import type { ChosenTerm } from "./TermBox.tsx";
import { asksExpression, firstOptions, optionFields, optionsOf, withFlag } from "./term-options.ts";
import type { TermOptions } from "./term-options.ts";
import { CheckBox, RadioButton } from "../../../shared/ui/CheckBox.tsx";

type OntologyType = Extract<InputNodeType, { nodeType: "ontology" }>;

/** Genes annotated with a term, for phenotypes of genotypes of some kinds and under some conditions. */
export function TermInput({ type, initial }: InitialProps & { readonly type: OntologyType }) {
  const given = initial !== null && "term" in initial ? initial.term : null;
  const [term, setTerm] = useState<ChosenTerm | null>(
    given && { id: given.termid, name: given.name ?? given.termid },
  );
  const first = useFirstOptions(type);
  const [options, setOptions] = useState(given ? optionsOf(given) : first);
  const ofGenotypes = type.annotationFeatureType === "genotype";
  const choose = (chosen: ChosenTerm | null) => {
    setTerm(chosen);
    setOptions(first);
  };
  const node = useMemo<QueryNode | null>(
    () =>
      term && { term: { termid: term.id, name: term.name, ...(ofGenotypes ? optionFields(options) : {}) } },
    [term, ofGenotypes, options],
  );
  return (
    <InputForm node={node} hint="Start typing to select a term">
      <TermBox
        label={`${type.displayName} term`}
        placeholder={type.placeholder ?? "Name, synonym or ID"}
        ontologies={type.cv_names}
        value={term}
        onChoose={choose}
        withCounts
      />
      {term === null && type.examples.length > 0 && (
        <p className="subtle query-input__examples">
          For example{" "}
          {type.examples.map(({ termid, name }) => (
            <button
              key={termid}
              type="button"
              className="link-button"
              onClick={() => choose({ id: termid, name })}
            >
              {name}
            </button>
          ))}
        </p>
      )}
      {term && <Definition id={term.id} />}
      {term && ofGenotypes && (
        <GenotypeOptions
          id={term.id}
          options={options}
          onChange={setOptions}
          conditions={type.phenotypeConditionNamespace}
        />
      )}
    </InputForm>
  );
}

/** Where the release tells phenotypes without their genotypes, what is asked of genotypes leaves those out: so it is not at first. */
function useFirstOptions({ cv_names: ontologies }: OntologyType): TermOptions {
  const areUntold = useDataGaps().some(
    ({ topic, cv_names: untold }) =>
      topic === "genotypes" && ontologies.some((ontology) => untold.includes(ontology)),
  );
  return areUntold ? { ...firstOptions, all: true } : firstOptions;
}

const allOntologies: readonly string[] = [];

function Definition({ id }: { readonly id: string }) {
  const { currentData } = queries.useSearchTermsQuery({ q: id, ontologies: allOntologies });
  const found = currentData?.hits.find((hit) => hit.id === id);
  return (
    <dl className="query-input__definition">
      <dt>Definition</dt>
      <dd>{currentData && (found?.definition ?? <span className="muted">none recorded</span>)}</dd>
    </dl>
  );
}

interface GenotypeOptionsProps {
  /** Of the term. */
  readonly id: string;
  readonly options: TermOptions;
  readonly onChange: (options: TermOptions) => void;
  /** Ontology of conditions; none are offered without. */
  readonly conditions: string | undefined;
}

const flags = [
  ["single", "Single locus"],
  ["multi", "Multi-locus"],
  ["haploid", "Haploid"],
  ["diploid", "Diploid"],
] as const;
const expressions = [
  ["any", "Any"],
  ["null", "Null (deletion, or not expressed)"],
  ["wt-overexpressed", "Wild type, overexpressed"],
] as const;

function GenotypeOptions({ id, options, onChange, conditions }: GenotypeOptionsProps) {
  const name = useId();
  const { count: all } = useCount(useMemo<QueryNode>(() => ({ term: { termid: id } }), [id]));
  const { count: like } = useCount(
    useMemo<QueryNode>(() => ({ term: { termid: id, ...optionFields(options) } }), [id, options]),
  );
  return (
    <>
      <CheckBox checked={options.all} onChange={(checked) => onChange({ ...options, all: checked })}>
        <span>
          All annotations, also those that name no genotype
          {all !== null && <span className="subtle"> ({counted(all, "gene")})</span>}
        </span>
      </CheckBox>
      {like === 0 && all !== null && all > 0 && (
        <p className="subtle" role="status">
          No annotation of the term names a genotype like this; tick “All annotations” for the{" "}
          {counted(all, "gene")} that {all === 1 ? "has" : "have"} the phenotype.
        </p>
      )}
      {!options.all && (
        <GenotypeKinds name={name} options={options} onChange={onChange} conditions={conditions} />
      )}
    </>
  );
}

function GenotypeKinds({
  name,
  options,
  onChange,
  conditions,
}: Omit<GenotypeOptionsProps, "id"> & { readonly name: string }) {
  return (
    <>
      <fieldset className="query-input__choices query-input__choices--line">
        <legend>Genotypes</legend>
        {flags.map(([flag, label]) => (
          <CheckBox
            key={flag}
            checked={options[flag]}
            onChange={(checked) => onChange(withFlag(options, flag, checked))}
          >
            {label}
          </CheckBox>
        ))}
      </fieldset>
      {asksExpression(options) && (
        <fieldset className="query-input__choices query-input__choices--line">
          <legend>Expression</legend>
          {expressions.map(([value, label]) => (
            <RadioButton
              key={value}
              name={name}
              checked={options.expression === value}
              onChoose={() => onChange({ ...options, expression: value })}
            >
              {label}
            </RadioButton>
          ))}
        </fieldset>
      )}
      {conditions !== undefined && (
        <fieldset className="query-input__choices">
          <legend>Conditions</legend>
          <Condition
            label="Only under a condition"
            ontology={conditions}
            value={options.condition}
            onChange={(condition) => onChange({ ...options, condition })}
          />
          <Condition
            label="Not under a condition"
            ontology={conditions}
            value={options.excluded}
            onChange={(excluded) => onChange({ ...options, excluded })}
          />
        </fieldset>
      )}
    </>
  );
}

interface ConditionProps {
  readonly label: string;
  readonly ontology: string;
  readonly value: ChosenTerm | null;
  readonly onChange: (term: ChosenTerm | null) => void;
}

/** A condition to include or exclude; its field shows as long as the box is ticked. */
function Condition({ label, ontology, value, onChange }: ConditionProps) {
  const [asked, setAsked] = useState(value !== null);
  const ontologies = useMemo(() => [ontology], [ontology]);
  const ask = (on: boolean) => {
    setAsked(on);
    if (!on) onChange(null);
  };
  return (
    <div>
      <CheckBox checked={asked} onChange={ask}>
        {label}
      </CheckBox>
      {asked && (
        <TermBox
          label={label}
          placeholder="Start typing a condition"
          ontologies={ontologies}
          value={value}
          onChoose={onChange}
          withCounts={false}
        />
      )}
    </div>
  );
}

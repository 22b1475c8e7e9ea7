import { useId, useState } from "react";
import type { QueryNode } from "../../../../api/contract/query.ts";
import { count } from "../../../shared/format/format.ts";
import { queryKey } from "../../query-tree/same-query.ts";
import { InputForm } from "./InputForm.tsx";
import type { InitialProps } from "./InputForm.tsx";
import { RadioButton } from "../../../shared/ui/CheckBox.tsx";

export interface Choice {
  readonly label: string;
  readonly node: QueryNode;
  /** Beside the label: an id, a species. */
  readonly detail?: string;
  /** Genes, where that is known without asking. */
  readonly count?: number | undefined;
}

export interface ChoiceInputProps extends InitialProps {
  readonly title: string;
  readonly choices: readonly Choice[];
}

/** One of a short list: a product type, a status, an organism. */
export function ChoiceInput({ title, choices, initial }: ChoiceInputProps) {
  const name = useId();
  const [chosen, setChosen] = useState(() =>
    initial === null ? -1 : choices.findIndex(({ node }) => queryKey(node) === queryKey(initial)),
  );
  return (
    <InputForm node={choices[chosen]?.node ?? null} hint="Choose one">
      <fieldset className="query-input__choices query-input__choices--list">
        <legend>{title}</legend>
        {choices.map(({ label, detail, count: genes }, index) => (
          <RadioButton key={label} name={name} checked={index === chosen} onChoose={() => setChosen(index)}>
            <span>
              {label}
              {detail && <span className="subtle"> {detail}</span>}
            </span>
            {genes !== undefined && <span className="n subtle">{count(genes)}</span>}
          </RadioButton>
        ))}
      </fieldset>
    </InputForm>
  );
}

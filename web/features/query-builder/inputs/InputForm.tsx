import type { FormEvent, ReactNode } from "react";
import type { QueryNode } from "../../../../api/contract/query.ts";
import { useInputActions } from "./input-context.ts";
import { InputFoot } from "./InputFoot.tsx";
import type { InputFootProps } from "./InputFoot.tsx";

export interface InputFormProps extends InputFootProps {
  readonly children: ReactNode;
}

/** An input with its buttons; Enter in a field submits it. */
export function InputForm({ node, children, ...foot }: InputFormProps) {
  const { submit, busy } = useInputActions();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (node !== null && !busy) submit(node);
  };
  return (
    <form className="query-input__form" onSubmit={onSubmit} noValidate>
      {children}
      <InputFoot node={node} {...foot} />
    </form>
  );
}

/** What every input is given beside its settings. */
export interface InitialProps {
  /** A query to begin with, of a condition that is edited; null for none. */
  readonly initial: QueryNode | null;
}

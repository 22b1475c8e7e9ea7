import { useId, useState } from "react";
import type { InputNodeType } from "../../../../api/contract/index.ts";
import type { QueryNode } from "../../../../api/contract/query.ts";
import { InputForm } from "./InputForm.tsx";
import type { InitialProps } from "./InputForm.tsx";

/** What was typed as the name of a subset, with the prefix of the input before it; null for blanks. */
function subsetFrom(typed: string, prefix: string | undefined): string | null {
  const text = typed.trim();
  if (text === "") return null;
  return prefix === undefined || text.startsWith(`${prefix}:`) ? text : `${prefix}:${text}`;
}

/** The name as it would be typed. */
const typedOf = (name: string, prefix: string | undefined): string =>
  prefix !== undefined && name.startsWith(`${prefix}:`) ? name.slice(prefix.length + 1) : name;

/** A subset by its id, such as that of a protein domain. */
export function SubsetInput({
  type,
  initial,
}: InitialProps & { readonly type: Extract<InputNodeType, { nodeType: "subset-input" }> }) {
  const id = useId();
  const [text, setText] = useState(() =>
    initial !== null && "subset" in initial ? typedOf(initial.subset.subset_name, type.subsetPrefix) : "",
  );
  const name = subsetFrom(text, type.subsetPrefix);
  const node: QueryNode | null = name === null ? null : { subset: { subset_name: name } };
  return (
    <InputForm node={node} label="Search">
      <p className="row">
        <label htmlFor={id}>{type.displayName}</label>
        <input
          id={id}
          className="input"
          value={text}
          placeholder={type.placeholder}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setText(target.value)}
        />
      </p>
    </InputForm>
  );
}

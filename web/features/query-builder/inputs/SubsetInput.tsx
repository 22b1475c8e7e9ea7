import { useId, useState } from "react";
import type { InputNodeType } from "../../../../api/contract/index.ts";
import type { QueryNode } from "../../../../api/contract/query.ts";
import { InputForm } from "./InputForm.tsx";
import type { InitialProps } from "./InputForm.tsx";
import { subsetFrom, typedOf } from "./subset-name.ts";

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

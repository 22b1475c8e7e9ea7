import { useId, useMemo, useRef, useState } from "react";
import type { ReactNode } from "react";
import { counted } from "../../shared/format/format.ts";
import { ReadFileButton } from "../../shared/ui/ReadFileButton.tsx";
import { withReplaced } from "./gene-ids.ts";
import { listRows } from "./list-rows.ts";
import { ListRepair } from "./ListRepair.tsx";
import { UnknownIds } from "./UnknownIds.tsx";
import type { PastedList } from "./use-pasted-genes.ts";

export interface PastedGenesProps {
  readonly label: string;
  readonly placeholder?: string | undefined;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onClear: () => void;
  /** What was found by the text. */
  readonly list: PastedList;
}

/** A list of genes, typed, pasted or read from a file, with what became of each identifier and how to repair it. */
export function PastedGenes({ list, ...typed }: PastedGenesProps) {
  const { text, onText } = typed;
  const { ids, found, again, unknown, pending } = list;
  const [unreadable, setUnreadable] = useState<string | null>(null);
  const problem = unreadable ?? list.problem;
  const rows = useMemo(() => listRows(text, { found, again, unknown }), [text, found, again, unknown]);
  const isLookedUp = ids.length > 0 && !pending && problem === null;
  return (
    <>
      <Identifiers
        {...typed}
        onUnreadable={setUnreadable}
        status={isLookedUp && `${counted(found.length, "gene")} of ${counted(ids.length, "identifier")}`}
      />
      {problem !== null && (
        <p className="message message--bad" role="alert">
          {problem}
        </p>
      )}
      {unknown.length > 0 && (
        <UnknownIds unknown={unknown} onAccept={(by) => onText(withReplaced(text, by))} />
      )}
      {rows.length > 0 && <ListRepair rows={rows} />}
    </>
  );
}

interface IdentifiersProps extends Omit<PastedGenesProps, "list"> {
  /** Called with why a file could not be read; null for one that could. */
  readonly onUnreadable: (fault: string | null) => void;
  /** What was found by them. */
  readonly status: ReactNode;
}

/** The identifiers as they were typed or read from a file. */
function Identifiers(props: IdentifiersProps) {
  const { label, placeholder, text, onText, onClear, onUnreadable, status } = props;
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const clear = () => {
    onClear();
    area.current?.focus();
  };
  return (
    <>
      <label htmlFor={`${id}-text`}>{label}</label>
      <textarea
        id={`${id}-text`}
        ref={area}
        className="input"
        rows={7}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        value={text}
        aria-describedby={`${id}-state`}
        placeholder={placeholder}
        onChange={({ target }) => onText(target.value)}
      />
      <p className="row">
        <ReadFileButton onRead={onText} onProblem={onUnreadable} />
        {text !== "" && (
          <button type="button" className="button button--quiet" onClick={clear}>
            Clear
          </button>
        )}
        <span className="subtle" id={`${id}-state`} role="status">
          {status}
        </span>
      </p>
    </>
  );
}

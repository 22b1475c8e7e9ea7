import { useEffect, useId, useMemo, useRef, useState } from "react";
import type { ReactNode } from "react";
import { useSelector } from "react-redux";
import { Link } from "react-router-dom";
import type { InputNodeType } from "../../../../api/contract/index.ts";
import type { QueryNode } from "../../../../api/contract/query.ts";
import { count, counted } from "../../../shared/format/format.ts";
import { geneHandoff } from "../../../shared/store/gene-handoff.ts";
import type { GeneHandoff } from "../../../shared/store/gene-handoff.ts";
import { useAppDispatch } from "../../../shared/store/use-app-dispatch.ts";
import { ReadFileButton } from "../../../shared/ui/ReadFileButton.tsx";
import { geneListNode, idsIn, maxIds, withReplaced } from "./gene-ids.ts";
import { InputForm } from "./InputForm.tsx";
import type { InitialProps } from "./InputForm.tsx";
import { listRows } from "./list-rows.ts";
import { ListRepair } from "./ListRepair.tsx";
import { UnknownIds } from "./UnknownIds.tsx";
import { useLookup } from "./use-lookup.ts";

/** What the list begins with: the condition that is edited, else the genes that another page has handed over. */
function beginning(
  initial: QueryNode | null,
  handed: GeneHandoff | null,
): {
  readonly text: string;
  readonly name: string;
  readonly from: { readonly label: string; readonly url: string } | null;
} {
  if (initial !== null && "gene_list" in initial) {
    return {
      text: initial.gene_list.genes
        .map((gene) => (typeof gene === "string" ? gene : gene.uniquename))
        .join("\n"),
      name: initial.node_name ?? "",
      from: null,
    };
  }
  if (!handed) return { text: "", name: "", from: null };
  return {
    text: handed.genes.map((gene) => gene.uniquename).join("\n"),
    name: handed.origin,
    from: { label: handed.origin, url: handed.url },
  };
}

/** A list of genes, typed, pasted, uploaded or handed over by another page. */
export function GeneListInput({
  type,
  initial,
}: InitialProps & { readonly type: Extract<InputNodeType, { nodeType: "gene-list" }> }) {
  const dispatch = useAppDispatch();
  const [begun] = useState(beginning(initial, useSelector(geneHandoff.selectors.genes)));
  const [text, setText] = useState(begun.text);
  const [name, setName] = useState(begun.name);
  const [unreadable, setUnreadable] = useState<string | null>(null);
  // Genes that were handed over are here now; they are not to come back when this input is opened again.
  useEffect(() => () => void dispatch(geneHandoff.actions.arrived()), [dispatch]);

  const isUniprot = type.fieldType === "uniprot-id";
  const { ids, found, again, unknown, pending, node, ...list } = useGeneList(
    text,
    name,
    isUniprot ? "uniprot" : "gene",
  );
  const problem = list.tooMany ?? unreadable ?? list.problem;
  const rows = useMemo(() => listRows(text, { found, again, unknown }), [text, found, again, unknown]);
  const isLookedUp = ids.length > 0 && !pending && !problem;
  return (
    <InputForm
      node={node}
      label="Lookup"
      hint={ids.length > 0 ? (pending ? "Looking up …" : "") : "Enter identifiers, or read them from a file"}
    >
      {begun.from && text !== "" && (
        <p className="subtle">
          From: <Link to={begun.from.url}>{begun.from.label}</Link>
        </p>
      )}
      <div className="gene-list-input">
        <Identifiers
          label={isUniprot ? "UniProt accessions" : "Gene names and systematic IDs"}
          placeholder={type.placeholder}
          text={text}
          onText={setText}
          onClear={() => {
            setText("");
            setName("");
          }}
          onUnreadable={setUnreadable}
          status={isLookedUp && `${counted(found.length, "gene")} of ${counted(ids.length, "identifier")}`}
        />
        {problem && (
          <p className="message message--bad" role="alert">
            {problem}
          </p>
        )}
        {unknown.length > 0 && (
          <UnknownIds unknown={unknown} onAccept={(by) => setText((now) => withReplaced(now, by))} />
        )}
        {rows.length > 0 && <ListRepair rows={rows} />}
        <ListName name={name} onChange={setName} />
      </div>
    </InputForm>
  );
}

function ListName({ name, onChange }: { readonly name: string; readonly onChange: (name: string) => void }) {
  const id = useId();
  return (
    <p className="row">
      <label htmlFor={id}>List name</label>
      <input
        id={id}
        className="input"
        value={name}
        maxLength={200}
        placeholder="optional"
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      />
    </p>
  );
}

/** The identifiers of a text, the genes that they are found to name, and the condition that lists these. */
function useGeneList(text: string, name: string, type: "gene" | "uniprot") {
  const ids = useMemo(() => idsIn(text), [text]);
  const tooMany =
    ids.length > maxIds
      ? `A list can have ${count(maxIds)} identifiers; this one has ${count(ids.length)}.`
      : null;
  const lookup = useLookup(tooMany === null ? ids : [], type);
  const { found, pending } = lookup;
  const node = useMemo<QueryNode | null>(() => {
    const genes = found.map(({ gene }) => gene);
    return genes.length === 0 || pending ? null : geneListNode(genes, name);
  }, [found, name, pending]);
  return { ids, tooMany, ...lookup, node };
}

interface IdentifiersProps {
  readonly label: string;
  readonly placeholder: string | undefined;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onClear: () => void;
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

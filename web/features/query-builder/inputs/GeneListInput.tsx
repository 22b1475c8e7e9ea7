import { FileUp } from "lucide-react";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { useSelector } from "react-redux";
import { Link } from "react-router-dom";
import type { InputNodeType } from "../../../../api/contract/index.ts";
import type { QueryNode } from "../../../../api/contract/query.ts";
import { count, counted } from "../../../shared/format/format.ts";
import { readTextFile } from "../../../shared/browser/text-file.ts";
import { geneHandoff } from "../../../shared/store/gene-handoff.ts";
import type { GeneHandoff } from "../../../shared/store/gene-handoff.ts";
import { useAppDispatch } from "../../../shared/store/use-app-dispatch.ts";
import { idsIn, listName, maxIds, withReplaced } from "./gene-ids.ts";
import { InputForm } from "./InputForm.tsx";
import type { InitialProps } from "./InputForm.tsx";
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
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const dispatch = useAppDispatch();
  const [begun] = useState(beginning(initial, useSelector(geneHandoff.selectors.genes)));
  const [text, setText] = useState(begun.text);
  const [name, setName] = useState(begun.name);
  const [unreadable, setUnreadable] = useState<string | null>(null);
  // Genes that were handed over are here now; they are not to come back when this input is opened again.
  useEffect(() => () => void dispatch(geneHandoff.actions.arrived()), [dispatch]);

  const ids = useMemo(() => idsIn(text), [text]);
  const tooMany = ids.length > maxIds;
  const { found, unknown, problem, pending } = useLookup(
    useMemo(() => (tooMany ? [] : ids), [ids, tooMany]),
    type.fieldType === "uniprot-id" ? "uniprot" : "gene",
  );
  const node = useMemo<QueryNode | null>(() => {
    if (found.length === 0 || pending) return null;
    const genes = found.map(({ gene }) => gene);
    return {
      node_name: name.trim() === "" ? listName(genes) : name.trim(),
      gene_list: {
        genes: genes.map(({ uniquename, name: symbol }) => ({
          uniquename,
          ...(symbol === null ? {} : { name: symbol }),
        })),
      },
    };
  }, [found, name, pending]);

  const read = async (files: FileList | null) => {
    const [chosen] = files ?? [];
    if (!chosen) return;
    const { text: content, fault } = await readTextFile(chosen);
    setUnreadable(fault);
    if (content !== null) setText(content);
    if (file.current) file.current.value = "";
  };
  const clear = () => {
    setText("");
    setName("");
    area.current?.focus();
  };
  const message = tooMany
    ? `A list can have ${count(maxIds)} identifiers; this one has ${count(ids.length)}.`
    : (unreadable ?? problem);
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
        <label htmlFor={`${id}-text`}>
          {type.fieldType === "uniprot-id" ? "UniProt accessions" : "Gene names and systematic IDs"}
        </label>
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
          placeholder={type.placeholder}
          onChange={({ target }) => setText(target.value)}
        />
        <p className="row">
          <button type="button" className="button" onClick={() => file.current?.click()}>
            <FileUp className="icon" aria-hidden />
            Read from file
          </button>
          <input
            ref={file}
            type="file"
            accept=".txt,.tsv,.csv,text/*"
            hidden
            aria-label="File with identifiers"
            onChange={({ target }) => void read(target.files)}
          />
          {text !== "" && (
            <button type="button" className="button button--quiet" onClick={clear}>
              Clear
            </button>
          )}
          <span className="subtle" id={`${id}-state`} role="status">
            {ids.length > 0 &&
              !pending &&
              !message &&
              `${counted(found.length, "gene")} of ${counted(ids.length, "identifier")}`}
          </span>
        </p>
        {message && (
          <p className="message message--bad" role="alert">
            {message}
          </p>
        )}
        {unknown.length > 0 && (
          <UnknownIds unknown={unknown} onAccept={(by) => setText((now) => withReplaced(now, by))} />
        )}
        <p className="row">
          <label htmlFor={`${id}-name`}>List name</label>
          <input
            id={`${id}-name`}
            className="input"
            value={name}
            maxLength={200}
            placeholder="optional"
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
          />
        </p>
      </div>
    </InputForm>
  );
}

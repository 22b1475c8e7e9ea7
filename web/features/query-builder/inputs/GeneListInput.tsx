import { useId, useMemo, useState } from "react";
import type { InputNodeType } from "../../../../api/contract/index.ts";
import type { QueryNode } from "../../../../api/contract/query.ts";
import { geneListNode } from "../../pasted-genes/gene-ids.ts";
import { PastedGenes } from "../../pasted-genes/PastedGenes.tsx";
import { usePastedGenes } from "../../pasted-genes/use-pasted-genes.ts";
import { InputForm } from "./InputForm.tsx";
import type { InitialProps } from "./InputForm.tsx";

/** What the list begins with: the condition that is edited. */
function beginning(initial: QueryNode | null): { readonly text: string; readonly name: string } {
  if (initial === null || !("gene_list" in initial)) return { text: "", name: "" };
  return {
    text: initial.gene_list.genes
      .map((gene) => (typeof gene === "string" ? gene : gene.uniquename))
      .join("\n"),
    name: initial.node_name ?? "",
  };
}

/** A list of genes, typed, pasted or uploaded. */
export function GeneListInput({
  type,
  initial,
}: InitialProps & { readonly type: Extract<InputNodeType, { nodeType: "gene-list" }> }) {
  const [begun] = useState(beginning(initial));
  const [text, setText] = useState(begun.text);
  const [name, setName] = useState(begun.name);

  const isUniprot = type.fieldType === "uniprot-id";
  const list = usePastedGenes(text, isUniprot ? "uniprot" : "gene");
  const { ids, found, pending } = list;
  const node = useMemo<QueryNode | null>(() => {
    const genes = found.map(({ gene }) => gene);
    return genes.length === 0 || pending ? null : geneListNode(genes, name);
  }, [found, name, pending]);
  return (
    <InputForm
      node={node}
      label="Lookup"
      hint={ids.length > 0 ? (pending ? "Looking up …" : "") : "Enter identifiers, or read them from a file"}
    >
      <div className="gene-list-input">
        <PastedGenes
          label={isUniprot ? "UniProt accessions" : "Gene names and systematic IDs"}
          placeholder={type.placeholder}
          text={text}
          onText={setText}
          onClear={() => {
            setText("");
            setName("");
          }}
          list={list}
        />
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

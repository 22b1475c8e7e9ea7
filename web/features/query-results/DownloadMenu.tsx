import { useState } from "react";
import { asFailure } from "../../shared/api-client/failure.ts";
import { refusalOf } from "../../shared/api-client/refusal.ts";
import { count, counted, sentenceCase, words } from "../../shared/format/format.ts";
import { DownloadPanel } from "../../shared/ui/DownloadPanel.tsx";
import { aspects, fileAddress, fileKinds, fileNames, optionsProblem } from "./file-address.ts";
import type { FileKind, FileOptions } from "./file-address.ts";
import { SequenceParts } from "./SequenceParts.tsx";
import type { GeneSet } from "./use-gene-set.ts";
import { CheckBox, RadioButton } from "../../shared/ui/CheckBox.tsx";

const labels: Readonly<Record<FileKind, string>> = {
  tsv: "Table (TSV)",
  jsonl: "JSON, a gene a line",
  ids: "IDs, one a line",
  fasta: "Sequences (FASTA)",
  gaf: "GO annotations (GAF)",
};

const usual: Omit<FileOptions, "fields" | "sort"> = {
  kind: "tsv",
  sequence: "protein",
  aspects,
  parts: {
    include_introns: false,
    include_exons: true,
    include_5_prime_utr: false,
    include_3_prime_utr: false,
    upstream_bases: null,
    downstream_bases: null,
  },
};

export interface DownloadMenuProps {
  readonly fields: readonly string[];
  readonly sort: string | null;
  /** The genes of the file, and how they are called: "all", "shown", "selected". */
  readonly sets: readonly { readonly name: string; readonly set: GeneSet }[];
  /** Id of a saved query for the genes. */
  readonly saved: (set: GeneSet) => Promise<string>;
}

/** Files of the genes: which genes, what kind, and what is in it. The api writes them, so that their size does not matter. */
export const DownloadMenu = (props: DownloadMenuProps) => (
  <DownloadPanel panelClass="download-menu" keeps>
    <DownloadForm {...props} />
  </DownloadPanel>
);

/** Has the browser save a file of a saved query, unless the api refuses it. @returns what is wrong; null for nothing */
async function downloadFile(saved: () => Promise<string>, options: FileOptions): Promise<string | null> {
  try {
    const address = fileAddress(await saved(), options);
    const refusal = await refusalOf(address);
    if (refusal !== null) return refusal;
    const link = document.createElement("a");
    link.href = address;
    link.download = fileNames[options.kind];
    link.click();
    return null;
  } catch (error) {
    return asFailure(error).detail;
  }
}

function DownloadForm({ fields, sort, sets, saved }: DownloadMenuProps) {
  const [chosen, setChosen] = useState(usual);
  const [which, setWhich] = useState(sets.at(-1)?.name ?? "");
  const [failed, setFailed] = useState<string | null>(null);
  const options: FileOptions = { ...chosen, fields, sort };
  const problem = optionsProblem(options);
  const set = (sets.find(({ name }) => name === which) ?? sets[0])?.set;

  const download = async () => {
    if (set) setFailed(await downloadFile(() => saved(set), options));
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void download();
      }}
    >
      {sets.length > 1 && <Genes sets={sets} chosen={which} onChange={setWhich} />}
      <fieldset>
        <legend>File</legend>
        {fileKinds.map((kind) => (
          <RadioButton
            key={kind}
            name="kind"
            checked={kind === chosen.kind}
            onChoose={() => setChosen({ ...chosen, kind })}
          >
            {labels[kind]}
          </RadioButton>
        ))}
      </fieldset>
      {chosen.kind === "tsv" && (
        <p className="subtle">With the systematic ID and the columns of the table.</p>
      )}
      {chosen.kind === "gaf" && (
        <Aspects chosen={chosen.aspects} onChange={(next) => setChosen({ ...chosen, aspects: next })} />
      )}
      {chosen.kind === "fasta" && (
        <SequenceParts
          sequence={chosen.sequence}
          parts={chosen.parts}
          onChange={(change) => setChosen({ ...chosen, ...change })}
        />
      )}
      <Problem>{problem}</Problem>
      <Problem>{failed}</Problem>
      <button type="submit" className="button button--primary" disabled={problem !== null}>
        Download {counted(set?.size ?? 0, "gene")}
      </button>
    </form>
  );
}

const Problem = ({ children }: { readonly children: string | null }) =>
  children !== null && (
    <p className="field-problem" role="alert">
      {children}
    </p>
  );

interface GenesProps extends Pick<DownloadMenuProps, "sets"> {
  readonly chosen: string;
  readonly onChange: (name: string) => void;
}

const Genes = ({ sets, chosen, onChange }: GenesProps) => (
  <fieldset>
    <legend>Genes</legend>
    {sets.map(({ name, set: { size } }) => (
      <RadioButton key={name} name="genes" checked={name === chosen} onChoose={() => onChange(name)}>
        {sentenceCase(name)}: {count(size)}
      </RadioButton>
    ))}
  </fieldset>
);

interface AspectsProps {
  readonly chosen: FileOptions["aspects"];
  readonly onChange: (aspects: FileOptions["aspects"]) => void;
}

/** The aspects of GO whose annotations are in the file. */
const Aspects = ({ chosen, onChange }: AspectsProps) => (
  <fieldset>
    <legend>Aspects</legend>
    {aspects.map((aspect) => (
      <CheckBox
        key={aspect}
        checked={chosen.includes(aspect)}
        onChange={(checked) =>
          onChange(aspects.filter((other) => (other === aspect ? checked : chosen.includes(other))))
        }
      >
        {words(aspect)}
      </CheckBox>
    ))}
  </fieldset>
);

import type { NucleotideOptions } from "../../../api/contract/query.ts";
import type { FileOptions } from "./file-address.ts";
import { CheckBox, RadioButton } from "../../shared/ui/CheckBox.tsx";

const kinds = [
  ["protein", "Protein"],
  ["nucleotide", "Nucleotides"],
] as const;

const parts = [
  ["include_5_prime_utr", "5′ UTR"],
  ["include_exons", "Coding exons"],
  ["include_introns", "Introns"],
  ["include_3_prime_utr", "3′ UTR"],
] as const;

const flanks = [
  ["upstream_bases", "Upstream, nt"],
  ["downstream_bases", "Downstream, nt"],
] as const;

type SequenceChoice = Pick<FileOptions, "sequence" | "parts">;

/** Which sequence a FASTA file has: the protein, or parts of the gene with what stands beside it. */
export function SequenceParts({
  sequence,
  parts: chosen,
  onChange,
}: SequenceChoice & { readonly onChange: (change: Partial<SequenceChoice>) => void }) {
  const change = (part: Partial<NucleotideOptions>) => onChange({ parts: { ...chosen, ...part } });
  return (
    <>
      <fieldset>
        <legend>Sequence</legend>
        {kinds.map(([kind, label]) => (
          <RadioButton
            key={kind}
            name="sequence"
            checked={sequence === kind}
            onChoose={() => onChange({ sequence: kind })}
          >
            {label}
          </RadioButton>
        ))}
      </fieldset>
      {sequence === "nucleotide" && (
        <fieldset>
          <legend>Parts of the gene</legend>
          {parts.map(([part, label]) => (
            <CheckBox key={part} checked={chosen[part]} onChange={(checked) => change({ [part]: checked })}>
              {label}
            </CheckBox>
          ))}
          {flanks.map(([flank, label]) => (
            <label className="flank" key={flank}>
              {label}
              <input
                className="input"
                type="number"
                min={0}
                max={100_000}
                step={1}
                value={chosen[flank] ?? ""}
                onChange={(event) =>
                  change({ [flank]: event.target.value === "" ? null : Number(event.target.value) })
                }
              />
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}

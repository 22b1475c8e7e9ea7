import type { Transcript } from "../../../api/contract/index.ts";
import { counted } from "../../shared/format/format.ts";
import { BaseCount } from "./BaseCount.tsx";
import { countOf } from "./stretches.ts";
import type { PartChoice } from "./stretches.ts";

export interface PartControlsProps {
  readonly transcript: Transcript;
  readonly choice: PartChoice;
  readonly onChange: (choice: PartChoice) => void;
}

interface PartBoxProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

const PartBox = ({ label, checked, onChange }: PartBoxProps) => (
  <label className="check">
    <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
    {label}
  </label>
);

/** Which parts of the nucleotides are shown, from the 5' end on; what a transcript does not have is said. */
export function PartControls({ transcript, choice, onChange }: PartControlsProps) {
  const isCoding = transcript.cds_location !== null;
  const introns = {
    five: countOf(transcript, "five_prime_utr_intron"),
    cds: countOf(transcript, "cds_intron"),
    three: countOf(transcript, "three_prime_utr_intron"),
  };
  const has = {
    five: countOf(transcript, "five_prime_utr") > 0,
    three: countOf(transcript, "three_prime_utr") > 0,
  };
  return (
    <>
      <BaseCount
        label="bases upstream"
        value={choice.upstream}
        onChange={(upstream) => onChange({ ...choice, upstream })}
      />
      {isCoding &&
        (has.five ? (
          <PartBox label="5' UTR" checked={choice.utr5} onChange={(utr5) => onChange({ ...choice, utr5 })} />
        ) : (
          <span className="muted">(no 5' UTR)</span>
        ))}
      {introns.five > 0 && <span className="muted">(5' UTR contains {counted(introns.five, "intron")})</span>}
      <PartBox label="exons" checked={choice.exons} onChange={(exons) => onChange({ ...choice, exons })} />
      {introns.five + introns.cds + introns.three > 0 ? (
        <PartBox
          label="introns"
          checked={choice.introns}
          onChange={(shown) => onChange({ ...choice, introns: shown })}
        />
      ) : (
        <span className="muted">(no introns)</span>
      )}
      {isCoding &&
        (has.three ? (
          <PartBox label="3' UTR" checked={choice.utr3} onChange={(utr3) => onChange({ ...choice, utr3 })} />
        ) : (
          <span className="muted">(no 3' UTR)</span>
        ))}
      {introns.three > 0 && (
        <span className="muted">(3' UTR contains {counted(introns.three, "intron")})</span>
      )}
      <BaseCount
        label="bases downstream"
        value={choice.downstream}
        onChange={(downstream) => onChange({ ...choice, downstream })}
      />
    </>
  );
}

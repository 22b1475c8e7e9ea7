import { useState } from "react";
import type { Transcript } from "../../../api/contract/index.ts";
import { counted } from "../../shared/format/format.ts";
import { countOf } from "./segments.ts";
import type { PartChoice } from "./segments.ts";
import { maxFlank } from "./flanks.ts";
import { CheckBox } from "../../shared/ui/CheckBox.tsx";

export interface PartControlsProps {
  readonly transcript: Transcript;
  readonly choice: PartChoice;
  readonly onChange: (choice: PartChoice) => void;
}

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
          <CheckBox checked={choice.utr5} onChange={(utr5) => onChange({ ...choice, utr5 })}>
            5' UTR
          </CheckBox>
        ) : (
          <span className="muted">(no 5' UTR)</span>
        ))}
      {introns.five > 0 && <span className="muted">(5' UTR contains {counted(introns.five, "intron")})</span>}
      <CheckBox checked={choice.exons} onChange={(exons) => onChange({ ...choice, exons })}>
        exons
      </CheckBox>
      {introns.five + introns.cds + introns.three > 0 ? (
        <CheckBox checked={choice.introns} onChange={(shown) => onChange({ ...choice, introns: shown })}>
          introns
        </CheckBox>
      ) : (
        <span className="muted">(no introns)</span>
      )}
      {isCoding &&
        (has.three ? (
          <CheckBox checked={choice.utr3} onChange={(utr3) => onChange({ ...choice, utr3 })}>
            3' UTR
          </CheckBox>
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

interface BaseCountProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A number of bases: below 0 is 0, an empty box counts as 0. */
function BaseCount({ label, value, onChange }: BaseCountProps) {
  const [text, setText] = useState(String(value));
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    if ((Number(text) || 0) !== value) setText(String(value));
  }
  const typed = (given: string) => {
    const number = Math.min(maxFlank, Math.max(0, Math.trunc(Number(given)) || 0));
    setText(given === "" || Number(given) === number ? given : String(number));
    onChange(number);
  };
  return (
    <label className="check">
      <input
        className="input seq-bar__number"
        type="number"
        min={0}
        max={maxFlank}
        step={1}
        value={text}
        onChange={(event) => typed(event.target.value)}
        onBlur={() => text === "" && setText("0")}
      />
      {label}
    </label>
  );
}

import { Info } from "lucide-react";
import type { Transcript } from "../../../api/contract/index.ts";
import { counted } from "../../shared/format/format.ts";
import { frameShiftOf } from "./frame-shift.ts";

const are = (bases: number): string => (bases === 1 ? "is" : "are");

/** Says where the model of a transcript shifts the reading frame; nothing for the others. */
export function FrameShiftNote({ transcript }: { readonly transcript: Transcript }) {
  const { twice, skipped } = frameShiftOf(transcript);
  if (twice === 0 && skipped === 0) return null;
  return (
    <div className="message" role="note">
      <Info className="icon" aria-hidden />
      <div>
        The model of {transcript.uniquename} shifts the reading frame.{" "}
        {twice > 0 &&
          `Its coding exons overlap: ${counted(twice, "base")} ${are(twice)} read twice, and ${are(twice) === "is" ? "stands" : "stand"} twice in the sequence. `}
        {skipped > 0 &&
          `${counted(skipped, "base")} between coding exons ${are(skipped)} passed over, and drawn as an intron.`}
      </div>
    </div>
  );
}

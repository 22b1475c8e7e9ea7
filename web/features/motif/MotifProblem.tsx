import { CircleAlert } from "lucide-react";
import { sentenceCase } from "../../app/format.ts";
import type { MotifFault } from "./clean-motif.ts";

/** Characters shown behind the place. */
const mostBehind = 200;

/** A motif that cannot be read: where, and what was expected there. */
export function MotifProblem({ motif, fault: { reason, position } }: { readonly motif: string; readonly fault: MotifFault }) {
  const behind = position === undefined ? "" : motif.slice(position);
  return (
    <div className="message message--bad" role="alert">
      <CircleAlert className="icon" aria-hidden />
      <div>
        <b>This motif cannot be read.</b>
        {position !== undefined && (
          <p className="motif-place" aria-hidden>
            <code>{motif.slice(0, position - 1)}<mark>{motif.slice(position - 1, position) || "\u00a0"}</mark>{behind.length > mostBehind ? `${behind.slice(0, mostBehind)}…` : behind}</code>
          </p>
        )}
        <p>{sentenceCase(reason)}.</p>
      </div>
    </div>
  );
}

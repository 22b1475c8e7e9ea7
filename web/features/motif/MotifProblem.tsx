import { CircleAlert } from "lucide-react";
import { sentenceCase } from "../../shared/format/format.ts";

/** Characters shown behind the place. */
const maxBehind = 200;

interface MotifProblemProps {
  readonly motif: string;
  /** `position` counts from 1; without it the fault is in no place of the motif. */
  readonly fault: { readonly reason: string; readonly position?: number | undefined };
}

/** A motif that cannot be read: where, and what was expected there. */
export function MotifProblem({ motif, fault: { reason, position } }: MotifProblemProps) {
  const behind = position === undefined ? "" : motif.slice(position);
  return (
    <div className="message message--bad" role="alert">
      <CircleAlert className="icon" aria-hidden />
      <div>
        <b>This motif cannot be read.</b>
        {position !== undefined && (
          <p className="motif-place" aria-hidden>
            <code>
              {motif.slice(0, position - 1)}
              <mark>{motif.slice(position - 1, position) || "\u00a0"}</mark>
              {behind.length > maxBehind ? `${behind.slice(0, maxBehind)}…` : behind}
            </code>
          </p>
        )}
        <p>{sentenceCase(reason)}.</p>
      </div>
    </div>
  );
}

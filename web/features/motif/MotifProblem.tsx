import { CircleAlert } from "lucide-react";
import type { Failure } from "../../app/failure.ts";
import { sentenceCase } from "../../app/format.ts";

/** A motif that cannot be read: where, and what was expected there. */
export function MotifProblem({ motif, failure }: { readonly motif: string; readonly failure: Failure }) {
  const [error] = failure.errors ?? [];
  const position = error?.position;
  return (
    <div className="message message--bad" role="alert">
      <CircleAlert className="icon" aria-hidden />
      <div>
        <b>This motif cannot be read.</b>
        {position !== undefined && (
          <p className="motif-place" aria-hidden>
            <code>{motif.slice(0, position - 1)}<mark>{motif.slice(position - 1, position) || "\u00a0"}</mark>{motif.slice(position)}</code>
          </p>
        )}
        <p>{sentenceCase(error?.reason ?? failure.detail)}.</p>
      </div>
    </div>
  );
}

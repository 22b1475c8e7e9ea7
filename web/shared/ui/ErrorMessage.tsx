import { CircleAlert, RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import type { Failure } from "../api-client/failure.ts";

export interface ErrorMessageProps {
  /** One sentence that names the part, e.g. "The orthologs could not be loaded." */
  readonly title: string;
  readonly failure: Failure;
  /** What is not affected, or where to go. */
  readonly children?: ReactNode;
  readonly onRetry?: () => void;
}

/** A part that could not be loaded: what, that the rest is fine, the detail folded, and Retry. */
export function ErrorMessage({ title, failure, children, onRetry }: ErrorMessageProps) {
  return (
    <div className="message message--bad" role="alert">
      <CircleAlert className="icon" aria-hidden />
      <div>
        <b>{title}</b>
        {children && <p>{children}</p>}
        <details>
          <summary>Details</summary>
          <p>
            {failure.detail}
            {failure.status !== null && <> (status {failure.status})</>}
          </p>
          {failure.requestId !== null && (
            <p className="subtle">
              Request <code>{failure.requestId}</code>
            </p>
          )}
        </details>
      </div>
      {onRetry && (
        <div className="actions">
          <button type="button" className="button" onClick={onRetry}>
            <RotateCw className="icon" aria-hidden />
            Retry
          </button>
        </div>
      )}
    </div>
  );
}

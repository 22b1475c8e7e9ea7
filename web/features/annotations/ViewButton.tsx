import { useId, useState } from "react";
import type { TableView } from "../../../api/contract/lists.ts";

export interface ViewButtonProps {
  /** The view that the button leads to. */
  readonly to: TableView;
  /** Why the view cannot be shown; null when it can. */
  readonly reason: string | null;
  readonly onPress: () => void;
}

/** "Show details ..." or "Show summary ..."; where it cannot be used it says why, on hover and on focus. */
export function ViewButton({ to, reason, onPress }: ViewButtonProps) {
  const hintId = useId();
  // The press shows at once, before the other view is drawn; then the button leads back.
  const [pressed, setPressed] = useState(false);
  const [before, setBefore] = useState(to);
  if (before !== to) {
    setBefore(to);
    setPressed(false);
  }
  const press = () => {
    setPressed(true);
    onPress();
  };
  return (
    <span className="hinted">
      <button
        type="button"
        className="button"
        aria-disabled={reason !== null}
        aria-describedby={reason === null ? undefined : hintId}
        aria-busy={pressed}
        onClick={() => reason === null && press()}
        onKeyDown={(event) => event.key === "Escape" && event.currentTarget.blur()}
      >
        Show {to} ...
      </button>
      {reason !== null && (
        <span className="hint" role="tooltip" id={hintId}>
          {reason}
        </span>
      )}
    </span>
  );
}

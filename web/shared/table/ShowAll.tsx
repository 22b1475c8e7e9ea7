import { count } from "../format/format.ts";

export interface ShowAllProps {
  readonly shown: number;
  /** How many there are, as it is said: "1,234 proteins". */
  readonly total: string;
  readonly busy?: boolean;
  /** The others could not be loaded. */
  readonly failed?: boolean;
  readonly onShow: () => void;
}

/** Says that a list is not all there is, and brings the rest. */
export const ShowAll = ({ shown, total, busy = false, failed = false, onShow }: ShowAllProps) => (
  <p className="row show-all">
    <span className="muted">
      {failed && "The others could not be loaded. "}Showing the first {count(shown)} of {total}
    </span>
    <button type="button" className="button" disabled={busy} onClick={onShow}>
      {busy ? "Loading …" : "Show all"}
    </button>
  </p>
);

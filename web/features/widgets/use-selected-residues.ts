import { useCallback } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import type { GenePage } from "../../../api/contract/index.ts";
import type { ResidueInterval } from "../frames/messages.ts";
import { firstState, readSequenceState, writeSequenceState } from "../sequence/address.ts";

export interface SelectedResidues {
  /** Of the gene's protein; null for none. */
  readonly selected: ResidueInterval | null;
  readonly select: (interval: ResidueInterval | null) => void;
}

/** The residues of a gene's protein that are selected on its page: the address has them, and the sequence, drawings and structure show them. */
export function useSelectedResidues({ transcripts }: Pick<GenePage, "transcripts">): SelectedResidues {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const drawn = transcripts.find(({ protein }) => protein !== null);
  const state = readSequenceState(search, transcripts);
  const range = state?.shows === "protein" && state.transcript === drawn?.uniquename ? state.selected : null;
  const select = useCallback(
    (interval: ResidueInterval | null) => {
      if (!drawn) return;
      const [start, end] = interval ?? [0, 0];
      const next = { ...firstState(drawn), selected: interval && { start, end } };
      const address = writeSequenceState(new URLSearchParams(location.search), next, transcripts);
      void navigate(
        { pathname: location.pathname, search: address.toString() },
        { replace: true, preventScrollReset: true },
      );
    },
    [navigate, drawn, transcripts],
  );
  return { selected: range && [range.start, range.end], select };
}

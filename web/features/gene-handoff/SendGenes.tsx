import { ListPlus } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { geneHandoff } from "../../shared/store/gene-handoff.ts";
import { useAppDispatch } from "../../shared/store/use-app-dispatch.ts";
import { toasts } from "../../shared/toast/toasts.ts";
import { urls } from "../../shared/urls/urls.ts";

export interface SendGenesProps {
  /** What the list is called in the query and in its history. */
  readonly name: string;
  /** Ids of the genes. */
  readonly genes: () => Promise<readonly string[]>;
  readonly label?: string;
  readonly disabled?: boolean;
  /** One of several actions at the head of a table. */
  readonly quiet?: boolean;
}

/** Adds genes as a list to the query that is being built in Advanced search, and goes there. */
export function SendGenes({
  name,
  genes,
  label = "Use these genes in query…",
  disabled = false,
  quiet = false,
}: SendGenesProps) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      const ids = [...new Set(await genes())];
      if (ids.length === 0) {
        dispatch(toasts.actions.shown("There are no genes in these rows"));
        return;
      }
      dispatch(geneHandoff.actions.handedOver({ name, genes: ids }));
      void navigate(urls.query);
    } catch {
      dispatch(toasts.actions.failed("The genes could not be fetched: try again in a moment"));
    } finally {
      setBusy(false);
    }
  };
  return (
    <button
      type="button"
      className={quiet ? "button button--quiet" : "button"}
      disabled={disabled || busy}
      onClick={() => void send()}
    >
      <ListPlus className="icon" aria-hidden />
      {busy ? "Fetching genes …" : label}
    </button>
  );
}

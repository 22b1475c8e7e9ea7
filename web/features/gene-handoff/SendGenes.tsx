import { ListPlus } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useAppDispatch } from "../../shared/store/use-app-dispatch.ts";
import { urls } from "../../shared/urls/urls.ts";
import { addedBelow, useRunQuery } from "../query-history/use-run-query.ts";
import { toasts } from "../../shared/toast/toasts.ts";

export interface SendGenesProps {
  /** What the list is called in the history of queries. */
  readonly name: string;
  /** Ids of the genes. */
  readonly genes: () => Promise<readonly string[]>;
  readonly label?: string;
  readonly disabled?: boolean;
}

/** Puts genes as a list into the history of Advanced search, and goes there. */
export function SendGenes({
  name,
  genes,
  label = "Send gene list to advanced search",
  disabled = false,
}: SendGenesProps) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const run = useRunQuery();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      const ids = [...new Set(await genes())];
      const id = await run({ node_name: name, gene_list: { genes: ids } }, name);
      if (id === null) return;
      dispatch(toasts.actions.shown(addedBelow));
      void navigate(urls.query);
    } catch {
      dispatch(toasts.actions.failed("The genes could not be fetched: try again in a moment"));
    } finally {
      setBusy(false);
    }
  };
  return (
    <button type="button" className="button" disabled={disabled || busy} onClick={() => void send()}>
      <ListPlus className="icon" aria-hidden />
      {busy ? "Sending …" : label}
    </button>
  );
}

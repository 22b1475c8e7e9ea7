import { ListPlus } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useAppDispatch } from "../../shared/store/use-app-dispatch.ts";
import { urls } from "../../shared/urls/urls.ts";
import { toasts } from "../../shared/toast/toasts.ts";
import { geneHandoff, genesOfTable } from "../../shared/store/gene-handoff.ts";

export interface UseGenesProps {
  /** Of the results page that shows the genes, without `?`. */
  readonly address: string;
  /** The words that they were found by. */
  readonly q: string;
}

/** Hands all genes found, not only those of the page, over to the query builder. */
export function UseGenes({ address, q }: UseGenesProps) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const use = async () => {
    setBusy(true);
    const table = await fetch(urls.searchFile(address, "tsv")).then(
      (answer) => (answer.ok ? answer.text() : null),
      () => null,
    );
    setBusy(false);
    const origin = q === "" ? "Search for genes" : `Search for “${q}”`;
    if (table === null) {
      dispatch(toasts.actions.shown("The genes could not be fetched: try again in a moment"));
      return;
    }
    const genes = genesOfTable(table);
    dispatch(geneHandoff.actions.handedOver({ origin, url: `/search?${address}`, genes }));
    void navigate(urls.geneListQuery);
  };
  return (
    <button type="button" className="button" disabled={busy} onClick={() => void use()}>
      <ListPlus className="icon" aria-hidden />
      {busy ? "Fetching genes …" : "Use these genes in query…"}
    </button>
  );
}

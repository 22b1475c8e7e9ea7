import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useAppDispatch } from "../../shared/store/use-app-dispatch.ts";
import { urls } from "../../shared/urls/urls.ts";
import { geneHandoff } from "../../shared/store/gene-handoff.ts";
import { toasts } from "../../shared/toast/toasts.ts";
import { fetchText, fileAddress } from "../../shared/api-client/annotations.ts";
import type { AnnotationsRequest } from "../../shared/api-client/annotations.ts";

export interface UseGenesProps {
  /** What the genes are, e.g. "GO biological process of cdc2". */
  readonly origin: string;
  readonly request: AnnotationsRequest;
  /** Address of the table as it is shown. */
  readonly address: () => string;
}

/** Hands the genes of all rows that a table shows over to Advanced search. */
export function UseGenes({ origin, request, address }: UseGenesProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [handing, setHanding] = useState(false);
  const hand = async () => {
    setHanding(true);
    try {
      const ids = (await fetchText(fileAddress(request, "genes"))).split("\n").filter((id) => id !== "");
      const genes = ids.map((uniquename) => ({ uniquename, name: null, product: null }));
      dispatch(geneHandoff.actions.handedOver({ origin, url: address(), genes }));
      void navigate(urls.geneListQuery);
    } catch {
      dispatch(toasts.actions.shown("The genes could not be fetched; try again in a moment"));
    } finally {
      setHanding(false);
    }
  };
  return (
    <button type="button" className="button button--quiet" disabled={handing} onClick={() => void hand()}>
      Use these genes in query...
    </button>
  );
}

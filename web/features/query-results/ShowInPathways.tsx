import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { QueryNode } from "../../../api/contract/query.ts";
import { asFailure } from "../../shared/api-client/failure.ts";
import { queries } from "../../shared/api-client/queries.ts";
import { useAppDispatch } from "../../shared/store/use-app-dispatch.ts";
import { urls } from "../../shared/urls/urls.ts";
import { toasts } from "../../shared/toast/toasts.ts";
import { tooMany } from "./ModelledGenes.tsx";
import { allModels, shortName } from "./pathway-link.ts";

export interface ShowInPathwaysProps {
  readonly constraints: QueryNode;
  readonly name: string;
  /** How many there are. */
  readonly genes: number;
}

/** Highlights genes in the view of all pathway models. They are saved as a query first, which the view's address names. */
export function ShowInPathways({ constraints, name, genes }: ShowInPathwaysProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const refused = tooMany(genes);
  const show = async () => {
    if (refused !== null) {
      dispatch(toasts.actions.failed(refused));
      return;
    }
    setBusy(true);
    const { data, error } = await dispatch(
      queries.endpoints.queryGenes.initiate({ constraints, size: 0 }, { subscribe: false }),
    );
    setBusy(false);
    if (data) void navigate(urls.pathways("subset-count", allModels, data.id, shortName(name, genes)));
    else dispatch(toasts.actions.failed(`The query could not be run: ${asFailure(error).detail}`));
  };
  return (
    <button
      type="button"
      className="link-button"
      disabled={busy}
      aria-label={`Show the genes of ${name} in pathways`}
      onClick={() => void show()}
    >
      show
    </button>
  );
}

import { Pencil } from "lucide-react";
import { useNavigate } from "react-router-dom";
import type { QueryNode } from "../../../api/contract/query.ts";
import { useAppDispatch } from "../../shared/store/use-app-dispatch.ts";
import { urls } from "../../shared/urls/urls.ts";
import { draft } from "../query-tree/draft.ts";

/** Opens the query in the query builder. */
export function EditQuery({ constraints }: { readonly constraints: QueryNode }) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const edit = () => {
    dispatch(draft.actions.started(constraints));
    void navigate(urls.query);
  };
  return (
    <button type="button" className="button button--quiet" onClick={edit}>
      <Pencil className="icon" aria-hidden />
      Change this query
    </button>
  );
}

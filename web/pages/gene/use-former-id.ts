import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { GenePage } from "../../../api/contract/index.ts";
import { api } from "../../shared/api-client/api.ts";
import { useAppDispatch } from "../../shared/store/use-app-dispatch.ts";
import { urls } from "../../shared/urls/urls.ts";

/** What a history entry keeps when it stands in place of a former id. */
interface FormerIdState {
  readonly formerId: string;
}

const hasFormerId = (state: unknown): state is FormerIdState =>
  typeof state === "object" && state !== null && "formerId" in state && typeof state.formerId === "string";

/** Puts the gene's own id into the address where a former one was asked for, and says which one it was; null for none. */
export function useFormerId(asked: string, gene: GenePage): string | null {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { search, hash, state } = useLocation();
  useEffect(() => {
    if (asked === gene.uniquename) return;
    // The page under its own id is the same: it is not asked for again.
    void dispatch(api.util.upsertQueryData("gene", gene.uniquename, gene));
    void navigate(
      { pathname: urls.gene(gene.uniquename), search, hash },
      { replace: true, state: { formerId: asked } satisfies FormerIdState },
    );
    // Only once for an id: what stands behind it in the address changes as the page is used.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [asked, gene.uniquename]);
  return asked !== gene.uniquename ? asked : hasFormerId(state) ? state.formerId : null;
}

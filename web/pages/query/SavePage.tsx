import { useEffect, useMemo, useRef } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { useDeployment } from "../../shared/boot/boot.ts";
import { useAppDispatch } from "../../shared/store/use-app-dispatch.ts";
import { urls } from "../../shared/urls/urls.ts";
import { usePageTitle } from "../../shared/boot/use-page-title.ts";
import { draft } from "../../features/query-tree/draft.ts";
import { rootId } from "../../features/query-tree/tree.ts";
import { startOf, subsetStart } from "../../features/query-builder/starts.ts";
import { addedBelow, useRunQuery } from "../../features/query-history/use-run-query.ts";
import { LoadingPage } from "../../shared/ui/Loading.tsx";
import { NotFound } from "../../features/states/NotFound.tsx";
import { toasts } from "../../shared/toast/toasts.ts";

/** /query/save/from/…: puts the genes of something into the history at once, and adds them to the query that is being built. */
export function Component() {
  usePageTitle("Advanced search");
  const { site } = useDeployment();
  const { type = "", subject = "", name = "" } = useParams();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const run = useRunQuery();
  const node = useMemo(
    () =>
      type === "subset"
        ? subsetStart(subject, name)
        : startOf(type, subject, name, site.phenotype_id_prefixes),
    [type, subject, name, site.phenotype_id_prefixes],
  );
  const started = useRef(false);
  useEffect(() => {
    if (node === null || started.current) return;
    started.current = true;
    const save = async () => {
      const saved = await run(node);
      if (saved !== null) dispatch(toasts.actions.shown(addedBelow));
      dispatch(draft.actions.added(rootId, node));
      void navigate(urls.query, { replace: true });
    };
    void save();
  }, [node, run, dispatch, navigate]);
  return node === null ? <NotFound /> : <LoadingPage />;
}

import { useEffect, useState } from "react";
import { useRouteError } from "react-router-dom";
import { useRecoveries } from "../../shared/store/recoveries.ts";
import { codeMissing } from "../../shared/api-client/served.ts";
import { useAppDispatch } from "../../shared/store/use-app-dispatch.ts";
import { ErrorPage } from "../../shared/ui/ErrorPage.tsx";

const isMissingCode = (error: unknown): boolean =>
  error instanceof TypeError && /import|module/i.test(error.message);

/** A page that failed while it was drawn, or whose code could not be fetched: that is tried once more when the server is back. The frame around it stays. */
export function RouteError() {
  const error = useRouteError();
  const missingCode = isMissingCode(error);
  const dispatch = useAppDispatch();
  const recovered = useRecoveries();
  const [before] = useState(recovered);
  useEffect(() => {
    if (missingCode) dispatch(codeMissing());
  }, [missingCode, dispatch]);
  useEffect(() => {
    // Browsers keep to it that a module could not be got.
    if (missingCode && recovered > before) location.reload();
  }, [missingCode, recovered, before]);
  return (
    <ErrorPage
      failure={{
        status: null,
        detail: error instanceof Error ? error.message : String(error),
        requestId: null,
      }}
      title={missingCode ? "There is no connection to the server." : "This page could not be drawn."}
      onRetry={() => location.reload()}
    />
  );
}

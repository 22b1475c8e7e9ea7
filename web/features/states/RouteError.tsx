import { useRouteError } from "react-router-dom";
import { ErrorPage } from "../../shared/ui/ErrorPage.tsx";

/** A page that failed while it was drawn, or whose code could not be fetched. The frame around it stays. */
export function RouteError() {
  const error = useRouteError();
  const missingCode = error instanceof TypeError && /import|module/i.test(error.message);
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

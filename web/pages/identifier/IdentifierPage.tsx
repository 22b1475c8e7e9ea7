import { useParams } from "react-router-dom";
import { NotFound } from "../../features/states/NotFound.tsx";
import { useMetadata } from "../../shared/boot/boot.ts";
import { usePageTitle } from "../../shared/boot/use-page-title.ts";
import { ErrorPage } from "../../shared/ui/ErrorPage.tsx";

/** /id/:id, where the server did not lead on: nothing has the identifier, or nothing can be read yet. */
export function Component() {
  return useMetadata() === null ? <Waiting /> : <NotFound />;
}

/** The frame around every page asks until all parts of the server are there, and opens the address anew. */
function Waiting() {
  const { id = "" } = useParams();
  usePageTitle("Identifier", id);
  return (
    <ErrorPage
      failure={{ status: 503, detail: `The page of ${id} cannot be looked up yet.`, requestId: null }}
      onRetry={() => location.reload()}
    />
  );
}

import type { ReactNode } from "react";
import { asFailure } from "../../shared/api-client/failure.ts";
import { usePageTitle } from "../../shared/boot/use-page-title.ts";
import { ErrorPage } from "../../shared/ui/ErrorPage.tsx";
import { LoadingPage } from "../../shared/ui/Loading.tsx";
import { NotFound } from "./NotFound.tsx";

/** What RTK Query says about a request, as far as a page needs it. */
interface QueryState {
  readonly currentData?: unknown;
  readonly isError: boolean;
  readonly error?: unknown;
  refetch(): unknown;
}

export interface LoadedProps<Result extends QueryState> {
  readonly query: Result;
  /** Parts of the page's title as long as its data is not there. */
  readonly title: readonly string[];
  readonly children: (data: NonNullable<Result["currentData"]>) => ReactNode;
}

/** A page in the state of its data: under way, there, not found, or failed. */
export function Loaded<Result extends QueryState>({ query, title, children }: LoadedProps<Result>) {
  if (query.currentData !== undefined && query.currentData !== null) return children(query.currentData);
  if (!query.isError)
    return (
      <>
        <PageTitle parts={title} />
        <LoadingPage />
      </>
    );
  const failure = asFailure(query.error);
  return failure.status === 404 ? (
    <NotFound {...(failure.gone && { gone: failure.gone })} />
  ) : (
    <>
      <PageTitle parts={title} />
      <ErrorPage failure={failure} onRetry={() => void query.refetch()} />
    </>
  );
}

function PageTitle({ parts }: { readonly parts: readonly string[] }) {
  usePageTitle(...parts);
  return null;
}

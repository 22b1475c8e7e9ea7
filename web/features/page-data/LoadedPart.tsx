import type { ReactNode } from "react";
import { asFailure } from "../../shared/api-client/failure.ts";
import { ErrorMessage } from "../../shared/ui/ErrorMessage.tsx";
import { SkeletonRows } from "../../shared/ui/Loading.tsx";
import { NotInRelease } from "../states/NotInRelease.tsx";

interface QueryState {
  readonly currentData?: unknown;
  readonly isError: boolean;
  readonly error?: unknown;
  refetch(): unknown;
}

export interface LoadedPartProps<Result extends QueryState> {
  readonly query: Result;
  /** What it is, after "The": "genes of the slim". */
  readonly what: string;
  readonly children: (data: NonNullable<Result["currentData"]>) => ReactNode;
}

/** A part of a page in the state of its data: under way, failed, not there in this release, or there. */
export function LoadedPart<Result extends QueryState>({ query, what, children }: LoadedPartProps<Result>) {
  const { currentData, isError, error, refetch } = query;
  if (currentData !== undefined && currentData !== null) return children(currentData);
  if (!isError) return <SkeletonRows rows={12} label={`Loading ${what} …`} />;
  const failure = asFailure(error);
  return failure.status === 404 ? (
    <NotInRelease reason={`the release was loaded without ${what}`} />
  ) : (
    <ErrorMessage
      title={`The ${what} could not be loaded.`}
      failure={failure}
      onRetry={() => void refetch()}
    />
  );
}

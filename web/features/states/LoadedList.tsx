import type { ReactNode } from "react";
import { asFailure } from "../../shared/api-client/failure.ts";
import { ErrorMessage } from "../../shared/ui/ErrorMessage.tsx";
import { SkeletonRows } from "../../shared/ui/Loading.tsx";

export interface LoadedListProps<Data extends { readonly total: number }> {
  /** What RTK Query says of the request. */
  readonly query: {
    readonly data?: Data | undefined;
    readonly isError: boolean;
    readonly error?: unknown;
    refetch(): unknown;
  };
  /** What is listed: genes, genotypes. */
  readonly what: string;
  /** Said where there are none. */
  readonly none: string;
  readonly children: (data: Data) => ReactNode;
}

/** A list in the state of its data: under way, failed, empty, or there. Below a failure the rows stay that were there before. */
export function LoadedList<Data extends { readonly total: number }>({
  query: { data, isError, error, refetch },
  what,
  none,
  children,
}: LoadedListProps<Data>) {
  if (isError)
    return (
      <>
        <ErrorMessage
          title={`The ${what} could not be loaded.`}
          failure={asFailure(error)}
          onRetry={() => void refetch()}
        >
          {data && "What is below was there before."}
        </ErrorMessage>
        {data && children(data)}
      </>
    );
  if (data === undefined)
    return (
      <div className="loading-page">
        <div className="waiting">
          <SkeletonRows rows={9} label={`Loading ${what} …`} />
        </div>
      </div>
    );
  if (data.total === 0)
    return (
      <div className="empty well">
        <p>{none}</p>
      </div>
    );
  return children(data);
}

import type { ReactNode } from "react";
import { asFailure } from "../../shared/api-client/failure.ts";
import { SkeletonRows } from "../../shared/ui/Loading.tsx";

interface QueryState {
  readonly data?: unknown;
  readonly error?: unknown;
}

export interface AboutLoadedProps<Result extends QueryState> {
  readonly query: Result;
  readonly id: string;
  readonly children: (data: NonNullable<Result["data"]>) => ReactNode;
}

/** What a popover tells, when it has come. */
export function AboutLoaded<Result extends QueryState>({
  query: { data, error },
  id,
  children,
}: AboutLoadedProps<Result>) {
  if (data !== undefined && data !== null) return children(data);
  if (error === undefined)
    return (
      <div className="about__waiting">
        <SkeletonRows rows={3} label="Loading …" />
      </div>
    );
  return (
    <p className="muted">
      {asFailure(error).status === 404
        ? `This release has nothing about ${id}.`
        : `What is known about ${id} could not be loaded.`}
    </p>
  );
}

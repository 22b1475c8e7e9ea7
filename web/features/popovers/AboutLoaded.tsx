import type { ReactNode } from "react";
import { asFailure } from "../../shared/api-client/failure.ts";
import { AboutFailed, AboutWaiting } from "./AboutStates.tsx";

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
  if (error === undefined) return <AboutWaiting />;
  if (asFailure(error).status === 404) return <p className="muted">This release has nothing about {id}.</p>;
  return <AboutFailed id={id} />;
}

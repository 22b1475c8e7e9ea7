import { Link } from "react-router-dom";
import type { Failure } from "../api-client/failure.ts";
import { urls } from "../urls/urls.ts";
import { ErrorMessage } from "./ErrorMessage.tsx";

export interface ErrorPageProps {
  readonly failure: Failure;
  /** What happened, where the failure does not tell. */
  readonly title?: string;
  readonly onRetry: () => void;
}

/** In place of a page whose data could not be loaded. */
export function ErrorPage({ failure, title, onRetry }: ErrorPageProps) {
  const said =
    title ??
    (failure.status === null
      ? "There is no connection to the server."
      : failure.status === 503
        ? failure.detail
        : "The server had a problem with this page.");
  return (
    <div className="page loading-page">
      <h1 className="visually-hidden">This page could not be loaded</h1>
      <ErrorMessage title={said} failure={failure} onRetry={onRetry}>
        Try again in a moment, or go to the <Link to={urls.front}>main page</Link>.
      </ErrorMessage>
    </div>
  );
}

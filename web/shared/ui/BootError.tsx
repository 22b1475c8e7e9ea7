import { ErrorMessage } from "./ErrorMessage.tsx";

/** Nothing of the site can be drawn: its settings did not come. */
export function BootError({ reason }: { readonly reason: string }) {
  return (
    <main className="page">
      <h1 className="visually-hidden">The site could not be started</h1>
      <ErrorMessage
        title="The site could not be started."
        failure={{ status: null, detail: reason, requestId: null }}
        onRetry={() => location.reload()}
      >
        The server does not answer as it should. Try again in a moment.
      </ErrorMessage>
    </main>
  );
}

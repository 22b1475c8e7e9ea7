import { CloudOff, History, RefreshCw, X } from "lucide-react";
import { useSelector } from "react-redux";
import { useAppDispatch } from "../../shared/store/use-app-dispatch.ts";
import { pageRelease } from "../../shared/urls/dataset.ts";
import { outage, serverState } from "./server-state.ts";
import { served } from "./served.ts";
import { useServedRelease } from "./use-served-release.ts";
import { useServerState } from "./use-server-state.ts";

/** "What was kept at 10:12:03" */
const whatWasKept = (from: string): string =>
  `what was kept${from === "" ? "" : ` at ${new Date(from).toLocaleTimeString()}`}`;

/** Says which part of the server is down, when another release is live than the one that the page shows, and when what it shows was kept from before. */
export function ServedNotes() {
  const dispatch = useAppDispatch();
  const newer = useSelector(served.selectors.newer);
  const keptFrom = useSelector(served.selectors.keptFrom);
  const down = useSelector(serverState.selectors.firstDown);
  useServedRelease();
  useServerState();
  return (
    <div className="served-notes" role="status">
      {down !== null && (
        <p className="message message--warn">
          <CloudOff className="icon" aria-hidden />
          <span>
            {outage(down)} {keptFrom === null ? "What is shown stays" : `You see ${whatWasKept(keptFrom)}`};
            this page looks again every few seconds and goes on by itself.
          </span>
        </p>
      )}
      {down === null && keptFrom !== null && (
        <p className="message message--warn">
          <History className="icon" aria-hidden />
          <span>
            The search engine does not answer. You see {whatWasKept(keptFrom)}; searches and filters may fail
            until it is back.
          </span>
        </p>
      )}
      {newer !== null && (
        <div className="message">
          <RefreshCw className="icon" aria-hidden />
          <span>
            {newer === pageRelease ? (
              <>
                Release <b>{newer}</b> was loaded once more; this page shows it as it was before.
              </>
            ) : (
              <>
                Release <b>{newer}</b> is live now; this page shows {pageRelease}.
              </>
            )}
          </span>
          <span className="served-notes__buttons">
            <button type="button" className="button" onClick={() => location.reload()}>
              Reload
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label="Stay with this release"
              title="Stay with this release"
              onClick={() => dispatch(served.actions.putOff())}
            >
              <X className="icon" aria-hidden />
            </button>
          </span>
        </div>
      )}
    </div>
  );
}

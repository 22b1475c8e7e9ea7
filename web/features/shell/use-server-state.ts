import { useEffect } from "react";
import { useSelector, useStore } from "react-redux";
import { useNavigation } from "react-router-dom";
import type { Health } from "../../../api/contract/health.ts";
import { api } from "../../shared/api-client/api.ts";
import { recoveries } from "../../shared/store/recoveries.ts";
import { awaitedLong, longWait } from "../../shared/api-client/served.ts";
import { useMetadata } from "../../shared/boot/boot.ts";
import { useAppDispatch } from "../../shared/store/use-app-dispatch.ts";
import { serverState } from "./server-state.ts";

/** ms between looks while something is down. */
const lookEvery = 4000;
/** ms within which a server that works says how it is, also where none of its parts answers it. */
const healthWithin = 5000;

async function askHealth(): Promise<Health | null> {
  try {
    const answer = await fetch("/api/v1/health", {
      cache: "no-store",
      signal: AbortSignal.timeout(healthWithin),
    });
    // Our own server's answer, of the shape that the call is described with.
    return answer.ok ? ((await answer.json()) as Health) : null;
  } catch {
    return null;
  }
}

/** Calls that failed, by endpoint and what they asked. */
function* failedCalls(state: unknown) {
  // The store has the state of the api under its path.
  const { queries } = (state as { api: ReturnType<typeof api.reducer> }).api;
  for (const entry of Object.values(queries))
    if (entry?.status === "rejected" && entry.endpointName !== undefined)
      yield { endpoint: entry.endpointName, asked: entry.originalArgs };
}

/** A page whose code does not come is waited for without any call that would tell. */
function useSlowNavigation(): void {
  const dispatch = useAppDispatch();
  const isUnderWay = useNavigation().state !== "idle";
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setTimeout(() => dispatch(awaitedLong()), longWait);
    return () => clearTimeout(timer);
  }, [isUnderWay, dispatch]);
}

/** While a part of the server is down, asks until it is back; then what failed is asked again, and what is shown stays meanwhile. */
export function useServerState(): void {
  const dispatch = useAppDispatch();
  const store = useStore();
  const isSuspected = useSelector(serverState.selectors.isSuspected);
  const hasRelease = useMetadata() !== null;
  useSlowNavigation();
  useEffect(() => {
    if (!hasRelease) dispatch(serverState.actions.suspected());
  }, [hasRelease, dispatch]);
  useEffect(() => {
    if (!isSuspected) return;
    let isOver = false;
    let wasDown = false;
    let timer = 0;
    const look = async (): Promise<void> => {
      const health = await askHealth();
      if (isOver) return;
      if (health?.parts.every(({ up }) => up) !== true) {
        wasDown = true;
        dispatch(serverState.actions.asked(health));
        timer = window.setTimeout(() => void look(), lookEvery);
        return;
      }
      // Nothing but what the server wrote into the page says which release it is.
      if (!hasRelease) {
        location.reload();
        return;
      }
      // A server that answers and yet refused a call has too much to do: it is not asked again unbidden.
      for (const { endpoint, asked } of wasDown ? [...failedCalls(store.getState())] : [])
        // An endpoint of this name made the call, and takes what it took before.
        void dispatch(
          api.endpoints[endpoint as "statistics"].initiate(asked as undefined, {
            forceRefetch: true,
            subscribe: false,
          }),
        );
      dispatch(serverState.actions.asked(health));
      if (wasDown) dispatch(recoveries.actions.recovered());
    };
    void look();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isSuspected, hasRelease, dispatch, store]);
}

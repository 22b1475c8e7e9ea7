import { startTransition, Suspense, useEffect, useEffectEvent, useState } from "react";
import type { ComponentType } from "react";
import type { BrowserProps } from "../../features/genome-browser/Browser.tsx";

/** Brings the program of JBrowse. */
export const loadAllTracks = () => import("../../features/genome-browser/Browser.tsx");

interface AllTracksProps extends BrowserProps {
  /** Hears that it is taken away. */
  readonly onGone: () => void;
}

/** The browser, once its code is there: React would show what it waits for by itself a third of a second late. */
export function AllTracks({ onGone, ...props }: AllTracksProps) {
  const [Browser, setBrowser] = useState<ComponentType<BrowserProps> | null>(null);
  const failed = useEffectEvent(props.onFailure);
  const gone = useEffectEvent(onGone);
  useEffect(() => () => gone(), []);
  useEffect(() => {
    loadAllTracks().then(
      // Drawn in steps, between which the page answers.
      (module) => startTransition(() => setBrowser(() => module.default)),
      () => failed("A part of the site could not be reached."),
    );
  }, []);
  return (
    Browser && (
      <Suspense>
        <Browser {...props} />
      </Suspense>
    )
  );
}

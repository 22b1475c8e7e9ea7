import { useEffect } from "react";
import type { ServedReleases } from "../../../api/contract/health.ts";
import { useAppDispatch } from "../../shared/store/use-app-dispatch.ts";
import { pageGeneration, releaseBase } from "../../shared/urls/dataset.ts";
import { served } from "./served.ts";

/** ms between looks at a page that is in view; one that comes into view again is looked at sooner. */
const lookEvery = 300_000;
const lookAgain = 60_000;

/** What is live, or null when the server does not say. */
async function askServed(): Promise<ServedReleases | null> {
  const answer = await fetch("/api/v1/release", { cache: "no-store" }).catch(() => null);
  if (!answer?.ok) return null;
  // Our own server's answer, of the shape that the call is described with.
  return (await answer.json()) as ServedReleases;
}

/** Looks now and then, while the page is in view, whether what it shows is still live: another release, or the same loaded once more. */
export function useServedRelease(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    // Whose address names a release has chosen it.
    if (releaseBase !== "") return;
    let last = Date.now();
    const look = async (pause: number): Promise<void> => {
      if (pageGeneration === null || document.visibilityState === "hidden" || Date.now() - last < pause)
        return;
      last = Date.now();
      const { release = null, generation = null } = (await askServed()) ?? {};
      if (release !== null && generation !== pageGeneration) dispatch(served.actions.looked(release));
    };
    const onVisible = (): void => void look(lookAgain);
    const timer = setInterval(() => void look(lookEvery), lookAgain);
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [dispatch]);
}

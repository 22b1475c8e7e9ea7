import { Eye } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import type { ServedReleases } from "../../../api/contract/health.ts";
import { useMetadata } from "../../shared/boot/boot.ts";
import { pageRelease } from "../../shared/urls/dataset.ts";

/** Says that the pages show another release than the live one: one that is not published yet, or one from before. */
export function ReleaseBanner() {
  const metadata = useMetadata();
  const { pathname, search } = useLocation();
  const [served, setServed] = useState<ServedReleases | null>(null);
  useEffect(() => {
    fetch("/api/v1/release")
      // Our own server's answer, of the shape that the call is described with.
      .then(async (answer) => (answer.ok ? setServed((await answer.json()) as ServedReleases) : undefined))
      .catch(() => undefined); // the banner says less then
  }, []);
  const release = metadata?.date_version ?? pageRelease;
  const isPublished = served?.releases.includes(release ?? "") === true;
  return (
    <aside className="message message--warn" aria-label="Release shown">
      <Eye className="icon" aria-hidden />
      <span>
        {metadata === null ? (
          <>There is no release {pageRelease} here.</>
        ) : (
          <>
            You are looking at release <b>{release}</b>
            {served !== null && !isPublished ? " before it is published" : ""}.
          </>
        )}{" "}
        {served?.release != null && <>The live release is {served.release}.</>}{" "}
        <a href={pathname + search}>Show this page of the live release</a>
      </span>
    </aside>
  );
}

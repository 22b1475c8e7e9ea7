import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { useDeployment } from "../../shared/boot/boot.ts";
import { subjectOf } from "../entities/about.ts";
import { AboutFailed, AboutWaiting } from "./AboutStates.tsx";
import { watchLinks } from "./watch-links.ts";
import type { LinkWatch } from "./watch-links.ts";

// No page needs it at first: it comes while the mouse rests on a link, before the popover opens.
const load = () => import("./About.tsx").catch(() => ({ default: AboutFailed }));
const About = lazy(load);

/** Name of the link in CSS, which places the popover beside it. */
const anchor = "--about";

/**
 * The popover of all links that are marked with `about`: one element for the whole site. It lies in the top layer, below
 * or above its link, never on it, and asks for what it shows only when it opens.
 */
export function Popovers() {
  const { site } = useDeployment();
  const { key } = useLocation();
  const panel = useRef<HTMLDivElement>(null);
  const watch = useRef<LinkWatch>(null);
  const [link, setLink] = useState<HTMLElement | null>(null);
  const subject = link && subjectOf(link);

  useEffect(() => {
    if (panel.current === null) return;
    const started = watchLinks(panel.current, site.details_popup_delay, setLink, () => void load());
    watch.current = started;
    return () => started.stop();
  }, [site.details_popup_delay]);
  useEffect(() => watch.current?.close(), [key]);
  useLayoutEffect(() => {
    const element = panel.current;
    if (link === null || element === null) return;
    link.style.setProperty("anchor-name", anchor);
    // Browsers that place nothing beside an anchor show it at the edge of the window that is farther from the link.
    element.dataset["edge"] = link.getBoundingClientRect().top > innerHeight / 2 ? "top" : "bottom";
    element.scrollTop = 0;
    element.showPopover();
    return () => {
      link.style.removeProperty("anchor-name");
      element.hidePopover();
    };
  }, [link]);

  return (
    <div className="about" popover="manual" ref={panel} aria-live="polite" data-react-aria-top-layer>
      {subject && (
        <Suspense fallback={<AboutWaiting />}>
          <About key={subject.id} {...subject} />
        </Suspense>
      )}
    </div>
  );
}

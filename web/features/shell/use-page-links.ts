import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { releaseBase } from "../../shared/urls/dataset.ts";

/** A click that asks for the link itself, and not for a new window or a file. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;

/** Follows the links that PageLink draws within the running program. */
export function usePageLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a[data-page]") : null;
      const to = link?.getAttribute("href") ?? null;
      if (to === null || event.defaultPrevented || !isPlain(event)) return;
      event.preventDefault();
      // As with any other link, the same address is no further step for Back.
      void navigate(to.slice(releaseBase.length), {
        replace: new URL(to, location.href).href === location.href,
      });
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [navigate]);
}

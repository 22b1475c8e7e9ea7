import { lazy, Suspense, useEffect, useRef } from "react";
import type { MouseEvent } from "react";
import { Outlet, ScrollRestoration, useLocation } from "react-router-dom";
import { releaseBase } from "../../shared/urls/dataset.ts";
import { urls } from "../../shared/urls/urls.ts";
import { usePage } from "../../shared/urls/use-page.ts";
import { Popovers } from "../popovers/Popovers.tsx";
import { focusSearchBox } from "../search-box/focus.ts";
import { SearchBox } from "../search-box/SearchBox.tsx";
import { useDeployment } from "../../shared/boot/boot.ts";
import { skipLinksId } from "../../shared/ui/skip-links.ts";
import { Toasts } from "../../shared/toast/Toasts.tsx";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { ServedNotes } from "./ServedNotes.tsx";
import { usePageLinks } from "./use-page-links.ts";
import { usePrintFoot } from "./use-print-foot.ts";
import { useScrollAnchor } from "./use-scroll-anchor.ts";

// Few visitors see it.
const ReleaseBanner = lazy(async () => ({ default: (await import("./ReleaseBanner.tsx")).ReleaseBanner }));

/** The frame of every page. */
export function Layout() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const page = usePage();
  const { search } = useDeployment();

  useEffect(() => {
    const toSearch = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      if (focusSearchBox()) event.preventDefault();
    };
    document.addEventListener("keydown", toSearch);
    return () => document.removeEventListener("keydown", toSearch);
  }, []);

  // A new page is read from its start; the front page's search box takes the focus itself.
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    forgetServedHead(releaseBase + pathname);
    if (pathname !== urls.front) main.current?.focus({ preventScroll: true });
  }, [pathname]);

  useScrollAnchor(main);
  usePageLinks();
  usePrintFoot();

  const skip = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
    main.current?.scrollIntoView();
  };
  return (
    <>
      <a className="skip" href="#main" onClick={skip}>
        Skip to content
      </a>
      <div id={skipLinksId} className="skip-links" />
      {releaseBase !== "" && (
        <Suspense>
          <ReleaseBanner />
        </Suspense>
      )}
      <Header search={pathname === urls.front ? null : <SearchBox placeholder={search.placeholder} />} />
      <main id="main" tabIndex={-1} ref={main}>
        <Outlet />
      </main>
      <Footer />
      <Toasts placement={page?.isDetail ? "detail" : "tool"} />
      <ServedNotes />
      <Popovers />
      <ScrollRestoration />
    </>
  );
}

const withoutText = /^(checkbox|radio|range|button|submit|reset|file|color)$/;

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !withoutText.test(target.type);
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/**
 * The server wrote into the head what the first page is about. When another page is shown, its address takes the place of
 * the first one's, and what told machines about the first one goes.
 */
function forgetServedHead(pathname: string): void {
  const address = location.origin + pathname;
  document.querySelector('link[rel="canonical"]')?.setAttribute("href", address);
  document.querySelector('meta[property="og:url"]')?.setAttribute("content", address);
  document.querySelector('script[type="application/ld+json"]')?.remove();
}

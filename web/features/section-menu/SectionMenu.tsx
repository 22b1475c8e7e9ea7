import { Menu } from "lucide-react";
import { Fragment, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { count as formatted, counted } from "../../shared/format/format.ts";
import { PageLink } from "../../shared/ui/PageLink.tsx";
import { SkipLink } from "../../shared/ui/SkipLink.tsx";
import { useDisclosure } from "../../shared/ui/use-disclosure.ts";
import { idIn } from "./use-fragment.ts";

export interface MenuEntry {
  /** Id of the section. */
  readonly id: string;
  readonly label: string;
  readonly count?: number;
  /** Heading that it stands under with its neighbours of the same group. */
  readonly group?: string | null;
  /** Begins with the filters of a table. */
  readonly hasFilters?: boolean;
}

/** The sections that a page has, the one in view marked. Below 960 px one button opens it. */
export function SectionMenu({ entries }: { readonly entries: readonly MenuEntry[] }) {
  const { isOpen: open, setOpen, trigger, rootProps } = useDisclosure<HTMLElement>();
  const { pathname, search } = useLocation();
  const [current, setCurrent] = useCurrentSection(entries);
  // The press shows at once, before the page has moved.
  const press = (id: string) => {
    setOpen(false);
    setCurrent(id);
  };
  const first = entries.find(({ hasFilters }) => hasFilters);
  return (
    <>
      {first && <SkipLink to={first.id}>Skip to tables</SkipLink>}
      <nav
        className={open ? "section-menu is-open" : "section-menu"}
        aria-label="Sections of this page"
        {...rootProps}
      >
        <button
          type="button"
          ref={trigger}
          className="section-menu__button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <Menu className="icon" aria-hidden />
          On this page<span className="n">{counted(entries.length, "section")}</span>
        </button>
        <ul tabIndex={-1}>
          {entries.map((entry, index) => (
            <Fragment key={entry.id}>
              {entry.group && entry.group !== entries[index - 1]?.group && (
                <li className="section-menu__group">{entry.group}</li>
              )}
              <li className={entry.group ? "section-menu__sub" : undefined}>
                <PageLink
                  to={`${pathname}${search}#${entry.id}`}
                  aria-current={entry.id === current ? "true" : undefined}
                  onClick={() => press(entry.id)}
                >
                  {entry.label}
                  {entry.count !== undefined && <span>{formatted(entry.count)}</span>}
                </PageLink>
              </li>
            </Fragment>
          ))}
        </ul>
      </nav>
    </>
  );
}

/** Share of the window's height above which a section's start counts as reached. */
const reached = 0.3;

interface Place {
  readonly id: string;
  readonly top: number;
  readonly bottom: number;
}

/** The section in view, of those of a page in their order; of several side by side the one that was asked for, else the first. */
function inView(places: readonly Place[], asked: string | null, isAtEnd: boolean): string | null {
  const line = isAtEnd ? innerHeight : innerHeight * reached;
  const passed = places.filter(({ top }) => top <= line);
  const meant = passed.find(({ id }) => id === asked);
  // It is no longer when its start has been left behind.
  if (meant && meant.bottom > 0 && (isAtEnd || meant.top >= -askedSlack)) return meant.id;
  const last = passed.at(-1);
  return passed.find(({ top }) => top === last?.top)?.id ?? null;
}

/** px that the start of a section may be above the window while it still counts as asked for. */
const askedSlack = 60;

/** Id of the section whose start has been scrolled to the upper part of the window, and what says beforehand which one it will be. */
function useCurrentSection(
  entries: readonly { readonly id: string }[],
): readonly [string | null, (id: string) => void] {
  const [current, setCurrent] = useState<string | null>(entries[0]?.id ?? null);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const isAtEnd = scrollY > 0 && innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
      const places = entries.flatMap(({ id }) => {
        const box = document.getElementById(id)?.getBoundingClientRect();
        return box ? [{ id, top: box.top, bottom: box.bottom }] : [];
      });
      setCurrent(inView(places, idIn(location.hash), isAtEnd) ?? entries[0]?.id ?? null);
    };
    const later = () => {
      frame ||= requestAnimationFrame(look);
    };
    // The page has just been put together: where its parts are is known without more work once the frame is laid out.
    later();
    addEventListener("scroll", later, { passive: true });
    addEventListener("resize", later, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("scroll", later);
      removeEventListener("resize", later);
    };
  }, [entries]);
  return [current, setCurrent];
}

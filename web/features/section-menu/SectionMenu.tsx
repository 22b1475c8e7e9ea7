import { Menu } from "lucide-react";
import { Fragment, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { count as formatted, counted } from "../../shared/format/format.ts";
import { PageLink } from "../../shared/ui/PageLink.tsx";
import { useDisclosure } from "../../shared/ui/use-disclosure.ts";

export interface MenuEntry {
  /** Id of the section. */
  readonly id: string;
  readonly label: string;
  readonly count?: number;
  /** Heading that it stands under with its neighbours of the same group. */
  readonly group?: string | null;
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
  return (
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
  );
}

/** Share of the window's height above which a section's start counts as reached. */
const reached = 0.3;

/** Id of the last section whose start has been scrolled to the upper part of the window, and what says beforehand which one it will be. */
function useCurrentSection(
  entries: readonly { readonly id: string }[],
): readonly [string | null, (id: string) => void] {
  const [current, setCurrent] = useState<string | null>(entries[0]?.id ?? null);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const atEnd = scrollY > 0 && innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
      const line = atEnd ? innerHeight : innerHeight * reached;
      const passed = entries.filter(
        ({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) <= line,
      );
      setCurrent(passed.at(-1)?.id ?? entries[0]?.id ?? null);
    };
    const later = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
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

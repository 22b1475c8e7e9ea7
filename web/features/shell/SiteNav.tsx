import { ChevronDown, Menu } from "lucide-react";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { useDeployment } from "../../shared/boot/boot.ts";
import { Disclosure } from "../../shared/ui/Disclosure.tsx";
import { ThemeButton } from "../../shared/theme/ThemeButton.tsx";
import { headerMenus } from "./menus.ts";
import { SmartLink } from "../../shared/ui/SmartLink.tsx";
import { useDisclosure } from "../../shared/ui/use-disclosure.ts";

/** The header's menus; on narrow windows one button opens them all. */
export function SiteNav() {
  const { site, menus } = useDeployment();
  const { isOpen: open, setOpen, trigger, rootProps } = useDisclosure<HTMLElement>();
  const { key } = useLocation();
  useEffect(() => setOpen(false), [key, setOpen]);

  const all = headerMenus(site, menus);
  return (
    <nav className={open ? "site-nav is-open" : "site-nav"} aria-label="Main" {...rootProps}>
      <button
        type="button"
        ref={trigger}
        className="site-nav__button site-nav__all"
        aria-expanded={open}
        aria-controls="site-menus"
        onClick={() => setOpen(!open)}
      >
        <Menu className="icon" aria-hidden />
        Menu
      </button>
      <ul id="site-menus">
        {all.map((menu, index) => (
          <li key={menu.label}>
            <Disclosure
              button={
                <>
                  {menu.label}
                  <ChevronDown className="icon" aria-hidden />
                </>
              }
              buttonClass="site-nav__button"
              align={index === all.length - 1 ? "end" : "start"}
            >
              <ul>
                {menu.entries.map((entry) => (
                  <li key={entry.label}>
                    <SmartLink to={entry.url} className="menu-link">
                      {entry.label}
                    </SmartLink>
                  </li>
                ))}
              </ul>
            </Disclosure>
          </li>
        ))}
      </ul>
      <ThemeButton />
    </nav>
  );
}

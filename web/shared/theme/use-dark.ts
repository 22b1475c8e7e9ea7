import { useCallback, useSyncExternalStore } from "react";

/** Whether the page is dark, by the reader's choice or the system's; for what does not follow the style sheet. */
export function useDark(): boolean {
  const subscribe = useCallback((changed: () => void) => {
    const system = matchMedia("(prefers-color-scheme: dark)");
    const chosen = new MutationObserver(changed);
    system.addEventListener("change", changed);
    chosen.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    return () => {
      system.removeEventListener("change", changed);
      chosen.disconnect();
    };
  }, []);
  return useSyncExternalStore(subscribe, () => {
    const { theme } = document.documentElement.dataset;
    return theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  });
}

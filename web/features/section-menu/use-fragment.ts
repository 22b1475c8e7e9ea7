import { useEffect } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/**
 * Scrolls to the section that the address names, once the page's content is there. Back keeps its own position; the
 * first page of a visit, whose key is "default", is no Back.
 */
export function useFragment(): void {
  const { hash, key } = useLocation();
  const isBack = useNavigationType() === "POP" && key !== "default";
  useEffect(() => {
    if (hash === "" || isBack) return;
    document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash, key, isBack]);
}

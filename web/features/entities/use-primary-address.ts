import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/**
 * Puts the id that stands for a secondary one into the address, in place of it.
 * @param at path of the page for an id
 */
export function usePrimaryAddress(at: (id: string) => string, asked: string, primary: string): void {
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  useEffect(() => {
    if (asked !== primary) void navigate({ pathname: at(primary), search, hash }, { replace: true });
    // Only once for an id: what stands behind it in the address changes as the page is used.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [asked, primary]);
}

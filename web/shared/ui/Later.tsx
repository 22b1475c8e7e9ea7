import { startTransition, useEffect, useState } from "react";
import type { ReactNode } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { isTyped } from "../visits/visits.ts";

/**
 * What stands below the window: drawn once what comes before it is on the screen, in slices between which the browser
 * answers. At once for those who are on the way to a place in it, by the fragment of an address, by Back or a reload.
 */
export function Later({ children }: { readonly children: ReactNode }) {
  const { hash, key } = useLocation();
  const isReturn = useNavigationType() === "POP" && !isTyped(key);
  const [isDrawn, setDrawn] = useState(hash !== "" || isReturn);
  useEffect(() => startTransition(() => setDrawn(true)), []);
  // In its place what keeps the foot of the page below the window.
  return isDrawn ? children : <div className="loading-page later" />;
}

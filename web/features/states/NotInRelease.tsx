import type { ReactNode } from "react";

/** Greyed: what it would be, that the release does not tell it, and why. */
export const NotInRelease = ({ label, reason }: { readonly label?: ReactNode; readonly reason: string }) => (
  <p className="not-in-release small">
    {label && <b>{label}</b>}
    <span>not in this release</span> <span className="not-in-release__reason">{reason}</span>
  </p>
);
